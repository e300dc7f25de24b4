import { read, utils, type WorkBook } from '@e965/xlsx';
import { leftOverLabel, planYears, runPlan } from '@freehold/domain';
import { balanceSheet } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { messyPlan } from '../../test/messy-plan.ts';
import { recalculated } from '../../test/recalculated.ts';
import { planReport } from '../reports/plan-report.ts';
import { columnName } from './sheet.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';
const bookOf = async (plan: Plan) => recalculated(await writeWorkbook({ kind: 'plan', plan, preparedAt }));
type Book = Awaited<ReturnType<typeof bookOf>>;

const today = 'Today’s dollars';
const firstRow = 4;

function ranOf(plan: Plan) {
  const base = resolve(plan).plan;
  const run = runPlan(base);
  if (run.status === 'refused') throw new Error(run.says);
  return { timeline: run.timeline, years: planYears(base, run.timeline, run.household.assume.pricesPct), run };
}

/** Letter of the column with this heading. */
function columnOf(book: Book, heading: string): string {
  const letters = Array.from({ length: 40 }, (_, index) => columnName(index));
  const found = letters.find((letter) => book.value('Years', `${letter}3`) === heading);
  if (found === undefined) throw new Error(`no column ${heading}`);
  return found;
}

/** Rows of a sheet whose first cell has this text, from 1. */
function rowsOf(book: Book, sheet: string, text: string): readonly number[] {
  return Array.from({ length: 120 }, (_, index) => index + 1).filter((row) => book.value(sheet, `A${row}`) === text);
}

/** Whether the sheet at this place, from 0, keeps its first rows or columns in sight. */
function isFrozen(book: WorkBook, place: number): boolean {
  const xml: unknown = Reflect.get(book, 'files')[`xl/worksheets/sheet${place + 1}.xml`].content;
  return /<pane [^>]*state="frozen"/.test(String(xml));
}

/** Texts that need more room than the lines of their row have, but for those of a first column, which run on to the right. */
function cutTexts(book: WorkBook, name: string): readonly string[] {
  const sheet = book.Sheets[name] ?? {};
  const [widths, heights] = [sheet['!cols'] ?? [], sheet['!rows'] ?? []];
  return Object.entries(sheet).flatMap(([address, cell]) => {
    if (address.startsWith('!') || typeof cell?.v !== 'string') return [];
    const { r: row, c: column } = utils.decode_cell(address);
    if (column === 0 && name !== 'About') return [];
    const room = Math.round((heights[row]?.hpt ?? 15) / 15) * (widths[column]?.width ?? 8);
    return cell.v.length > room ? [`${name}!${address}: ${cell.v}`] : [];
  });
}

