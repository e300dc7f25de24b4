import { decimalText } from '@freehold/finance';
import * as z from 'zod/mini';
import { type ImportedProperty, importedPropertySchema } from './property.ts';
import { mostImportedProperties, type PropertyFileCheck, type WrongLine } from './property-import.ts';

type Field = keyof ImportedProperty;

interface Column {
  readonly heading: string;
  readonly field: Field;
  readonly kind: 'text' | 'number' | 'lines';
  /** Optional columns. */
  readonly isOptional?: true;
}

/** Columns of a property file, for import and export alike; features stand one per line in one cell. */
export const propertyColumns: readonly Column[] = [
  { heading: 'Name', field: 'name', kind: 'text' },
  { heading: 'Street', field: 'street', kind: 'text' },
  { heading: 'Suburb', field: 'suburb', kind: 'text' },
  { heading: 'State', field: 'state', kind: 'text' },
  { heading: 'Postcode', field: 'postcode', kind: 'text' },
  { heading: 'Price', field: 'price', kind: 'number' },
  { heading: 'Bedrooms', field: 'beds', kind: 'number' },
  { heading: 'Bathrooms', field: 'baths', kind: 'number' },
  { heading: 'Area (m²)', field: 'area', kind: 'number' },
  { heading: 'Growth rate (%)', field: 'growthRate', kind: 'number' },
  { heading: 'Rental yield (%)', field: 'rentalYield', kind: 'number' },
  { heading: 'Description', field: 'description', kind: 'text', isOptional: true },
  { heading: 'Features', field: 'features', kind: 'lines', isOptional: true },
  { heading: 'Image address', field: 'imageUrl', kind: 'text', isOptional: true },
];

// Formula starts in spreadsheets, full-width forms included.
const formulaStart = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** A property's cells in column order; a cell that a spreadsheet would execute starts with an apostrophe. */
export function propertyCells(property: ImportedProperty): string[] {
  return propertyColumns.map(({ field }) => {
    const value = property[field] ?? '';
    const cell = Array.isArray(value) ? value.join('\n') : String(value);
    return formulaStart.test(cell) ? `'${cell}` : cell;
  });
}

/** Decodes a UTF-8 file, with or without a byte order mark; null for anything else. */
export function propertyFileText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Line and column separators of a file: any line ending, and the most frequent mark of its first line. */
export function propertyFileFormat(text: string) {
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  const { mark } = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return { delimiter: mark, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true };
}

/** The result of reading a file: its properties and invalid lines, or why it is not a property file. */
export type ReadPropertyFile =
  | { readonly kind: 'refused'; readonly message: string }
  | ({ readonly kind: 'read'; readonly properties: readonly ImportedProperty[] } & PropertyFileCheck);

/** Parses the records of a file, heading first. Blank lines count as lines and hold nothing. */
export function readPropertyRecords(records: readonly (readonly string[])[]): ReadPropertyFile {
  const [headings = [], ...lines] = records;
  const columns = headings.map((heading) => columnCalled(heading));
  const refusal = headingRefusal(headings, columns) ?? lengthRefusal(lines);
  if (refusal !== null) return { kind: 'refused', message: refusal };
  const properties: ImportedProperty[] = [];
  const wrong: WrongLine[] = [];
  lines.forEach((cells, index) => {
    if (isBlank(cells)) return;
    const read = readLine(cells, columns);
    if (read.kind === 'right') properties.push(read.property);
    else wrong.push({ line: index + 2, problems: read.problems });
  });
  return { kind: 'read', properties, wrong, lines: properties.length + wrong.length };
}

type Columns = readonly (Column | undefined)[];

function columnCalled(heading: string): Column | undefined {
  const name = heading.trim().toLowerCase();
  return propertyColumns.find((column) => column.heading.toLowerCase() === name);
}

