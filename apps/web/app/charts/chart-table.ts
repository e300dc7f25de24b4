import { exactCents } from '#app/lib/exact-amount.ts';
import { decimal, money, percent } from '#app/lib/format.ts';

/** A column of a chart's table; its kind decides the number format. */
export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind: 'year' | 'text' | 'money' | 'count' | 'percent';
}

export type Cell = number | string | null;
export type Row = Readonly<Record<string, Cell>>;

const numberTexts: Readonly<Record<Column['kind'], (value: number) => string>> = {
  year: String,
  text: String,
  money,
  count: decimal,
  percent,
};

/** A cell for the screen: money in whole dollars, a gap as a dash. */
export function cellText(kind: Column['kind'], cell: Cell | undefined): string {
  if (cell == null) return '–';
  return typeof cell === 'number' ? numberTexts[kind](cell) : cell;
}

/** The rows as comma-separated text (RFC 4180), amounts to the cent. */
export function csvText(columns: readonly Column[], rows: readonly Row[]): string {
  return separated(columns, rows, ',');
}

/** The rows as tab-separated text, which pastes into the cells of a spreadsheet. */
export function tabbedText(columns: readonly Column[], rows: readonly Row[]): string {
  return separated(columns, rows, '\t');
}

function separated(columns: readonly Column[], rows: readonly Row[], separator: string): string {
  const head = columns.map(({ label }) => safeText(label));
  const body = rows.map((row) => columns.map(({ key, kind }) => exactText(kind, row[key])));
  return [head, ...body].map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
}

function exactText(kind: Column['kind'], cell: Cell | undefined): string {
  if (cell == null) return '';
  if (typeof cell === 'string') return safeText(cell);
  return kind === 'money' ? exactCents(cell) : String(cell);
}

// Spreadsheets evaluate cells that look like formulas; an apostrophe keeps them text (OWASP, CSV injection).
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
