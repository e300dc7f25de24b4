import { type BorrowingForm, borrowingInputs } from '@freehold/contract';
import { explainBorrowingCapacity, type LineUnit, type Rule } from '@freehold/finance';
import { money } from '#app/lib/format.ts';

/** One line of the working as it is shown. */
export interface WorkingRow {
  readonly label: string;
  readonly formula: string;
  readonly amount: string;
  /** What the line rests on, with its source; null where it is plain arithmetic. */
  readonly rule: string | null;
}

/** The working of an estimate, line by line; the last line is the estimate. */
export function workingRows(form: BorrowingForm): readonly WorkingRow[] {
  return explainBorrowingCapacity(borrowingInputs(form)).map(({ label, formula, amount, unit, rule }) => ({
    label,
    formula,
    amount: amountWithUnit(amount, unit),
    rule: rule === undefined ? null : ruleText(rule),
  }));
}

function amountWithUnit(amount: number, unit: LineUnit): string {
  return unit === 'dollars-per-year' ? `${money(amount)} a year` : money(amount);
}

function ruleText({ label, value, unit, source }: Rule<unknown>): string {
  const isMoney = typeof value === 'number' && unit.startsWith('dollars ');
  const text = isMoney ? `${money(value)} ${unit.replace('dollars ', '')}` : `${value} ${unit}`;
  return `${label}: ${text}. Source: ${source}.`;
}