function headingRefusal(headings: readonly string[], columns: Columns): string | null {
  if (isBlank(headings)) return 'The file is empty. Its first line must name the columns.';
  const known = columns.filter((column) => column !== undefined);
  if (known.length === 0) return `The first line must name the columns: ${listed(propertyColumns)}.`;
  const unknown = headings.find((_heading, index) => columns[index] === undefined);
  if (unknown !== undefined)
    return `There is no column “${unknown.slice(0, 60)}”. The columns are: ${listed(propertyColumns)}.`;
  const twice = known.filter((column, index) => known.indexOf(column) !== index);
  if (twice.length > 0) return `The file names these columns twice: ${listed(twice)}.`;
  const missing = propertyColumns.filter((column) => !column.isOptional && !known.includes(column));
  return missing.length > 0 ? `The file lacks these columns: ${listed(missing)}.` : null;
}

function lengthRefusal(lines: readonly (readonly string[])[]): string | null {
  const count = lines.filter((cells) => !isBlank(cells)).length;
  if (count === 0) return 'The file holds no properties below its first line.';
  if (count <= mostImportedProperties) return null;
  const most = decimalText(mostImportedProperties, { most: 0 });
  return `The file holds ${decimalText(count, { most: 0 })} properties. Import at most ${most} at a time.`;
}

function listed(columns: readonly Column[]): string {
  return columns.map(({ heading }) => heading).join(', ');
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

type Problems = WrongLine['problems'];
type Line = { kind: 'right'; property: ImportedProperty } | { kind: 'wrong'; problems: Problems };

function readLine(cells: readonly string[], columns: Columns): Line {
  if (cells.length > columns.length) {
    const message = `This line has ${cells.length} cells, the first line has ${columns.length}`;
    return { kind: 'wrong', problems: [{ column: null, value: '', message }] };
  }
  const texts = new Map(columns.map((column, index) => [column?.field, plainText(cells[index] ?? '')]));
  const textOf = ({ field }: Column) => texts.get(field) ?? '';
  const values = Object.fromEntries(propertyColumns.map((column) => [column.field, readValue(column, textOf(column))]));
  const problems = propertyColumns
    .filter(({ field }) => Number.isNaN(values[field]))
    .map((column) => problem(column, textOf(column), 'Enter a number, for example 750000 or 4.5'));
  const result = z.safeParse(importedPropertySchema, values);
  for (const { path, message } of result.error?.issues ?? []) {
    const column = propertyColumns.find(({ field }) => field === path[0]);
    const isNew = column !== undefined && !problems.some((known) => known.column === column.heading);
    if (isNew) problems.push(problem(column, textOf(column), message));
  }
  return result.success ? { kind: 'right', property: result.data } : { kind: 'wrong', problems };
}

function readValue({ field, kind }: Column, text: string): unknown {
  if (kind === 'number') return numberIn(text, field);
  return kind === 'lines' ? text.split(/\r\n|[\r\n]/) : text;
}

function problem({ heading }: Column, text: string, message: string): Problems[number] {
  return { column: heading, value: text.length > 60 ? `${text.slice(0, 59)}…` : text, message };
}

/** A cell without the apostrophe an export added. */
function plainText(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

const longestNumber = 40;

/** The number in a cell; NaN where there is none, null for a blank cell of an optional rate. */
function numberIn(text: string, field: Field): number | null | undefined {
  const cell = text.trim();
  if (cell === '') return field === 'growthRate' || field === 'rentalYield' ? null : undefined;
  const typed = cell.slice(cell.startsWith('$') ? 1 : 0, cell.endsWith('%') ? -1 : undefined).trim();
  const isNumber = typed.length <= longestNumber && /^[-+\d.e,]+$/i.test(typed) && isGrouped(typed);
  return isNumber ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

// Commas group thousands only; 4,5 must not become 45.
function isGrouped(number: string): boolean {
  const [whole = '', ...rest] = number.split('.');
  const [first = '', ...groups] = whole.split(',');
  if (rest.some((part) => part.includes(','))) return false;
  return groups.length === 0 || (/^-?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group)));
}
