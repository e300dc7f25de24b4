import { useId } from 'react';
import { Link } from 'react-router';
import { day } from '#app/lib/format.ts';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import type { Block, Column, ContentPage, NoteTone, Section, Source, TableParts, Text, TextLink } from '../block.ts';
import { blockKey, plainText } from '../text.ts';
import css from './content.module.css';

/** A table with its caption and sources; on a narrow screen it scrolls in its own box, also by keyboard. */
function ContentTable({ caption, columns, rows, sources = [] }: TableParts) {
  const captionId = useId();
  return (
    <div className={css.tableBlock}>
      <ScrollBox labelledBy={captionId}>
        <table className={css.table}>
          <caption id={captionId}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={cellClass(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.join(' ')} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
}

function TableRow({ columns, row }: { columns: readonly Column[]; row: readonly string[] }) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.label} scope="row">
            {row[index]}
          </th>
        ) : (
          <td key={column.label} className={cellClass(column)}>
            {row[index]}
          </td>
        ),
      )}
    </tr>
  );
}

function cellClass(column: Column): string | undefined {
  return column.isFigure ? css.figure : undefined;
}

/** One block of a section. */
function ContentBlock({ block }: { block: Block }) {
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

const noteLabels = { placeholder: 'To be completed. ', limit: 'Limits. ', fact: null } as const;

function Note({ tone, text, sources }: { tone: NoteTone; text: Text; sources: readonly Source[] }) {
  return (
    <div className={css.note} data-tone={tone}>
      <p>
        {noteLabels[tone] && <strong>{noteLabels[tone]}</strong>}
        <RichText text={text} />
      </p>
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
}

// Pages with fewer sections need no table of contents.
const sectionsForContentsList = 4;

/** A content page: title, review date, table of contents, and the sections. */
export function ContentArticle({ page }: { page: ContentPage }) {
  return (
    <article className={`fh-width ${css.article}`}>
      <header className={css.header}>
        <h1>{page.title}</h1>
        <p className={css.opening}>
          <RichText text={page.opening} />
        </p>
        <p className={css.reviewed}>
          Last reviewed <time dateTime={page.reviewed}>{day(page.reviewed)}</time>
        </p>
      </header>
      {page.sections.length >= sectionsForContentsList && <ContentsList sections={page.sections} />}
      <div className={css.sections}>
        {page.sections.map((section) => (
          <ContentSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function ContentsList({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className={`fh-no-print ${css.contents}`} aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContentSection({ section: { id, title, blocks } }: { section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <ContentBlock key={blockKey(block)} block={block} />
      ))}
    </section>
  );
}

/** Text with its links. */
function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : <TextAnchor key={plainText([part])} link={part} />));
}

function TextAnchor({ link: { label, to } }: { link: TextLink }) {
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} rel="noreferrer">
      {label}
    </a>
  );
}

/** Sources of the facts above, each with its date and whether a second source was found. */
function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={css.sources}>
      {sources.map((source) => (
        <li key={source.title}>
          Source: {source.title}. As at <time dateTime={source.asAt}>{day(source.asAt)}</time>.
          {source.confidence === 'single-source' && ' Not confirmed by a second source.'}
        </li>
      ))}
    </ul>
  );
}
