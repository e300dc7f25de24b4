import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { sanitizeTextContent } from 'write-excel-file/utility';

/** What the pages of a printed sheet go by. */
export interface PrintedSheet {
  readonly name: string;
  /** Column widths in characters. */
  readonly widths: readonly number[];
  /** Number of rows at the top, and of columns at the left, that every page has. */
  readonly headRows?: number;
  readonly headColumns?: number;
}

// Characters across a sheet of paper that stands upright, and across one on its side at half size, about six points.
const uprightWidth = 100;
const widthAtHalfSize = 280;

// The sheet's name on the left, the page's number on the right.
const footer = '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>';

/**
 * Makes write-excel-file fit a sheet to its paper, as many pages long as it takes, with its first rows and columns, its
 * name and the page's number on every page (ECMA-376, part 1, 18.3.1.46, 18.3.1.63, 18.3.1.65, 18.2.5). One page across,
 * or more where letters would be too small to read.
 */
export function printedPages(sheets: readonly PrintedSheet[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => withPages(xml, sheets[sheetIndex]?.widths ?? []),
        },
        'xl/workbook.xml': { transform: (xml) => xml.replace(/<definedNames\s*\/>/, () => titles(sheets)) },
      },
    },
  };
}

function withPages(xml: string, widths: readonly number[]): string {
  const characters = widths.reduce((sum, width) => sum + width, 0);
  const across = Math.max(1, Math.ceil(characters / widthAtHalfSize));
  const side = characters > uprightWidth ? 'landscape' : 'portrait';
  return xml
    .replace(/<worksheet[^>]*>/, (root) => `${root}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
    .replace(/<pageSetup [^>]*\/>/, () => {
      // Paper 9 is A4.
      return `<pageSetup paperSize="9" orientation="${side}" fitToWidth="${across}" fitToHeight="0"/>${footer}`;
    });
}

function titles(sheets: readonly PrintedSheet[]): string {
  const names = sheets.flatMap(({ name, headRows = 0, headColumns = 0 }, place) => {
    const sheet = `'${name.replaceAll("'", "''")}'`;
    const columns = headColumns === 0 ? [] : [`${sheet}!$A:$${String.fromCharCode(64 + headColumns)}`];
    const rows = headRows === 0 ? [] : [`${sheet}!$1:$${headRows}`];
    const repeated = sanitizeTextContent([...columns, ...rows].join(','));
    if (repeated === '') return [];
    return [`<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${repeated}</definedName>`];
  });
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
}
