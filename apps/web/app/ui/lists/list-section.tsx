import { type ReactNode, useRef } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import type { Column, SortChoice } from './columns.ts';
import type { ListAddress } from './list-address.ts';
import css from './list-section.module.css';
import { Pager } from './pager.tsx';
import { RowList } from './row-list.tsx';
import { type Nouns, rowRange } from './row-range.ts';
import { SearchField } from './search-field.tsx';
import { SortField } from './sort-field.tsx';
import { TableHead } from './table-head.tsx';
import { EmptyRow, FailedRow, LoadingRows } from './table-states.tsx';
import type { Listing } from './use-listing.ts';

/** What a list is called and says. */
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
  /** All records there are; null while it is not known. */
  readonly total: number | null;
  readonly hasShortcut: boolean;
  /** Beside the title. */
  readonly action: ReactNode;
  /** Further choices between the search and the rows. */
  readonly filters?: ReactNode;
  /** What an empty list offers. */
  readonly nextStep: ReactNode;
  readonly renderRow: (row: Row) => ReactNode;
  /** A row below those that are shown, with what their columns come to. */
  readonly renderTotals?: (rows: readonly Row[]) => ReactNode;
}

/** A list of the dashboard: search, order, its rows as a table (as cards on a phone), pages. */
export function ListSection<Row, Sort extends string>(props: ListSectionProps<Row, Sort>) {
  const { words, columns, sortChoices, address, listing, total, hasShortcut, action, nextStep, renderRow } = props;
  const { filters, renderTotals } = props;
  const { page, isOlder, isFetching, error, waiting, retry } = listing;
  const { part, pagesBefore } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const title = words.title.toLowerCase();
  const id = `list-${title}`;
  const shown = page?.rows.length ?? 0;
  const range = rowRange({
    nouns: words.nouns,
    shown,
    pagesBefore,
    hasNext: page?.next != null,
    total: part.q === '' ? total : null,
  });

  return (
    <section className={`fh-card ${css.section}`} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {action}
      </header>
      <div className={`fh-fields ${css.tools}`}>
        <SearchField
          label={`Search ${title}`}
          description={words.searchHelp}
          value={part.q}
          onSearch={address.find}
          onDown={() => firstWayIn(body.current)?.focus()}
          hasShortcut={hasShortcut}
        />
        {sortChoices.length > 1 && (
          <SortField label={`Sort ${title}`} choices={sortChoices} value={part.sort} onSort={address.sortBy} />
        )}
        <p className={`fh-figures ${css.range}`} role="status">
          {isOlder ? 'Loading' : range}
        </p>
      </div>
      {filters && <div className={`fh-fields ${css.filters}`}>{filters}</div>}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      <table className={css.table} aria-labelledby={id} aria-busy={isFetching} data-older={isOlder || undefined}>
        <TableHead columns={columns} sort={part.sort} onSort={address.sortBy} />
        <RowList bodyRef={body}>
          {error != null && (
            <FailedRow
              columns={columns.length}
              title={words.failed}
              text={errorText(error, 'The server gave no usable answer.')}
              hasOlderRows={shown > 0}
              onRetry={retry}
            />
          )}
          {page === undefined && isFetching && <LoadingRows columns={columns.length} text={`Loading ${title}`} />}
          {page && shown === 0 && (
            <EmptyRow
              columns={columns.length}
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
    </section>
  );
}

// A row may hold other links before its main one.
function firstWayIn(body: HTMLElement | null): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>('[data-opens-row]') ?? body?.querySelector<HTMLElement>('a[href], button');
}
