import { moneyText } from '@freehold/contract';
import { type Figure, type Line, numberText, rateText, todaysAmount, workingAmount } from '@freehold/domain';
import { amountText, type Working, type WorkingLine } from '@freehold/finance';
import type { GridPart, ReportRow, RowsPart } from './report.ts';

const mostTerms = 12;
const shownTerms = 8;

/** A future amount in today's dollars for a cell; a dash if due within two years. `priceRise` is percent a year. */
export function todaysCell(amount: number, years: number, priceRise: number): string {
  const today = todaysAmount({ amount, years }, priceRise);
  return today === null ? '–' : moneyText(today);
}

/** A figure with its unit, as people write it: `$250,000`, `$1,000 a year`, `15%`, `12 weeks`. */
export function unitText(value: number, unit: string): string {
  if (/^dollars\b/.test(unit)) {
    return `${Number.isInteger(value) ? moneyText(value) : amountText(value)}${unit.slice('dollars'.length)}`;
  }
  return /^percent\b/.test(unit) ? `${rateText(value)}${unit.slice('percent'.length)}` : `${numberText(value)} ${unit}`;
}

/** A figure as a row of a report. */
export function figureRow({ label, value, today }: Figure): ReportRow {
  return { label, value, ...(today === null ? {} : { note: `${today} in today’s dollars` }) };
}

/** A working, as a part of the report. */
export function workingPart(title: string, working: Working): RowsPart {
  return { kind: 'rows', title, rows: working.map(workingRow) };
}

/** A working as a table, for one of several that follow each other. */
export function workingGrid(title: string, working: Working): GridPart {
  return {
    kind: 'grid',
    title,
    columns: ['Figure', 'Worked out as', 'Amount'],
    wordColumns: 2,
    wideColumn: 1,
    rows: working.map((line) => [line.label, formulaText(line.formula), workingAmount(line)]),
  };
}

/** Figures of a quick estimate as a table. */
export function estimateGrid(title: string, lines: readonly Line[]): GridPart {
  return {
    kind: 'grid',
    title,
    columns: ['Figure', 'What it counts', 'Amount'],
    wordColumns: 2,
    wideColumn: 1,
    rows: lines.map(({ label, note = '', value }) => [label, note, value]),
  };
}

function workingRow(line: WorkingLine): ReportRow {
  return { label: line.label, note: formulaText(line.formula), value: workingAmount(line) };
}

// A long sum is already in its table, so it is abbreviated here.
function formulaText(formula: string): string {
  const terms = formula.split(' + ');
  if (terms.length <= mostTerms) return formula;
  return `${terms.slice(0, shownTerms).join(' + ')} + …, ${terms.length} amounts in all`;
}
