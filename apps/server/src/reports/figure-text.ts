import { moneyText } from '@freehold/contract';
import { presentValue, type Working, type WorkingLine } from '@freehold/finance';
import { durationText } from './duration-text.ts';
import type { ReportRow, RowsPart } from './report.ts';

const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4 });

// Amounts two or more years away are shown with their present value (ASIC Instrument 2016/207).
const yearsToSay = 2;

// The engine computes no present value beyond this; no property comes near it.
const largestSum = 1e15;

const mostTerms = 12;
const shownTerms = 8;

/** A rate as it is printed: `5.5%`, `−3%`. */
export function percentageText(rate: number): string {
  return `${decimals.format(rate).replace('-', '\u2212')}%`;
}

/** A plain number as it is printed. */
export function numberText(value: number): string {
  return decimals.format(value).replace('-', '\u2212');
}

/** Dollars of a year in today's dollars as text; a dash for what is due within two years. `priceRise` is percent a year. */
export function todaysText(amount: number, years: number, priceRise: number): string {
  if (years < yearsToSay || Math.abs(amount) > largestSum) return '–';
  return moneyText(presentValue({ amount, years, priceRise }));
}

/** The note that says what an amount is worth today; none for what is due within two years. */
export function todaysNote(amount: number, years: number, priceRise: number): Pick<ReportRow, 'note'> {
  const today = todaysText(amount, years, priceRise);
  return today === '–' ? {} : { note: `${today} in today’s dollars` };
}

/** A working as the part of a report that shows it. */
export function workingPart(title: string, working: Working): RowsPart {
  return { kind: 'rows', title, rows: working.map(workingRow) };
}

function workingRow(line: WorkingLine): ReportRow {
  return { label: line.label, note: formulaText(line.formula), value: amountIn(line) };
}

// A long sum is already in its table, so it is abbreviated here.
function formulaText(formula: string): string {
  const terms = formula.split(' + ');
  if (terms.length <= mostTerms) return formula;
  return `${terms.slice(0, shownTerms).join(' + ')} + …, ${terms.length} amounts in all`;
}

function amountIn({ amount, unit }: WorkingLine): string {
  if (unit === 'percent') return percentageText(amount);
  if (unit === 'months') return durationText(amount);
  if (unit === 'count' || unit === 'years') return numberText(amount);
  return moneyText(amount);
}
