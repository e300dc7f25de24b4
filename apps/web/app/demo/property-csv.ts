import {
  AppError,
  type ImportedProperty,
  largestPropertyFileBytes,
  propertyCells,
  propertyColumns,
  propertyFileFormat,
  propertyFileText,
  propertyMessages,
  readPropertyRecords,
} from '@freehold/contract';
import { parse } from 'csv-parse/browser/esm/sync';
import { csvText } from './csv-text.ts';
import { refuseField } from './demo-answer.ts';

/** The demo's properties as CSV, with the columns the import accepts. */
export function propertyCsv(properties: readonly ImportedProperty[]): string {
  return `\uFEFF${csvText([propertyColumns.map(({ heading }) => heading), ...properties.map(propertyCells)])}`;
}

/** Parses a file of properties as the server does. Throws AppError. */
export function readPropertyFile(content: Uint8Array | undefined) {
  if (content === undefined) throw new AppError('not-a-csv');
  if (content.byteLength > largestPropertyFileBytes) throw new AppError('too-large');
  const text = propertyFileText(content);
  if (text === null) refuseField('file', propertyMessages.notUtf8);
  const read = readPropertyRecords(recordsOf(text));
  return read.kind === 'refused' ? refuseField('file', read.message) : read;
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, propertyFileFormat(text));
  } catch {
    return refuseField('file', propertyMessages.quotesUnmatched);
  }
}
