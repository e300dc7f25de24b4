import type { PlanFigures } from '@freehold/domain';
import { type Compared, type Measured, measureWords } from '@freehold/finance/decide';
import { nameOf, type OptionOutcome, type PlanOutcome } from '../reports/plan-outcome.ts';
import { todaysAmounts } from '../reports/plan-report-parts.ts';
import { today } from '../reports/plan-report-years.ts';
import { type Cell, columnName, head, type Sheet } from './sheet.ts';

type Rows = readonly (readonly Cell[])[];
type Changes = OptionOutcome['changes'];

/**
 * Each option of a plan: its changes in words, and its measures beside the plan, in dollars of the year, then in today's
 * as its report has them.
 */
export function planOptionsSheet({ options, hasEffects }: PlanOutcome): Sheet {
  const rows: (readonly Cell[])[] = [
    [head('Options beside your plan, in dollars of the year; at the right in today’s dollars')],
    [{ text: 'By formula: what an option makes different, and what its changes do, each on top of those before it.' }],
  ];
  if (options.length === 0) rows.push([{ text: 'This plan has no options.' }]);
  if (!hasEffects) rows.push([{ text: 'With so many changes each option is compared as a whole.' }]);
  for (const option of options) rows.push([null], ...optionRows(option, rows.length + 2, hasEffects));
  return { name: 'Options', widths: [56, ...Array.from({ length: 9 }, () => 24)], headColumns: 1, rows };
}

/** The rows of an option, whose first is in this row of the sheet, from 1. */
function optionRows(option: OptionOutcome, first: number, hasEffects: boolean): Rows {
  const { changes, result, missed } = option;
  const lost = missed.map((why) => [{ text: `Does not apply any more: ${why}` }]);
  if (result.status === 'refused') {
    return [[head(nameOf(option))], [{ text: `Cannot be run: ${result.says}` }], ...plainChanges(changes), ...lost];
  }
  const columns = [...result.rows.map(columnOfYear), ...columnsOfToday(result.steps)].map((column, index) => ({
    ...column,
    letter: columnName(index + 1),
  }));
  return [
    [head(nameOf(option))],
    [head('Measure'), ...columns.map(({ label }) => head(label))],
    [{ text: 'Your plan' }, ...columns.map(({ plan }) => plan)],
    [{ text: 'With this option' }, ...columns.map(({ changed }) => changed)],
    [
      { text: 'Difference' },
      ...columns.map(({ difference, letter }) => difference(`${letter}${first + 3}-${letter}${first + 2}`)),
    ],
    ...(hasEffects ? effectRows(changes, columns, first + 5) : plainChanges(changes)),
    ...lost,
  ];
}

/** A measure of an option. */
interface Column {
  readonly label: string;
  readonly plan: Cell;
  readonly changed: Cell;
  /** What it makes different, by this formula where that is of dollars, else in words. */
  readonly difference: (formula: string) => Cell;
  /** What the change at this place makes different on top of those before it. */
  readonly effect: (place: number) => Cell;
}

function columnOfYear(row: Compared): Column {
  return {
    label: capital(measureWords(row.measure)),
    plan: amount(row.plan),
    changed: amount(row.changed),
    difference: (formula) => difference(row, formula),
    effect: (place) => effect(row, place),
  };
}

function columnsOfToday(steps: readonly PlanFigures[]): readonly Column[] {
  const [plan, changed] = [steps[0], steps.at(-1)];
  if (plan === undefined || changed === undefined) return [];
  return todaysAmounts.map(([words, of]) => {
    const whole = (figure: number): Cell => ({ figure, format: 'wholeDollars' });
    return {
      label: `${words(plan)}, ${today}`,
      plan: whole(of(plan)),
      changed: whole(of(changed)),
      difference: (formula) => ({ formula, result: of(changed) - of(plan), format: 'wholeDollars' }),
      effect: (place) => {
        const [before, after] = [steps[place], steps[place + 1]];
        return before === undefined || after === undefined ? null : whole(of(after) - of(before));
      },
    };
  });
}

interface Placed extends Column {
  readonly letter: string;
}

function effectRows(changes: Changes, columns: readonly Placed[], first: number): Rows {
  if (changes.length === 0) return [];
  const last = first + changes.length - 1;
  return [
    ...changes.map((change, place): readonly Cell[] => [
      { text: changeText(change) },
      ...columns.map((column) => column.effect(place)),
    ]),
    [
      { text: 'The changes added up' },
      ...columns.map((column) => column.difference(`SUM(${column.letter}${first}:${column.letter}${last})`)),
    ],
  ];
}

function plainChanges(changes: Changes): Rows {
  return changes.map((change) => [{ text: changeText(change) }]);
}

function changeText({ words, isOff }: Changes[number]): string {
  return isOff ? `${words} (switched off)` : words;
}

function amount({ unit, amount: cents, text }: Measured): Cell {
  return unit === 'cents' && cents !== null ? { figure: cents / 100, format: 'dollars' } : { text };
}

/** A difference by formula where it is of dollars, else in words. */
function difference({ plan, difference: cents, sentence }: Compared, formula: string): Cell {
  if (plan.unit === 'cents' && cents !== null) return { formula, result: cents / 100, format: 'dollars' };
  return { text: sentence.slice(sentence.indexOf(': ') + 2, -1) };
}

function effect({ plan, effects }: Compared, place: number): Cell {
  const { amount: cents = null, text = '' } = effects[place] ?? {};
  return plan.unit === 'cents' && cents !== null ? { figure: cents / 100, format: 'dollars' } : { text };
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
