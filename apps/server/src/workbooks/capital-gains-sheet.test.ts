import { type CapitalGainsForm, capitalGainsSchema, capitalGainsStart } from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated, resultsOf } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';

async function capitalGainsBook(changes: Partial<CapitalGainsForm> = {}): Promise<Recalculated> {
  const inputs = { ...capitalGainsStart, ...changes };
  return recalculated(
    await writeWorkbook({ kind: 'calculation', calculation: { tool: 'capital-gains', inputs }, preparedAt }),
  );
}

describe('the workbook of capital gains tax', () => {
  it('comes to the net gain and the taxes of a sale before the new law, worked out by hand', async () => {
    const book = await capitalGainsBook({
      boughtOn: '2020-01-01',
      boughtFor: 500_000,
      soldOn: '2026-08-01',
      soldFor: 700_000,
    });
    const { figures, apart } = resultsOf(book, 26);
    expect(apart).toBeCloseTo(0, 6);
    // Half of $200,000 on top of $120,000: $15,000 at 30 %, $55,000 at 37 %, $30,000 at 45 %, and 2 % of levy.
    expect(figures.get('Net capital gain')).toBe(100_000);
    expect(figures.get('Income tax on the gain')).toBeCloseTo(4_500 + 20_350 + 13_500, 2);
    expect(figures.get('Medicare levy on the gain')).toBe(2_000);
    expect(figures.get('Minimum tax')).toBe(0);
    expect(figures.get('Tax on the sale')).toBeCloseTo(40_350, 2);
    expect(book.wrongResults()).toEqual([]);
  });

  it('indexes costs from 1 July 2027 and discounts only the gain before, by hand', async () => {
    const book = await capitalGainsBook({
      boughtFor: 500_000,
      value2027: 700_000,
      soldOn: '2029-07-01',
      soldFor: 800_000,
      inflation: 2,
      income: 0,
    });
    const { figures, apart } = resultsOf(book, 26);
    expect(apart).toBeCloseTo(0, 6);
    // $700,000 × 1.02² is $728,280: $71,720 on the sale, and half of $200,000 before.
    expect(figures.get('Gain to 30 June 2027')).toBe(200_000);
    expect(figures.get('Gain on the sale')).toBeCloseTo(71_720, 2);
    expect(figures.get('Net capital gain')).toBeCloseTo(171_720, 2);
    // $30,752 and 37 % of $36,720 above $135,000.
    expect(figures.get('Income tax on the gain')).toBeCloseTo(30_752 + 0.37 * 36_720, 2);
  });

  it('brings the tax on a gain up to 30 % where the income is small, by hand', async () => {
    const sale = { boughtOn: '2027-07-01', boughtFor: 600_000, soldOn: '2029-07-01', soldFor: 640_000 };
    const book = await capitalGainsBook({ ...sale, income: 0, inflation: 0 });
    const { figures, apart } = resultsOf(book, 26);
    expect(apart).toBeCloseTo(0, 6);
    // 14 % of $21,800 is $3,052, and $12,000 is 30 % of $40,000; 2 % of levy is $800.
    expect(figures.get('Minimum tax')).toBe(12_000 - 3_052);
    expect(figures.get('Tax on the sale')).toBeCloseTo(12_800, 2);
  });

  it.each<Partial<CapitalGainsForm>>([
    {},
    { income: 0 },
    { income: 30_000, boughtOn: '2028-01-01', soldOn: '2030-03-01', soldFor: 750_000 },
    { income: 28_000, boughtOn: '2027-08-15', soldOn: '2028-02-29', soldFor: 660_000 },
    { dwelling: 'new' },
    { dwelling: 'new', soldFor: 700_000, inflation: 6, boughtOn: '2027-07-01' },
    { dwelling: 'new', soldOn: '2027-08-01', boughtOn: '2027-02-01', income: 10_000 },
    { soldFor: 500_000 },
    { soldFor: 640_000, buyingCosts: 30_000, sellingCosts: 15_000, depreciation: 20_000 },
    { depreciation: 60_000, soldOn: '2034-07-01', depreciation2027: 25_000 },
    { depreciation: 60_000, soldOn: '2034-07-01', home: 'later', homeFrom: '2028-01-01' },
    { boughtOn: '2027-06-30', soldOn: '2027-07-01', soldFor: 651_000 },
    { boughtOn: '2024-02-29', soldOn: '2027-07-01' },
    { boughtOn: '2026-06-30', soldOn: '2026-07-01' },
    { boughtOn: '2025-08-01', soldOn: '2026-08-01', income: 44_000 },
    { boughtOn: '1985-09-20', boughtFor: 40_000, soldOn: '2045-06-30', soldFor: 2_000_000, share: 33.33 },
    { value2027: 1_200_000 },
    { value2027: 600_000, soldFor: 1_100_000, inflation: 15 },
    { losses: 80_000 },
    { losses: 80_000, soldOn: '2026-12-01', share: 50 },
    { losses: 900_000, dwelling: 'new' },
    { losses: 30_000, soldFor: 500_000 },
    { home: 'whole' },
    { home: 'first', homeTo: '2022-02-28' },
    { home: 'first', homeTo: '2020-02-28', otherHome: 'yes', losses: 10_000 },
    { home: 'first', homeTo: '2020-02-29', homeValue: 700_000, buyingCosts: 30_000, depreciation: 5_000 },
    { home: 'first', homeTo: '2027-09-30', soldOn: '2035-03-01', soldFor: 1_400_000, dwelling: 'new' },
    { home: 'first', homeTo: '1996-08-19', boughtOn: '1990-01-01', boughtFor: 150_000 },
    { home: 'later', homeFrom: '2024-07-01', soldOn: '2027-06-30' },
    { home: 'later', homeFrom: '2027-07-01', value2027: 900_000, share: 50 },
    { home: 'between', homeFrom: '2020-02-29', homeTo: '2021-02-28', soldOn: '2030-03-01', income: 0 },
    { home: 'between', homeFrom: '2028-07-01', homeTo: '2028-12-31', otherHome: 'yes', boughtOn: '2027-08-01' },
  ])('comes to what the screen shows of %j, and keeps it', async (changes) => {
    expect(capitalGainsSchema.safeParse({ ...capitalGainsStart, ...changes }).error?.issues).toBeUndefined();
    const book = await capitalGainsBook(changes);
    expect(resultsOf(book, 26).apart).toBeCloseTo(0, 6);
    expect(book.wrongResults()).toEqual([]);
  });

  it('follows every kind of input that is changed: days, prices, the kind of home, a value, a share', async () => {
    const book = await capitalGainsBook();
    const changed: CapitalGainsForm = {
      ...capitalGainsStart,
      boughtOn: '2028-02-01',
      soldOn: '2031-05-01',
      soldFor: 820_000,
      income: 60_000,
      dwelling: 'new',
      share: 50,
      sellingCosts: 12_000,
    };
    // 46,784 and 47,969 are 1 February 2028 and 1 May 2031 as serial dates.
    for (const [address, value] of [
      ['B5', 46_784],
      ['B7', 47_969],
      ['B8', 820_000],
      ['B9', 60_000],
      ['B10', 'New build'],
      ['B11', 50],
      ['B13', 12_000],
    ] as const) {
      book.write('Inputs', address, value);
    }
    const expected = await capitalGainsBook(changed);
    expect(book.figure('Inputs', 'B26')).toBeCloseTo(expected.figure('Inputs', 'C26'), 2);
    book.write('Inputs', 'B5', 43_525);
    book.write('Inputs', 'B15', 900_000);
    book.write('Inputs', 'B10', 'Established');
    const valued = await capitalGainsBook({
      ...changed,
      boughtOn: '2019-03-01',
      value2027: 900_000,
      dwelling: 'established',
    });
    expect(book.figure('Inputs', 'B26')).toBeCloseTo(valued.figure('Inputs', 'C26'), 2);
  });

  it('takes losses and days as a home that are written into it', async () => {
    const book = await capitalGainsBook();
    // 43,890 and 44,742 are 29 February 2020 and 30 June 2022 as serial dates.
    for (const [address, value] of [
      ['B17', 25_000],
      ['B18', 'Between'],
      ['B19', 43_890],
      ['B20', 44_742],
      ['B22', 'Yes'],
    ] as const) {
      book.write('Inputs', address, value);
    }
    const stay = { homeFrom: '2020-02-29', homeTo: '2022-06-30', otherHome: 'yes', losses: 25_000 } as const;
    const between = await capitalGainsBook({ home: 'between', ...stay });
    expect(book.figure('Inputs', 'B26')).toBeCloseTo(between.figure('Inputs', 'C26'), 2);
    book.write('Inputs', 'B18', 'First');
    book.write('Inputs', 'B21', 720_000);
    const first = await capitalGainsBook({ home: 'first', ...stay, homeValue: 720_000 });
    expect(book.figure('Inputs', 'B26')).toBeCloseTo(first.figure('Inputs', 'C26'), 2);
  });

  const day = (first: string, last: string) =>
    fc
      .integer({ min: Date.parse(first) / 86_400_000, max: Date.parse(last) / 86_400_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  const dollars = (most: number) => fc.integer({ min: 0, max: most });
  const anySale: fc.Arbitrary<CapitalGainsForm> = fc
    .record({
      boughtOn: day('1985-09-20', '2044-06-30'),
      boughtFor: fc.integer({ min: 1, max: 3_000_000 }),
      soldOn: day('2026-07-01', '2045-06-30'),
      soldFor: fc.integer({ min: 60_000, max: 5_000_000 }),
      income: dollars(300_000),
      dwelling: fc.constantFrom('established', 'new'),
      share: fc.integer({ min: 1, max: 100 }),
      buyingCosts: dollars(60_000),
      sellingCosts: dollars(60_000),
      depreciation: dollars(100_000),
      depreciation2027: fc.option(dollars(100_000)),
      value2027: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
      inflation: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
      growth: fc.constant(4),
      losses: fc.oneof(fc.constant(0), dollars(400_000)),
      home: fc.constantFrom('never', 'whole', 'first', 'later', 'between'),
      homeFrom: fc.option(day('1985-09-20', '2045-06-30')),
      homeTo: fc.option(day('1985-09-20', '2045-06-30')),
      homeValue: fc.option(fc.integer({ min: 1, max: 4_000_000 })),
      otherHome: fc.constantFrom('no', 'yes'),
    })
    .filter((form) => capitalGainsSchema.safeParse(form).success);

  it('comes to the screen’s figures of any sale, and keeps what every formula comes to', async () => {
    await fc.assert(
      fc.asyncProperty(anySale, async (form) => {
        const book = await capitalGainsBook(form);
        expect(resultsOf(book, 26).apart).toBeLessThan(0.000_1);
        expect(book.wrongResults()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
