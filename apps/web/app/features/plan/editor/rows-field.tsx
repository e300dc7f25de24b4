import { fullTimeSalary, usualAssumptions } from '@freehold/finance';
import { ActionButton } from '#app/ui/action.tsx';
import type { FieldSpec, RowSpec } from './field-spec.ts';
import css from './record-field.module.css';
import { TypedField } from './typed-field.tsx';
import type { FieldTo } from './use-visit.ts';

/** A row of a list by month: from when (null: from the start), how much, and whether it is fixed. */
export type Row = readonly [month: string | null, amount: number, fixed?: 'fixed'];

interface RowsFieldProps extends FieldTo {
  readonly id: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** The amount of a first row; what is usual where it is unknown. */
  readonly first: number | undefined;
}

/** A list by month, such as the path of a loan's rate: a row for each, and a way to add one and to take one away. */
export function RowsField({ id, spec, value, first, onPreview, onDrop, onKeep }: RowsFieldProps) {
  const rows = rowsIn(value);
  const { rows: row } = spec;
  if (row === undefined) return null;
  const keep = (changed: readonly Row[]) => onKeep(changed.length === 0 ? undefined : inOrder(changed));
  return (
    <fieldset className={css.group}>
      <legend>{spec.label}</legend>
      {spec.help !== undefined && <p className={css.help}>{spec.help}</p>}
      {rows.map((each, place) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing of its own, and rows are put in order once left.
          key={place}
          id={`${id}-${place}`}
          spec={row}
          place={place}
          row={each}
          onPreview={(changed) => onPreview(put(rows, place, changed))}
          onDrop={onDrop}
          onKeep={(changed) => keep(changed === undefined ? rows.toSpliced(place, 1) : put(rows, place, changed))}
        />
      ))}
      <ActionButton tone="quiet" onClick={() => keep([...rows, nextRow(rows, row, first)])}>
        Add {/^[aeiou]/.test(row.noun) ? 'an' : 'a'} {row.noun}
      </ActionButton>
    </fieldset>
  );
}

interface RowFieldsProps {
  readonly id: string;
  readonly spec: RowSpec;
  readonly place: number;
  readonly row: Row;
  readonly onPreview: (row: Row) => void;
  readonly onDrop: () => void;
  /** Keeps the row, or takes it away. */
  readonly onKeep: (row: Row | undefined) => void;
}

function RowFields({ id, spec, place, row, onPreview, onDrop, onKeep }: RowFieldsProps) {
  const [month, amount, fixed] = row;
  const withMonth = (to: unknown): Row => rowOf(typeof to === 'string' ? to : null, amount, fixed);
  const withAmount = (to: unknown): Row => rowOf(month, typeof to === 'number' ? to : amount, fixed);
  return (
    <div className={css.row}>
      <TypedField
        id={`${id}-from`}
        spec={monthSpec(spec)}
        value={month ?? undefined}
        onPreview={(to) => onPreview(withMonth(to))}
        onDrop={onDrop}
        onKeep={(to) => onKeep(withMonth(to))}
      />
      <TypedField
        id={`${id}-amount`}
        spec={amountSpec(spec)}
        value={amount}
        onPreview={(to) => onPreview(withAmount(to))}
        onDrop={onDrop}
        onKeep={(to) => onKeep(withAmount(to))}
      />
      <div className={css.rowFoot}>
        {spec.canBeFixed && (
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={fixed === 'fixed'}
              onChange={(event) => onKeep(rowOf(month, amount, event.currentTarget.checked ? 'fixed' : undefined))}
            />
            Fixed
          </label>
        )}
        <button type="button" className={css.link} onClick={() => onKeep(undefined)}>
          Remove {spec.noun} {place + 1}
        </button>
      </div>
    </div>
  );
}

function amountSpec({ label, kind, unit }: RowSpec): FieldSpec {
  return { path: '', label, kind, isRequired: true, ...(unit !== undefined && { unit }) };
}

function monthSpec({ hasStart, isPast }: RowSpec): FieldSpec {
  const common = { path: '', kind: 'month', isRequired: !hasStart } as const;
  if (isPast) return { ...common, label: 'Paid in', help: 'Such as Jul 2021.' };
  return { ...common, label: 'From', help: hasStart ? 'Empty: from the start.' : 'Such as Jul 2029.' };
}

function rowOf(month: string | null, amount: number, fixed: 'fixed' | undefined): Row {
  return fixed === undefined ? [month, amount] : [month, amount, fixed];
}

/** The rows in a value of the document; what is no row is left out. */
export function rowsIn(value: unknown): readonly Row[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): readonly Row[] => {
    if (!Array.isArray(each)) return [];
    const [month, amount, fixed]: readonly unknown[] = each;
    if (typeof amount !== 'number') return [];
    return [rowOf(typeof month === 'string' ? month : null, amount, fixed === 'fixed' ? 'fixed' : undefined)];
  });
}

/** The rows by their month, the one from the start first. */
export function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? ''));
}

function put(rows: readonly Row[], place: number, row: Row): readonly Row[] {
  return rows.with(place, row);
}

const usualRenovation = 10_000;

/** A row a year after the last one, before it where rows are past, with its amount; the first one at once. */
export function nextRow(rows: readonly Row[], { kind, hasStart, isPast }: RowSpec, first?: number): Row {
  const last = rows.at(-1);
  const thisYear = new Date().getFullYear();
  if (last === undefined) {
    if (isPast) return [`${thisYear - 1}-07`, usualRenovation];
    const usual = kind === 'percent' ? usualAssumptions.loanRatePct : fullTimeSalary.value;
    return [hasStart ? null : `${thisYear + 1}-07`, first ?? usual];
  }
  const [month, amount] = last;
  const year = month === null ? thisYear : Number(month.slice(0, 4));
  return [`${isPast ? year - 1 : year + 1}-${month?.slice(5) ?? '07'}`, amount];
}
