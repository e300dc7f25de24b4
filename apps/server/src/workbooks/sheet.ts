import writeExcelFile, { type Cell as FileCell } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { keptResults, type Result } from './kept-results.ts';

/** Number format of a cell. */
export type Format = 'dollars' | 'percent' | 'whole' | 'rate' | 'date' | 'plain';

/** A cell: text, which never becomes a formula; a figure; or a formula without its equals sign, with its result. */
export type Cell =
  | { readonly text: string; readonly isBold?: true; readonly isInput?: true }
  | { readonly figure: number | Date; readonly format: Format; readonly isInput?: true }
  | { readonly formula: string; readonly result: Result; readonly format: Format }
  | null;

export interface Sheet {
  readonly name: string;
  /** Column widths in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Number of frozen rows at the top. */
  readonly headRows?: number;
}

const formats: Readonly<Record<Format, string>> = {
  dollars: '$#,##0.00;-$#,##0.00',
  /** Of a figure that is percent already. */
  percent: 'General"%"',
  whole: '#,##0',
  rate: '0.0000',
  date: 'd mmm yyyy',
  plain: 'General',
};
const inputColour = '#e4efe6';

/**
 * Writes the sheets as an XLSX file. Each formula is stored with its result, for previews and protected views that do
 * not calculate.
 */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const file = writeExcelFile(
    sheets.map(({ name, widths, rows, headRows = 0 }) => ({
      sheet: name,
      data: rows.map((row) => row.map(fileCell)),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: headRows,
    })),
    { features: [keptResults(sheets.map(resultsByAddress))] },
  );
  return file.toBuffer();
}

function resultsByAddress({ rows }: Sheet): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (cell && 'formula' in cell) results.set(getCellAddress(row, column), cell.result);
  return results;
}

/** A cell of bold text, as in a column heading. */
export function head(text: string): Cell {
  return { text, isBold: true };
}

/** The formula that rounds an amount of 0 or more to cents as the engine does: a hair below half a cent counts as half. */
export function centsFormula(amount: string): string {
  return `ROUND(${amount}+0.00000001,2)`;
}

/** Letters of a column counted from 0: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`;
}

function fileCell(cell: Cell): FileCell {
  if (cell === null) return null;
  if ('text' in cell) return { type: String, value: cell.text, ...weight(cell), ...shade(cell) };
  const format = formats[cell.format];
  if ('formula' in cell) return { type: 'Formula', value: cell.formula, format };
  if (cell.figure instanceof Date) return { type: Date, value: cell.figure, format, ...shade(cell) };
  return { type: Number, value: cell.figure, format, ...shade(cell) };
}

function weight({ isBold }: { readonly isBold?: true }) {
  return isBold ? ({ fontWeight: 'bold' } as const) : {};
}

function shade({ isInput }: { readonly isInput?: true }) {
  return isInput ? { backgroundColor: inputColour } : {};
}
