import { grid, type Lever, levers, type Measure, type Measured, measureWords } from '@freehold/finance/decide';
import { usualYears } from '@freehold/plan';
import { labelWithin } from '../../text/label-within.ts';
import { numberText } from '../../text/rates.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { runPlan } from '../run-plan.ts';
import { type Beside, leverLabel, type Moved, shownOf, stepWords } from './what-moves-plan.ts';

/** Steps of each input, lowest first: a row or a column each. */
const steps = [-2, -1, 0, 1, 2];

/** Two inputs that are moved at once, and the figure that is looked at. */
export interface GridAsked {
  readonly rows: Lever;
  readonly columns: Lever;
  readonly measure: Measure;
}

/** An input with what each of its rows or columns is called: `1 point lower`, `as in your plan`; short `−1`, `plan`. */
export interface GridSide {
  readonly label: string;
  /** What short ones count, `points`; '' where they say it. */
  readonly unit: string;
  readonly values: readonly string[];
  readonly short: readonly string[];
}

/** A figure of a plan with two inputs moved at once, as far as it is worked out. Plain data. */
export interface PlanGrid {
  readonly status: 'answered';
  /** Rows worked out, and all. */
  readonly done: number;
  readonly of: number;
  readonly measure: string;
  readonly plan: Moved;
  readonly rows: GridSide;
  readonly columns: GridSide;
  /** By row and column; null where the plan cannot be run so. */
  readonly cells: readonly (readonly (Moved | null)[])[];
  /** Between which figures it lies, once all is worked out; '' before. */
  readonly sentence: string;
}

/** A grid so far, or why the plan cannot be run. */
export type GridAnswer = PlanGrid | { readonly status: 'refused'; readonly says: string };

/**
 * A figure of a resolved plan by two of the ten inputs, each at two steps down and up and as it is: a run for each pair,
 * handed over row by row. In the middle stands the plan itself. Amounts in today's dollars as in `whatMovesPlan`.
 */
export function* gridOfPlan(plan: PlanToRun, { rows, columns, measure }: GridAsked): Generator<GridAnswer> {
  const run = runPlan(plan);
  if (run.status === 'refused') return yield { status: 'refused', says: run.says };
  const years = plan.years ?? usualYears;
  const found: (readonly (Measured | null)[])[] = [];
  const [down, across] = [sideOf(rows), sideOf(columns)];
  for (const by of byOf(rows)) {
    const { plan: own, cells } = grid(run.household, {
      years,
      measure,
      rows: { lever: rows, values: [by] },
      columns: { lever: columns, values: byOf(columns) },
    });
    found.push(...cells);
    const beside: Beside = { run, measure, plan: own };
    const shown = found.map((row) => row.map((cell) => (cell === null ? null : shownOf(cell, beside))));
    const words = measureWords(measure);
    const isWhole = found.length === steps.length;
    yield {
      status: 'answered',
      done: found.length,
      of: steps.length,
      measure: words,
      plan: shownOf(own, beside),
      rows: down,
      columns: across,
      cells: shown,
      sentence: isWhole ? sentenceOf({ rows: down, columns: across, cells: shown }, words) : '',
    };
  }
}

function byOf(lever: Lever): readonly number[] {
  return steps.map((count) => count * levers[lever].step);
}

function sideOf(lever: Lever): GridSide {
  const { unit } = levers[lever];
  const isPoints = unit === 'points';
  const values = byOf(lever).map((by) => {
    return by === 0 ? 'as in your plan' : `${stepWords(unit, Math.abs(by))} ${by < 0 ? 'lower' : 'higher'}`;
  });
  const short = byOf(lever).map((by) => {
    return by === 0 ? 'plan' : `${by < 0 ? '−' : '+'}${numberText(Math.abs(by))}${isPoints ? '' : '%'}`;
  });
  return { label: leverLabel(lever), unit: isPoints ? unit : '', values, short };
}

function sentenceOf({ rows, columns, cells }: Pick<PlanGrid, 'rows' | 'columns' | 'cells'>, words: string): string {
  const all = cells.flatMap((row, down) =>
    row.flatMap((cell, across) => {
      const at = `${labelWithin(rows.label)} ${rows.values[down]}, ${labelWithin(columns.label)} ${columns.values[across]}`;
      return cell === null || cell.by === null ? [] : [{ ...cell, by: cell.by, at }];
    }),
  );
  const [least, most] = [
    all.toSorted((one, other) => one.by - other.by)[0],
    all.toSorted((one, other) => other.by - one.by)[0],
  ];
  const start = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (least === undefined || most === undefined) return `${start} does not come in the plan either way.`;
  if (least.by === most.by) return `Neither of them moves ${words}.`;
  return `${start} lies between ${least.text} (${least.at}) and ${most.text} (${most.at}).`;
}
