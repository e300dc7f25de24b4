import writeExcelFile, { type Cell as FileCell } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { keptResults, type Result } from './kept-results.ts';

/** How a figure is shown. */
export type Format = 'dollars' | 'whole' | 'rate' | 'date' | 'plain';

/** A cell: words, which never become a formula; a figure; or a formula, written without its equals sign, with what it comes to. */
export type Cell =
  | { readonly text: string; readonly isBold?: true; readonly isInput?: true }
  | { readonly figure: number | Date; readonly format: Format; readonly isInput?: true }
  | { readonly formula: string; readonly result: Result; readonly format: Format }
  | null;

export interface Sheet {
  readonly name: string;
  /** Widths of the columns, characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Rows at the top that stay in view. */
  readonly headRows?: number;
}

const formats: Readonly<Record<Format, string>> = {
  dollars: '$#,##0.00;-$#,##0.00',
  whole: '#,##0',
  rate: '0.0000',
  date: 'd mmm yyyy',
  plain: 'General',
};
const inputColour = '#e4efe6';

/** The sheets as an XLSX file. Each formula is kept with its result, for previews and protected views that calculate nothing. */
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

/** Bold words, as at the head of a column. */
export function head(text: string): Cell {
  return { text, isBold: true };
}

/** The letters of a column counted from 0: 0 is A, 26 is AA. */
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