describe('the workbook of a plan', () => {
  it.each(['version-1', 'typical'] as const)(
    'comes for %s in another spreadsheet engine to the net worth of each year’s end, in both dollars',
    async (name) => {
      const plan = fixture(name);
      const book = await bookOf(plan);
      const { timeline, years, run } = ranOf(plan);
      const closing = columnOf(book, 'Net worth after');
      expect(book.sheetNames).toEqual(['Years', today, 'Plan', 'Made with', 'Options', 'Assumptions', 'About']);
      for (const [index, { last }] of timeline.years.entries()) {
        const row = firstRow + index;
        const { netWorth } = balanceSheet(timeline, last);
        expect(book.figure('Years', `${closing}${row}`)).toBeCloseTo(netWorth, 2);
        const rise = (1 + run.household.assume.pricesPct / 100) ** ((last + 1) / 12);
        expect(book.figure(today, `${closing}${row}`)).toBeCloseTo(netWorth / rise, 2);
      }
      expect(book.value('Years', `A${firstRow + years.length}`)).toBeNull();
      expect(book.wrongResults()).toEqual([]);
    },
  );

  it('has a formula for every closing and each opening after the first, and for all of the sheet in today’s dollars', async () => {
    const book = await bookOf(fixture('typical'));
    const { years } = ranOf(fixture('typical'));
    const lines = new Set(years.flatMap((year) => year.lines.map(({ label }) => label))).size;
    const formulas = book.cells.filter(({ f }) => f !== undefined);
    const inOptions = formulas.filter(({ f = '' }) => /^(SUM\(([B-J])\d+:\2\d+\)|([B-J])\d+-\3\d+)$/.test(f));
    const inYears = formulas.length - inOptions.length;
    // Of the sheet Options each is of one column; the sums of closings are across.
    expect(inYears).toBe(2 * years.length - 1 + years.length * (lines + 5));
  });

  it('follows a line that is changed through every later year, and inflation in today’s dollars', async () => {
    const book = await bookOf(fixture('typical'));
    const { timeline } = ranOf(fixture('typical'));
    const [salaries, closing] = [columnOf(book, 'Salaries before tax'), columnOf(book, 'Net worth after')];
    const [second, last] = [firstRow + 1, firstRow + timeline.years.length - 1];
    const before = book.figure('Years', `${closing}${last}`);
    book.write('Years', `${salaries}${second}`, book.figure('Years', `${salaries}${second}`) + 1_000);
    expect(book.figure('Years', `${closing}${last}`)).toBeCloseTo(before + 1_000, 2);
    expect(book.value('Assumptions', 'A4')).toBe('Inflation');
    book.write('Assumptions', 'B4', 10);
    const months = book.figure('Years', `B${last}`);
    expect(months).toBe(timeline.months);
    expect(book.figure(today, `${closing}${last}`)).toBeCloseTo((before + 1_000) / 1.1 ** (months / 12), 2);
  });

  it('says what the plan was made with, which figures are typical, and names people only where the plan does', async () => {
    const plan = {
      ...fixture('version-1'),
      people: { a: { born: '1988-06' }, b: { born: '1990-02' } },
      options: {},
      origin: { 'incomes/ia/yearly': 'typical' },
    } satisfies Plan;
    const book = await bookOf(plan);
    const [pay] = rowsOf(book, 'Made with', 'Incomes');
    expect(rowsOf(book, 'Made with', 'Incomes').map((row) => book.value('Made with', `F${row}`))).toContain('typical');
    expect(book.value('Made with', `B${pay}`)).toBe('Your pay');
    const [yearly] = rowsOf(book, 'Made with', 'Incomes').filter(
      (row) => book.value('Made with', `C${row}`) === 'Amount',
    );
    expect(book.value('Made with', `E${yearly}`)).toBe('a year');
    const texts = book.cells.map(({ v }) => String(v)).join('\n');
    expect(texts).not.toMatch(/Alex|Bo\b/);
    expect(texts).toContain('This plan has no options.');
    expect(texts).toContain('Law as at 29 November 2026');
  });

  it('has each amount of the report’s tables by year and of its comparisons, to the dollar', async () => {
    const plan = messyPlan('typical');
    const book = await bookOf(plan);
    const grids = planReport({ kind: 'plan', plan, preparedAt }).parts.flatMap((part) =>
      part.kind === 'section' ? part.parts : [part],
    );
    const gridOf = (title: RegExp) => {
      const found = grids.find((part) => title.test(part.title));
      return found?.kind === 'grid' ? found.rows : [];
    };
    const dollarsIn = (cell = '') => Number(cell.replace('\u2212', '-').replaceAll(/[$,]/g, ''));
    const columns = [
      [/^Net worth by year, figures/, 2, 'Net worth before'],
      [/^Net worth by year, figures/, 5, 'Inflation'],
      [/^Net worth by year, figures/, 6, 'Net worth after'],
      [/^Net worth by year, figures/, 7, 'Owed on loans'],
      [/^Money in and out/, 2, 'Tax on income'],
      [/^Money in and out/, 3, 'Living costs'],
      [/^Money in and out/, 7, leftOverLabel],
    ] as const;
    for (const [title, cell, heading] of columns) {
      const letter = columnOf(book, heading);
      const rows = gridOf(title);
      expect(rows).toHaveLength(plan.years ?? 0);
      const inBook = rows.map((_, index) => Math.round(book.figure(today, `${letter}${firstRow + index}`)) + 0);
      expect(inBook, heading).toEqual(rows.map((row) => dollarsIn(row[cell])));
    }
    const compared = gridOf(/^Plan C beside your plan/).slice(0, 3);
    const mine = rowsOf(book, 'Options', 'Your plan')[1] ?? 0;
    for (const [place, letter] of ['H', 'I', 'J'].entries()) {
      const [words, before, after] = compared[place] ?? [];
      expect(book.value('Options', `${letter}${mine - 1}`)).toBe(`${words}, in today’s dollars`);
      expect(book.figure('Options', `${letter}${mine}`)).toBe(dollarsIn(before));
      expect(book.figure('Options', `${letter}${mine + 1}`)).toBe(dollarsIn(after));
      expect(book.figure('Options', `${letter}${mine + 2}`)).toBe(dollarsIn(after) - dollarsIn(before));
    }
  });

  it('keeps its headings in sight, breaks long texts inside their column and writes dollars with thousands', async () => {
    const file = await writeWorkbook({ kind: 'plan', plan: messyPlan('large'), preparedAt });
    const book = read(file, { cellStyles: true, bookFiles: true });
    expect(book.SheetNames.filter((_, index) => !isFrozen(book, index))).toEqual(['Plan', 'About']);
    expect(['Made with', 'Options', 'Assumptions', 'About'].flatMap((name) => cutTexts(book, name))).toEqual([]);
    const shown = book.SheetNames.flatMap((name) => Object.values(book.Sheets[name] ?? {})).flatMap(({ w = '' }) => w);
    const dollars = shown.filter((text) => /^-?\$[\d,.]+$/.test(text));
    expect(dollars.length).toBeGreaterThan(1_000);
    expect(dollars.filter((text) => !/^-?\$\d{1,3}(,\d{3})*(\.\d\d)?$/.test(text))).toEqual([]);
  });

  it('says which value of 1 July 2027 the figures go by, and nothing of it in a plan without homes', async () => {
    const choiceIn = async (plan: Plan) => {
      const book = await bookOf(plan);
      const [row] = rowsOf(book, 'Assumptions', 'Value of homes on 1 July 2027');
      return row === undefined ? null : book.value('Assumptions', `C${row}`);
    };
    expect(await choiceIn(fixture('typical'))).toBe('A compound estimate');
    expect(await choiceIn({ ...fixture('typical'), law: {} })).toBe('Market value in the plan');
    const { homes: _, ...none } = { ...fixture('version-1'), events: {}, options: {} };
    expect(await choiceIn(none)).toBeNull();
  });

  it('keeps a name that looks like a formula as text', async () => {
    const name = '=HYPERLINK("http://x","y")';
    const plan = {
      ...fixture('version-1'),
      title: name,
      people: { a: { born: '1988-06', name: '@SUM(1)' }, b: { born: '1990-02', name: '+1' } },
      options: { b: { name, changes: [{ set: 'assume/prices', to: 3, label: name }] } },
    } satisfies Plan;
    const book = await bookOf(plan);
    const told = book.cells.filter(({ v }) => /HYPERLINK|@SUM|^\+1/.test(String(v)));
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.filter(({ f, t }) => f !== undefined || t !== 's')).toEqual([]);
    expect(book.cells.filter(({ f = '' }) => /HYPERLINK|@/.test(f))).toEqual([]);
  });
});
