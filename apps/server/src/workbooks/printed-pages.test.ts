import { read } from '@e965/xlsx';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type Sheet, workbookFile } from './sheet.ts';
import { writeWorkbook } from './workbook-worker.ts';

/** The XML of a file in a workbook. */
function xmlOf(file: Uint8Array, path: string): string {
  const files: unknown = Reflect.get(read(file, { bookFiles: true }), 'files');
  const entry: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, path) : undefined;
  if (typeof entry !== 'object' || entry === null) throw new Error(`no ${path}`);
  return String(Reflect.get(entry, 'content'));
}

const sheetXml = (file: Uint8Array, place: number) => xmlOf(file, `xl/worksheets/sheet${place}.xml`);

describe('the printed pages of a workbook', () => {
  const plan = writeWorkbook({ kind: 'plan', plan: fixture('typical'), preparedAt: '2026-11-21T04:00:00Z' });
  const pages = async (place: number) => /<pageSetup [^>]*>/.exec(sheetXml(await plan, place))?.[0];

  it('fit every sheet of a plan to A4 on its side, as long as it takes, and two across where it is very wide', async () => {
    const wide = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="2" fitToHeight="0"/>';
    const one = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(pages))).toEqual([wide, wide, one, one, one, one, one]);
    for (const place of [1, 2, 3, 4, 5, 6, 7])
      expect(sheetXml(await plan, place)).toMatch(
        /^.*?<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><(sheetViews|cols)/,
      );
  });

  it('have the sheet’s name and their number at the foot, after the paper', async () => {
    const foot = '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>';
    for (const place of [1, 2, 3, 4, 5, 6, 7]) {
      const [, after] = sheetXml(await plan, place).split(/<pageSetup [^>]*>/);
      expect(after).toBe(`${foot}</worksheet>`);
    }
  });

  it('repeat the headings of a plan’s tables, and the year at the left', async () => {
    const names = xmlOf(await plan, 'xl/workbook.xml').matchAll(/<definedName ([^>]*)>([^<]*)</g);
    expect([...names].map(([, attributes, cells]) => [attributes, cells])).toEqual(
      [
        ['0', "'Years'!$A:$A,'Years'!$1:$3"],
        ['1', "'Today’s dollars'!$A:$A,'Today’s dollars'!$1:$3"],
        ['3', "'Made with'!$1:$3"],
        ['4', "'Options'!$A:$A"],
        ['5', "'Assumptions'!$1:$3"],
      ].map(([place, cells]) => [`name="_xlnm.Print_Titles" localSheetId="${place}"`, cells]),
    );
  });

  it('stand upright where a sheet is narrow, with no list of names where nothing repeats, and quote a sheet’s name', async () => {
    const rows: Sheet['rows'] = [[{ text: 'One' }]];
    const narrow = await workbookFile([{ name: 'One', widths: [20], rows }]);
    expect(sheetXml(narrow, 1)).toContain('orientation="portrait" fitToWidth="1" fitToHeight="0"');
    expect(xmlOf(narrow, 'xl/workbook.xml')).not.toContain('definedName');
    const quoted = await workbookFile([{ name: "Mum's & Dad's", widths: [20], rows, headRows: 1 }]);
    expect(xmlOf(quoted, 'xl/workbook.xml')).toContain(">'Mum''s &amp; Dad''s'!$1:$1</definedName>");
  });
});
