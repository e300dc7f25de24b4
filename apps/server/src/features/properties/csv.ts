import {
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

// The library quotes only its own record delimiter, so lone line breaks are added here.
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Properties as CSV (RFC 4180): a byte order mark, the header line, and a record each. */
export const propertyCsv = {
  header: `\uFEFF${stringify([propertyColumns.map(({ heading }) => heading)], format)}`,
  lines: (properties: readonly ImportedProperty[]): string => stringify(properties.map(propertyCells), format),
};

/** The properties in a file, or why it is not a property file. */
export function readPropertyFile(bytes: Uint8Array): ReadPropertyFile {
  const text = propertyFileText(bytes);
  if (text === null) return { kind: 'refused', message: messages.notUtf8 };
  try {
    return readPropertyRecords(parse(text, propertyFileFormat(text)));
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'refused', message: csvProblem(error) };
    throw error;
  }
}

function csvProblem({ lines }: CsvError & { readonly lines?: unknown }): string {
  return typeof lines === 'number' ? `Near line ${lines}: ${messages.quotesUnmatched}` : messages.quotesUnmatched;
}
