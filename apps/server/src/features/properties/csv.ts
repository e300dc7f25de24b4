import {
  AppError,
  type ImportedProperty,
  propertyMessages as messages,
  propertyCells,
  propertyColumns,
  propertyFileFormat,
  propertyFileText,
  type ReadPropertyFile,
  readPropertyRecords,
} from '@freehold/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// A lone line break is quoted as well, which the library does for its own record delimiter only.
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Properties as CSV (RFC 4180): the header line, after the mark by which spreadsheets know UTF-8, and a record for each. */
export const propertyCsv = {
  header: `\uFEFF${stringify([propertyColumns.map(({ heading }) => heading)], format)}`,
  lines: (properties: readonly ImportedProperty[]): string => stringify(properties.map(propertyCells), format),
};

/** What a file of properties holds. Throws AppError `invalid-input` with the field `file` for one that is no such file. */
export function readPropertyFile(bytes: Uint8Array): Extract<ReadPropertyFile, { kind: 'read' }> {
  const text = propertyFileText(bytes);
  if (text === null) throw refused(messages.notUtf8);
  const read = readPropertyRecords(recordsOf(text));
  if (read.kind === 'refused') throw refused(read.message);
  return read;
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, propertyFileFormat(text));
  } catch (error) {
    if (error instanceof CsvError) throw refused(csvProblem(error));
    throw error;
  }
}

function csvProblem({ lines }: CsvError & { readonly lines?: unknown }): string {
  return typeof lines === 'number' ? `Near line ${lines}: ${messages.quotesUnmatched}` : messages.quotesUnmatched;
}

function refused(message: string): AppError {
  return new AppError('invalid-input', { message, fields: [{ field: 'file', message }] });
}
