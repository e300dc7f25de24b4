import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { convertDateToSerialNumber, sanitizeTextContent } from 'write-excel-file/utility';

/** Result of a formula: a figure, text, or '' for a blank cell. */
export type Result = number | string | Date;

const formulaCell = /<c( r="([A-Z]+\d+)"[^>]*)>(<f>[^<]*<\/f>)/g;

/**
 * Makes write-excel-file store results with formulas, which it cannot do itself: `<v>` after each `<f>`, and `t="str"`
 * on cells with text results (ECMA-376, part 1, 18.3.1.4 and 18.18.11). `sheets` holds each sheet's results by address,
 * as in `B13`.
 */
export function keptResults(sheets: readonly ReadonlyMap<string, Result>[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => withResults(xml, sheets[sheetIndex] ?? new Map()),
        },
      },
    },
  };
}

function withResults(xml: string, results: ReadonlyMap<string, Result>): string {
  return xml.replace(formulaCell, (cell: string, ...parts: string[]) => {
    const [attributes = '', address = '', formula = ''] = parts;
    const result = results.get(address);
    if (result === undefined) return cell;
    const type = typeof result === 'string' ? ' t="str"' : '';
    return `<c${attributes}${type}>${formula}<v>${written(result)}</v>`;
  });
}

function written(result: Result): string {
  if (typeof result === 'string') return sanitizeTextContent(result);
  return String(result instanceof Date ? convertDateToSerialNumber(result) : result);
}
