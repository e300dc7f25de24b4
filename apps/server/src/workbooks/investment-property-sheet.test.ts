import { type InvestmentPropertyForm, investmentPropertySchema, investmentPropertyStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated, resultsOf } from '../../test/recalculated.ts';
import { inputRows } from './investment-property-cells.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';

type Changes = Partial<InvestmentPropertyForm>;

async function bookOf(changes: Changes = {}): Promise<Recalculated> {
  const inputs = investmentPropertySchema.parse({ ...investmentPropertyStart, ...changes });
  return recalculated(
    await writeWorkbook({ kind: 'calculation', calculation: { tool: 'investment-property', inputs }, preparedAt }),
  );
}

/** Results of the engine for inputs: the column Screen. */
function screenOf(book: Recalculated, column: 'B' | 'C' = 'C') {
  return Array.from({ length: 12 }, (_, index) => {
    const value = book.value('Inputs', `${column}${28 + index}`);
    return typeof value === 'number' ? Number(value.toFixed(2)) : value;
  });
}

/** Wrong results but for returns within 0.0001 of a percent: a spreadsheet’s IRR stops at 0.00001 of a percent a month. */
function wrongOf(book: Recalculated): string[] {
  return book.wrongResults().filter((text) => {
    const [, kept, found] = /^Flows\w*![A-Z]+1 keeps (\S+) and comes to (\S+)$/.exec(text) ?? [];
    return !(Math.abs(Number(kept) - Number(found)) < 0.000_1);
  });
}

/** A day as a spreadsheet counts it. */
function serial(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}

describe('the workbook of an investment property', () => {
  it('comes to rent less tax and a return worked out by hand', async () => {
    const book = await bookOf({
      ...{ contractOn: '2026-07-01', price: 500_000, rent: 1_000, vacant: 0, income: 120_000, loan: 0, buyingCosts: 0 },
      ...{ costs: 0, management: 0, growth: 0, rentGrowth: 0, selling: 0, years: '5' },
    });
    const { figures } = resultsOf(book, 28);
    // $52,000 on top of $120,000: $15,000 at 30 %, $37,000 at 37 %, and 2 % of levy, $19,230; $32,770 stay.
    expect(book.figure('Inputs', 'B28')).toBe(630.19);
    expect(figures.get('Own money at settlement')).toBe(500_000);
    // Five such years, and the price comes back: 32,770 / 500,000 is 6.554 % a year.
    expect(figures.get('Result: what you walk away with, less all you put in')).toBeCloseTo(5 * 32_770, 2);
    expect(figures.get('Return a year, percent')).toBe(6.55);
  });

  it.each<Changes>([
    {},
    { dwelling: 'new', contractOn: '2028-02-29', depreciation: 7_000.55, growth: 7, share: 33.33 },
    { interestOnly: '5', loan: 90, rate: 7.15, state: 'VIC', land: 300_000 },
    { loan: 0, rent: 900, income: 0, state: 'WA', land: 600_000, years: '15' },
    { state: 'ACT', land: 400_000, share: 50, rent: 310.35, contractOn: '2027-07-01' },
    { state: 'SA', income: 18_300, rent: 150, costs: 12_000, contractOn: '2031-06-30', land: 836_950 },
    { state: 'NT', years: '20', buyingCosts: 25_000, contractOn: '2027-01-01', inflation: 0 },
  ])('comes to what the screen shows of %j, and keeps it', async (changes) => {
    const book = await bookOf(changes);
    expect(wrongOf(book)).toEqual([]);
    expect(resultsOf(book, 28).apart).toBeCloseTo(0, 6);
    expect(screenOf(book, 'B')).toEqual(screenOf(book));
  });

  it.each<Changes>([
    { price: 915_000, loan: 88 },
    { rent: 780.5, vacant: 3, management: 7.7 },
    { rate: 7.25, interestOnly: '5', costs: 9_900, depreciation: 6_000, selling: 3 },
    { growth: 6.5, inflation: 3, rentGrowth: 1.5 },
    { contractOn: '2029-11-30', dwelling: 'new' },
    { state: 'VIC', land: 520_000, income: 61_000 },
    { years: '7' },
  ])('follows a change of %j to the engine’s figures', async (changes) => {
    const book = await bookOf();
    for (const [name, row] of Object.entries(inputRows)) {
      const value = Object.entries(changes).find(([changed]) => changed === name)?.[1];
      if (value !== undefined && value !== null) book.write('Inputs', `B${row}`, written(name, value));
    }
    const found = screenOf(book, 'B');
    const expected = screenOf(await bookOf(changes));
    // The best year is that of the years on the sheet, which are still those it was made with.
    if (changes.years !== undefined) expect(found.slice(0, 11)).toEqual(expected.slice(0, 11));
    else expect(found).toEqual(expected);
  });
});

function written(name: string, value: string | number): string | number {
  if (name === 'contractOn') return serial(String(value));
  if (name === 'dwelling') return value === 'new' ? 'New build' : 'Established';
  return name === 'state' ? value : Number(value);
}
