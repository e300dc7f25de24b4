import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import type { Column, SortChoice } from './columns.ts';
import type { Filters } from './filter-fold.tsx';
import type { ListAddress } from './list-address.ts';
import css from './list-section.module.css';
import { ListTools } from './list-tools.tsx';
import { RowList } from './row-list.tsx';
import { type Nouns, rowRange } from './row-range.ts';
import { TableHead } from './table-head.tsx';
import { EmptyRow, FailedRow, LoadingRows } from './table-states.tsx';
import type { Listing } from './use-listing.ts';

/** Texts of a list. */
export interface ListWords {
  readonly title: string;
  readonly nouns: Nouns;
  readonly searchHelp: string;
  readonly empty: string;
  readonly failed: string;
}

interface ListSectionProps<Row, Sort extends string> {
  readonly words: ListWords;
  readonly columns: readonly Column<Sort>[];
  readonly sortChoices: readonly SortChoice<Sort>[];
  readonly address: ListAddress<Sort>;
  readonly listing: Listing<Row>;
  /** Total number of records; null while not known. */
  readonly total: number | null;
  readonly hasShortcut: boolean;
  /** Content beside the title. */
  readonly action: ReactNode;
  /** Filters between the search and the rows; a phone folds them, and the sort order with them. */
  readonly filters?: Filters;
  /** True where the heading of the screen says the same: the title is for screen readers alone. */
  readonly isTitledAbove?: boolean;
  /** Actions of an empty list. */
  readonly nextStep: ReactNode;
  readonly renderRow: (row: Row) => ReactNode;
  /** Rows of one line, 44 px high, where the screen is wide enough for a table. */
  readonly isDense?: boolean;
  /** A footer row with the totals of the columns. */
  readonly renderTotals?: (rows: readonly Row[]) => ReactNode;
  /** Of a list whose rows can be selected: the first column's heading, and what stands below the pages. */
  readonly selecting?: { readonly head: ReactNode; readonly bar: ReactNode };
}

/** A list of the dashboard: search, sort order, rows as a table (cards on a phone), pages. */
export function ListSection<Row, Sort extends string>(props: ListSectionProps<Row, Sort>) {
  const { words, columns, sortChoices, address, listing, total, hasShortcut, action, nextStep, renderRow } = props;
  const { filters, renderTotals, selecting, isDense = false, isTitledAbove = false } = props;
  const { page, isOlder, isFetching, error, waiting, retry } = listing;
  const { part, pagesBefore } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const title = words.title.toLowerCase();
  const id = `list-${title}`;
  const shown = page?.rows.length ?? 0;
  const width = columns.length + (selecting ? 1 : 0);
  const range = rowRange({
    nouns: words.nouns,
    shown,
    pagesBefore,
    hasNext: page?.next != null,
    total: part.q === '' ? total : null,
  });

  return (
    <section className={`fh-card ${css.section}`} aria-labelledby={id}>
      <header className={css.head} data-titled-above={isTitledAbove || undefined}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {action}
      </header>
      <ListTools
        title={title}
        help={words.searchHelp}
        address={address}
        sortChoices={sortChoices}
        range={isOlder ? 'Loading' : range}
        filters={filters}
        hasShortcut={hasShortcut}
        onDown={() => firstWayIn(body.current)?.focus()}
      />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      <table
        className={css.table}
        aria-labelledby={id}
        aria-busy={isFetching}
        data-older={isOlder || undefined}
        data-dense={isDense || undefined}
      >
        <TableHead columns={columns} sort={part.sort} onSort={address.sortBy} selectHead={selecting?.head} />
        <RowList bodyRef={body}>
          {error != null && (
            <FailedRow
              columns={width}
              title={words.failed}
              text={errorText(error, 'Our server could not answer.')}
              hasOlderRows={shown > 0}
              onRetry={retry}
            />
          )}
          {page === undefined && isFetching && <LoadingRows columns={width} text={`Loading ${title}`} />}
          {page && shown === 0 && (
            <EmptyRow
              columns={width}
              text={words.empty}
              search={part.q}
              onClear={() => address.find('')}
              nextStep={nextStep}
            />
          )}
          {page?.rows.map(renderRow)}
        </RowList>
        {renderTotals && page && shown > 0 && <tfoot>{renderTotals(page.rows)}</tfoot>}
      </table>
      <Pager
        label={`Pages of ${title}`}
        address={address}
        next={isOlder ? null : (page?.next ?? null)}
        onStep={() => heading.current?.focus()}
      />
      {selecting?.bar}
    </section>
  );
}

// A row may hold other links before its main one.
function firstWayIn(body: HTMLElement | null): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>('[data-opens-row]') ?? body?.querySelector<HTMLElement>('a[href], button');
}

interface PagerProps {
  readonly label: string;
  readonly address: Pick<ListAddress<string>, 'pagesBefore' | 'toFirst' | 'toPrevious' | 'toNext'>;
  readonly next: string | null;
  /** Called after a page change, to scroll to the first row. */
  readonly onStep: () => void;
}

/** Previous and next for a list longer than a page; renders nothing for a shorter one. */
function Pager({ label, address, next, onStep }: PagerProps) {
  const { pagesBefore, toFirst, toPrevious, toNext } = address;
  const isFirst = pagesBefore === 0;
  if (isFirst && next === null) return null;

  function step(go: () => void) {
    go();
    onStep();
  }

  return (
    <nav className={css.pager} aria-label={label}>
      <Button variant="default" disabled={isFirst} onClick={() => step(toFirst)}>
        First
      </Button>
      <Button variant="default" disabled={isFirst || pagesBefore === null} onClick={() => step(toPrevious)}>
        Previous
      </Button>
      <Button variant="default" disabled={next === null} onClick={() => next !== null && step(() => toNext(next))}>
        Next
      </Button>
    </nav>
  );
}
