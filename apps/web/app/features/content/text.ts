import type { Block, ContentPage, Text, TextLink } from './block.ts';

/** The words of a text without its links' targets. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

/** Everything a reader reads in a block, one entry for each piece of text. */
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

/** Everything a reader reads on a page. */
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

/** A name for a block among those of its section. */
export function blockKey(block: Block): string {
  return `${block.kind}: ${textsOf(block).map(plainText).join(' ')}`;
}
