import { NativeSelect } from '@mantine/core';
import type { SortChoice } from './columns.ts';
import { type Filters, useFilterFold } from './filter-fold.tsx';
import type { ListAddress } from './list-address.ts';
import css from './list-tools.module.css';
import { SearchField } from './search-field.tsx';

interface ListToolsProps<Sort extends string> {
  /** Title of the list in a sentence. */
  readonly title: string;
  /** What is searched. */
  readonly help: string;
  readonly address: ListAddress<Sort>;
  readonly sortChoices: readonly SortChoice<Sort>[];
  /** Which rows are shown. */
  readonly range: string;
  readonly filters: Filters | undefined;
  readonly hasShortcut: boolean;
  /** Called on arrow down in the search. */
  readonly onDown: () => void;
}

/** What stands above a list's rows: search, order, range and filters. A phone folds order and filters behind a button. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { title, help, address, sortChoices, range, filters, hasShortcut, onDown } = props;
  const { button, foldable, isFolded } = useFilterFold(filters?.count ?? 0);
  return (
    <div data-folded={(filters && isFolded) || undefined}>
      <div className={`fh-fields ${css.tools}`} data-folding={filters && true}>
        <SearchField
          label={`Search ${title}`}
          description={help}
          value={address.part.q}
          onSearch={address.find}
          onDown={onDown}
          hasShortcut={hasShortcut}
        />
        {filters && button}
        {sortChoices.length > 1 && (
          <SortField
            className={foldable}
            label={`Sort ${title}`}
            choices={sortChoices}
            value={address.part.sort}
            onSort={address.sortBy}
          />
        )}
        <p className={`fh-figures ${css.range}`} role="status">
          {range}
        </p>
      </div>
      {filters && <div className={`fh-fields ${css.filters} ${foldable}`}>{filters.fields}</div>}
    </div>
  );
}

interface SortFieldProps<Sort extends string> {
  readonly className: string;
  readonly label: string;
  readonly choices: readonly SortChoice<Sort>[];
  readonly value: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** All sort orders of a table, including those without a column heading. */
function SortField<Sort extends string>({ className, label, choices, value, onSort }: SortFieldProps<Sort>) {
  function choose(text: string) {
    const choice = choices.find((candidate) => candidate.value === text);
    if (choice) onSort(choice.value);
  }

  return (
    <NativeSelect
      className={className}
      label={label}
      size="md"
      value={value}
      data={choices.map((choice) => ({ ...choice }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
