import { type CellObject, read, utils, type WorkBook } from '@e965/xlsx';
import { HyperFormula } from 'hyperformula';

/** A workbook read by an independent library and calculated by an independent spreadsheet engine. */
export interface Recalculated {
  /** Calculated value of a cell. */
  value(sheet: string, address: string): unknown;
  /** A cell's number. Throws when it holds none. */
  figure(sheet: string, address: string): number;
  /** Writes a cell, as a user changing an input would. */
  write(sheet: string, address: string, value: string | number): void;
  /** Every cell as stored in the file. */
  readonly cells: readonly CellObject[];
  /** Formulas whose cached result differs from the calculated one, with both values; none in a correct file. */
  wrongResults(): string[];
  readonly sheetNames: readonly string[];
}

/** Reads an XLSX file and recalculates its formulas. */
export function recalculated(file: Uint8Array): Recalculated {
  const book = read(file, { cellFormula: true, sheetStubs: true });
  const sheets = Object.fromEntries(book.SheetNames.map((name) => [name, rowsOf(book.Sheets[name] ?? {})]));
  const engine = HyperFormula.buildFromSheets(sheets, {
    licenseKey: 'gpl-v3',
    // As in Excel, SUMPRODUCT multiplies whole columns.
    useArrayArithmetic: true,
    precisionRounding: 14,
    precisionEpsilon: 1e-15,
  });
  const at = (sheet: string, address: string) => {
    const { r: row, c: col } = utils.decode_cell(address);
    return { sheet: engine.getSheetId(sheet) ?? -1, row, col };
  };
  const value = (sheet: string, address: string) => engine.getCellValue(at(sheet, address));
  return {
    value,
    figure: (sheet, address) => {
      const found = value(sheet, address);
      if (typeof found !== 'number') throw new TypeError(`${sheet}!${address} holds ${JSON.stringify(found)}`);
      return found;
    },
    write: (sheet, address, content) => {
      engine.setCellContents(at(sheet, address), content);
    },
    cells: book.SheetNames.flatMap((name) => cellsOf(book.Sheets[name] ?? {})),
    wrongResults: () => differences(book, value),
    sheetNames: book.SheetNames,
  };
}

/**
 * The results of a tool's sheet Inputs by name from a row on, how many there are, and what their column Difference adds up
 * to in size.
 */
export function resultsOf(book: Recalculated, first: number) {
  const rows = Array.from({ length: 20 }, (_, index) => first + index).filter(
    (row) => typeof book.value('Inputs', `D${row}`) === 'number',
  );
  const figures = rows.map((row) => [book.value('Inputs', `A${row}`), book.figure('Inputs', `B${row}`)] as const);
  const apart = rows.reduce((sum, row) => sum + Math.abs(book.figure('Inputs', `D${row}`)), 0);
  return { figures: new Map(figures), apart, count: rows.length };
}

/** Formulas of a workbook whose cached result differs from `comesTo`, with both values. */
export function differences(book: WorkBook, comesTo: (sheet: string, address: string) => unknown): string[] {
  return book.SheetNames.flatMap((name) =>
    Object.entries(book.Sheets[name] ?? {}).flatMap(([address, cell]) => {
      if (!isCell(cell) || cell.f === undefined) return [];
      const found = comesTo(name, address);
      if (isSame(cell.v, found)) return [];
      return [`${name}!${address} keeps ${JSON.stringify(cell.v)} and comes to ${JSON.stringify(found)}`];
    }),
  );
}

// Equal to a hundredth of a cent or a millionth of a rate; differences of nearly equal figures are cached as 0.
function isSame(kept: unknown, found: unknown): boolean {
  if (typeof kept !== 'number' || typeof found !== 'number') return kept === found;
  const apart = Math.abs(kept - found);
  return apart <= 0.000_1 && (kept === 0 || apart <= 0.000_001 * Math.abs(kept));
}

function cellsOf(sheet: Readonly<Record<string, unknown>>): CellObject[] {
  return Object.entries(sheet).flatMap(([address, cell]) => (address.startsWith('!') || !isCell(cell) ? [] : [cell]));
}

function isCell(cell: unknown): cell is CellObject {
  return typeof cell === 'object' && cell !== null && 't' in cell;
}

function rowsOf(sheet: Readonly<Record<string, unknown>>): (string | number | boolean | null)[][] {
  const rows: (string | number | boolean | null)[][] = [];
  for (const [address, cell] of Object.entries(sheet)) {
    if (address.startsWith('!') || !isCell(cell)) continue;
    const { r, c } = utils.decode_cell(address);
    const row = rows[r] ?? [];
    row[c] = contentOf(cell);
    rows[r] = row;
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? null));
}

// A leading apostrophe keeps text that looks like a formula as text.
function contentOf(cell: CellObject): string | number | boolean | null {
  if (cell.f !== undefined) return `=${cell.f}`;
  if (typeof cell.v === 'string') return `'${cell.v}`;
  return typeof cell.v === 'number' || typeof cell.v === 'boolean' ? cell.v : null;
}
