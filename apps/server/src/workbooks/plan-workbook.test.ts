import { planYears, runPlan } from '@freehold/domain';
import { balanceSheet } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { recalculated } from '../../test/recalculated.ts';
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

describe('the workbook of a plan', () => {
  it.each(['version-1', 'typical'] as const)(
    'comes for %s in another spreadsheet engine to the net worth of each year’s end, in both dollars',
    async (name) => {
      const plan = fixture(name);
      const book = await bookOf(plan);
      const { timeline, years, run } = ranOf(plan);
      const closing = columnOf(book, 'Net worth after');
      expect(book.sheetNames).toEqual(['Years', today, 'Plan', 'Options', 'Assumptions', 'About']);
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
    const inOptions = formulas.filter(({ f = '' }) => /^(SUM\([B-G]\d+:[B-G]\d+\)|[B-G]\d+-[B-G]\d+)$/.test(f));
    const inYears = formulas.length - inOptions.length;
    // The sums of closings have columns past G.
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
    const [pay] = rowsOf(book, 'Plan', 'Incomes');
    expect(rowsOf(book, 'Plan', 'Incomes').map((row) => book.value('Plan', `F${row}`))).toContain('typical');
    expect(book.value('Plan', `B${pay}`)).toBe('Your pay');
    const [yearly] = rowsOf(book, 'Plan', 'Incomes').filter((row) => book.value('Plan', `C${row}`) === 'Amount');
    expect(book.value('Plan', `E${yearly}`)).toBe('a year');
    const texts = book.cells.map(({ v }) => String(v)).join('\n');
    expect(texts).not.toMatch(/Alex|Bo\b/);
    expect(texts).toContain('This plan has no options.');
    expect(texts).toContain('Law as at 29 November 2026');
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
