import type { Block, NoteTone, Source, Text } from '../block.ts';
import { plainText } from '../text.ts';
import css from './content.module.css';
import { ContentTable } from './content-table.tsx';
import { RichText } from './rich-text.tsx';
import { SourceList } from './source-list.tsx';

/** One block of a section. */
export function ContentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <ItemList items={block.items} isOrdered={block.isOrdered === true} />;
    case 'definitions':
      return <Definitions items={block.items} />;
    case 'table':
      return <ContentTable {...block} />;
    case 'note':
      return <Note tone={block.tone} text={block.text} sources={block.sources ?? []} />;
  }
}

function ItemList({ items, isOrdered }: { items: readonly Text[]; isOrdered: boolean }) {
  const entries = items.map((item) => (
    <li key={plainText(item)}>
      <RichText text={item} />
    </li>
  ));
  return isOrdered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function Definitions({ items }: { items: readonly { readonly term: string; readonly meaning: Text }[] }) {
  return (
    <dl className={css.definitions}>
      {items.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const noteLabels = { placeholder: 'To be completed', limit: 'Limits', fact: 'Fact' } as const;

function Note({ tone, text, sources }: { tone: NoteTone; text: Text; sources: readonly Source[] }) {
  return (
    <div className={css.note} data-tone={tone}>
      <p>
        <strong>{noteLabels[tone]}.</strong> <RichText text={text} />
      </p>
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
}
