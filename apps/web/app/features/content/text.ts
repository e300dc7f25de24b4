import type { Block, ContentPage, Text, TextLink } from './block.ts';

/** Plain text, without the URLs of its links. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

/** All visible text of a block, one entry per piece. */
export function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'definitions':
      return block.items.flatMap(({ term, meaning }) => [term, meaning]);
    case 'table':
      return [block.caption, ...block.columns.map((column) => column.label), ...block.rows.flat()];
    case 'note':
      return [block.text, ...(block.sources ?? []).map((source) => source.title)];
  }
}

/** All visible text of a page. */
export function pageTexts(page: ContentPage): readonly Text[] {
  return [
    page.title,
    page.opening,
    ...page.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
  ];
}

/** Every link on a page. */
export function pageLinks(page: ContentPage): readonly TextLink[] {
  return pageTexts(page).flatMap((text) =>
    typeof text === 'string' ? [] : text.filter((part) => typeof part !== 'string'),
  );
}

/** React key for a block, unique within its section. */
export function blockKey(block: Block): string {
  return `${block.kind}: ${textsOf(block).map(plainText).join(' ')}`;
}

/** An income year with an en dash that no line breaks at. */
export function yearText(year: string): string {
  return year.replace('-', '\u2060–\u2060');
}
