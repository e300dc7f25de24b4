import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** First and last year of a fit. */
export type Period = readonly [first: number, last: number];

const file = 'au_history_annual.csv';
const logOf = (percent: number) => 100 * Math.log1p(percent / 100);
const asIs = (percent: number) => percent;

/** The columns of the series, in the order of the rules, and how each becomes a series: growth as logs, rates as they are. */
const columns: readonly (readonly [name: string, from: (percent: number) => number])[] = [
  ['house_price_growth_pct_dec_to_dec', logOf],
  ['rent_growth_pct', logOf],
  ['svr_owner_avg', asIs],
  ['cpi_growth_pct', logOf],
];

/**
 * Yearly series of `au_history_annual.csv` in the folder: growth of house prices and rents, mortgage rate, inflation.
 * Throws with file, year and column for a year or cell that is missing or no number.
 */
export function readHistory(folder: string, period: Period): readonly (readonly number[])[] {
  return historyIn(readFileSync(join(folder, file), 'utf8'), period);
}

/** The same from the file's text. The columns used hold plain numbers, before the one quoted column, the note. */
export function historyIn(text: string, [first, last]: Period): readonly (readonly number[])[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = head.split(',');
  const rows = new Map(lines.map((line) => line.split(',')).map((cells) => [cells[0], cells]));
  const years = Array.from({ length: last - first + 1 }, (_, place) => String(first + place));
  return columns.map(([name, from]) => {
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`${file} has no column ${name}`);
    return years.map((year) => from(numberIn(rows.get(year)?.[place], `${file}: ${name} of ${year}`)));
  });
}

function numberIn(cell: string | undefined, where: string): number {
  if (cell === undefined || cell.trim() === '') throw new Error(`${where} is missing`);
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new Error(`${where} is ${cell}, not a number`);
  return value;
}
