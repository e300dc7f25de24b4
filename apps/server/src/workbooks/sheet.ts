import writeExcelFile, { type Cell as FileCell, type CellObject as FileObject } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { keptResults, type Result } from './kept-results.ts';
import { type PrintedSheet, printedPages } from './printed-pages.ts';

/** Number format of a cell. */
export type Format = 'dollars' | 'wholeDollars' | 'percent' | 'whole' | 'rate' | 'date' | 'plain';

/** A cell: text, which never becomes a formula; a figure; or a formula without its equals sign, with its result. */
export type Cell =
  | { readonly text: string; readonly isBold?: true; readonly isInput?: true; readonly isAbove?: 'figures' }
  | { readonly figure: number | Date; readonly format: Format; readonly isInput?: true }
  | { readonly formula: string; readonly result: Result; readonly format: Format }
  | null;

/** A sheet, whose first rows and columns stay in sight and on every printed page. */
export interface Sheet extends PrintedSheet {
  readonly rows: readonly (readonly Cell[])[];
}

const formats: Readonly<Record<Format, string>> = {
  dollars: '$#,##0.00;-$#,##0.00',
  wholeDollars: '$#,##0;-$#,##0',
  /** Of a figure that is percent already. */
  percent: 'General"%"',
  whole: '#,##0',
  rate: '0.0000',
  date: 'd mmm yyyy',
  plain: 'General',
};
const usualWidth = 8;
const inputColour = '#e4efe6';

// Points of a line of text: a program that opens the file need not fit the height of a row to its text.
const lineHeight = 15;

// Named, since a program that opens the file takes another for each weight otherwise.
const font = { fontFamily: 'Calibri', fontSize: 11 } as const;

/**
 * Writes the sheets as an XLSX file. Each formula is stored with its result, for previews and protected views that do
 * not calculate.
 */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const file = writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: sheet.rows.map((row) => rowCells(row, sheet.widths)),
      columns: sheet.widths.map((width) => ({ width })),
      stickyRowsCount: sheet.headRows ?? 0,
      stickyColumnsCount: sheet.headColumns ?? 0,
      // Without it the library writes no paper; the side is set with the pages.
      orientation: 'landscape' as const,
    })),
    { ...font, features: [keptResults(sheets.map(resultsByAddress)), printedPages(sheets)] },
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

/** A cell of bold text over a column of figures. */
export function headOfFigures(text: string): Cell {
  return { text, isBold: true, isAbove: 'figures' };
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

/**
 * The cells of a row. Text beside other cells, and in a sheet of one column, takes more lines where its column is too
 * narrow; alone in its row it runs on to the right.
 */
function rowCells(row: readonly Cell[], widths: readonly number[]): FileCell[] {
  if (widths.length > 1 && row.filter((cell) => cell !== null).length <= 1) return row.map(fileCell);
  const height = lineHeight * Math.max(1, ...row.map((cell, column) => linesOf(cell, widths[column] ?? usualWidth)));
  return row.map((cell) => {
    const made = fileCell(cell);
    return made === null ? null : { ...made, height, wrap: true, alignVertical: 'top' as const };
  });
}

/** Lines that a text takes in a column of so many characters, broken between words as a spreadsheet breaks it. */
function linesOf(cell: Cell, width: number): number {
  if (cell === null || !('text' in cell)) return 1;
  // Bold letters are wider, and a column has a margin.
  const room = Math.max(1, (cell.isBold ? 0.88 : 0.98) * width - 1);
  let [lines, used] = [1, 0];
  for (const { length } of cell.text.split(' ')) {
    if (used > 0 && used + 1 + length > room) [lines, used] = [lines + 1, 0];
    lines += Math.ceil(length / room) - 1;
    used += length + (used > 0 ? 1 : 0);
  }
  return lines;
}

function fileCell(cell: Cell): FileObject | null {
  if (cell === null) return null;
  if ('text' in cell) return { type: String, value: cell.text, ...weight(cell), ...shade(cell), ...side(cell) };
  const format = formats[cell.format];
  if ('formula' in cell) return { type: 'Formula', value: cell.formula, format };
  if (cell.figure instanceof Date) return { type: Date, value: cell.figure, format, ...shade(cell) };
  return { type: Number, value: cell.figure, format, ...shade(cell) };
}

function weight({ isBold }: { readonly isBold?: true }) {
  return isBold ? ({ fontWeight: 'bold' } as const) : {};
}

function side({ isAbove }: { readonly isAbove?: 'figures' }) {
  return isAbove === undefined ? {} : ({ align: 'right' } as const);
}

function shade({ isInput }: { readonly isInput?: true }) {
  return isInput ? { backgroundColor: inputColour } : {};
}
