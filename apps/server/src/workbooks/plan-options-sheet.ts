import { type Compared, type Measured, measureWords } from '@freehold/finance/decide';
import { nameOf, type OptionOutcome, type PlanOutcome } from '../reports/plan-outcome.ts';
import { type Cell, columnName, head, type Sheet } from './sheet.ts';

type Rows = readonly (readonly Cell[])[];
type Changes = OptionOutcome['changes'];

/** Each option of a plan: its changes in words, and its measures beside the plan, dollars of the year. */
export function planOptionsSheet({ options, hasEffects }: PlanOutcome): Sheet {
  const rows: (readonly Cell[])[] = [
    [head('Options beside your plan, in dollars of the year')],
    [{ text: 'By formula: what an option makes different, and what its changes do, each on top of those before it.' }],
  ];
  if (options.length === 0) rows.push([{ text: 'This plan has no options.' }]);
  if (!hasEffects) rows.push([{ text: 'With so many changes each option is compared as a whole.' }]);
  for (const option of options) rows.push([null], ...optionRows(option, rows.length + 2, hasEffects));
  return { name: 'Options', widths: [56, ...Array.from({ length: 6 }, () => 24)], rows };
}

/** The rows of an option, whose first is in this row of the sheet, from 1. */
function optionRows(option: OptionOutcome, first: number, hasEffects: boolean): Rows {
  const { changes, result, missed } = option;
  const lost = missed.map((why) => [{ text: `Does not apply any more: ${why}` }]);
  if (result.status === 'refused') {
    return [[head(nameOf(option))], [{ text: `Cannot be run: ${result.says}` }], ...plainChanges(changes), ...lost];
  }
  const columns = result.rows.map((row, index) => ({ row, letter: columnName(index + 1) }));
  return [
    [head(nameOf(option))],
    [head('Measure'), ...columns.map(({ row }) => head(capital(measureWords(row.measure))))],
    [{ text: 'Your plan' }, ...columns.map(({ row }) => amount(row.plan))],
    [{ text: 'With this option' }, ...columns.map(({ row }) => amount(row.changed))],
    [
      { text: 'Difference' },
      ...columns.map(({ row, letter }) => difference(row, `${letter}${first + 3}-${letter}${first + 2}`)),
    ],
    ...(hasEffects ? effectRows(changes, columns, first + 5) : plainChanges(changes)),
    ...lost,
  ];
}

interface Column {
  readonly row: Compared;
  readonly letter: string;
}

function effectRows(changes: Changes, columns: readonly Column[], first: number): Rows {
  if (changes.length === 0) return [];
  const last = first + changes.length - 1;
  return [
    ...changes.map((change, place): readonly Cell[] => [
      { text: changeText(change) },
      ...columns.map(({ row }) => effect(row, place)),
    ]),
    [
      { text: 'The changes added up' },
      ...columns.map(({ row, letter }) => difference(row, `SUM(${letter}${first}:${letter}${last})`)),
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
