import type { Household } from '../household/household.ts';
import { countIn, finiteIn } from '../units/checks.ts';
import { Refusal } from '../units/refusal.ts';
import { changedHousehold, type HouseholdChange, type HouseholdInput } from './change.ts';
import { type Lever, leverChanges } from './levers.ts';
import { type Measure, type Measured, measured } from './measure.ts';
import { runChecked } from './run-checked.ts';

/** Most values of a row or column of a grid. */
const mostValues = 25;

/** What a row or a column varies: an amount set to each value, or a lever moved by each. */
export type Vary = ({ readonly input: HouseholdInput } | { readonly lever: Lever }) & {
  /** 1 to 25. */
  readonly values: readonly number[];
};

export interface GridOptions {
  readonly years: number;
  readonly rows: Vary;
  readonly columns: Vary;
  readonly measure: Measure;
}

/** A figure by two things at once. */
export interface Grid {
  /** Of the plan as it is. */
  readonly plan: Measured;
  /** By row and column; null where the household cannot be. */
  readonly cells: readonly (readonly (Measured | null)[])[];
  /** Why cells are null, each reason once. */
  readonly refused: readonly string[];
}

/**
 * A figure of a household's future for each pair of two things varied, a run for each. Throws Refusal as `checkHousehold`
 * does for the plan, and for lists without values or with more than 25; a cell that cannot be is null.
 */
export function grid(household: Household, { years, rows, columns, measure }: GridOptions): Grid {
  countIn('rows.values', rows.values, mostValues);
  countIn('columns.values', columns.values, mostValues);
  const plan = measured(runChecked(household, { years }), measure);
  const refused = new Set<string>();
  const cellAt = (row: number, column: number): Measured | null => {
    try {
      const once = changedHousehold(household, changesOf(household, rows, row));
      const both = changedHousehold(once, changesOf(once, columns, column));
      return measured(runChecked(both, { years }), measure);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.add(error.message);
      return null;
    }
  };
  const cells = rows.values.map((row) => columns.values.map((column) => cellAt(row, column)));
  return { plan, cells, refused: [...refused] };
}

function changesOf(household: Household, vary: Vary, value: number): readonly HouseholdChange[] {
  finiteIn('values', value);
  return 'lever' in vary ? leverChanges(household, vary.lever, value) : [{ do: 'set', input: vary.input, to: value }];
}
