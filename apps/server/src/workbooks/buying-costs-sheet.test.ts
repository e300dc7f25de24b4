import { type BuyingCostsForm, buyingCostsSchema, buyingCostsStart } from '@freehold/contract';
import { buyers, dutyProperties, insuranceModes, regions, schemes, states } from '@freehold/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';

async function bookOf(changes: Partial<BuyingCostsForm> = {}): Promise<Recalculated> {
  const inputs = { ...buyingCostsStart, ...changes };
  return recalculated(
    await writeWorkbook({ kind: 'calculation', calculation: { tool: 'buying-costs', inputs }, preparedAt }),
  );
}

const resultRows = Array.from({ length: 11 }, (_, index) => 22 + index);
const placeRows = states.map((_, index) => 19 + index);

/** The largest difference between formula and screen. */
function apart(book: Recalculated): number {
  return Math.max(
    ...resultRows.map((row) => Math.abs(book.figure('Inputs', `D${row}`))),
    ...placeRows.map((row) => Math.abs(book.figure('Duty', `E${row}`))),
  );
}

describe('the workbook of buying costs', () => {
  it('comes to the example’s cash as worked out by hand', async () => {
    const book = await bookOf();
    expect(book.value('Inputs', 'A22')).toBe('Cash you need at settlement');
    // 170,000 of the price, 9,796.75 of duty, 3,551.40 of fees.
    expect(book.figure('Inputs', 'B22')).toBeCloseTo(183_348.15, 6);
    expect(book.value('Duty', 'A19')).toBe('NSW');
    expect(book.figure('Duty', 'B19')).toBeCloseTo(9_796.75, 6);
    expect(apart(book)).toBeLessThan(0.000_1);
    expect(book.wrongResults()).toEqual([]);
  });

  it.each<Partial<BuyingCostsForm>>([
    { lvr: 90 },
    { lvr: 95, insurance: 'upfront', price: 1_200_000 },
    { lvr: 95, scheme: 'fiveDeposit' },
    { lvr: 95, scheme: 'fiveDeposit', region: 'other' },
    { lvr: 100, insurance: 'waived', grants: 20_000 },
    { lvr: 0 },
    { price: 1 },
    // 80 % is $2,106,288.80 exactly, in doubles a hair less.
    { price: 2_632_861 },
    { price: 100_000_000, buyer: 'investor', foreign: 'yes' },
    { solveFor: 'cash' },
    { solveFor: 'cash', lvr: 95, cash: 90_000, insurance: 'upfront', state: 'QLD' },
    { solveFor: 'cash', cash: 0 },
    { state: 'VIC', price: 655_050 },
    { state: 'VIC', price: 549_999.99, buyer: 'owner', registration: 0 },
    { state: 'QLD', price: 700_000, buyer: 'owner', foreign: 'yes', contractOn: '2026-07-31' },
  ])('comes to what the screen shows of %j, and keeps it', async (changes) => {
    const book = await bookOf(changes);
    expect(apart(book)).toBeLessThan(0.000_1);
    expect(book.wrongResults()).toEqual([]);
  });

  it('follows every kind of input that is changed', async () => {
    const book = await bookOf();
    // 46,568 is 30 June 2027 as a serial date.
    for (const [address, content] of [
      ['B5', 'QLD'],
      ['B6', 'Owner-occupier'],
      ['B7', 'Land'],
      ['B8', 'Yes'],
      ['B9', 46_568],
      ['B10', 480_050],
      ['B11', 88],
      ['B12', 'Paid upfront'],
      ['B13', '5% deposit'],
      ['B14', 'Elsewhere'],
      ['B15', 1_000],
      ['B16', 1_500],
      ['B19', 300],
    ] as const) {
      book.write('Inputs', address, content);
    }
    const expected = await bookOf({
      ...{ state: 'QLD', buyer: 'owner', property: 'land', foreign: 'yes', contractOn: '2027-06-30', price: 480_050 },
      ...{ lvr: 88, insurance: 'upfront', scheme: 'fiveDeposit', region: 'other' },
      ...{ grants: 1_000, legal: 1_500, registration: 300 },
    });
    expect(book.figure('Inputs', 'B22')).toBeCloseTo(expected.figure('Inputs', 'C22'), 2);
  });

  it('has no figure for a loan that no insurer in the table covers', async () => {
    const book = await bookOf();
    book.write('Inputs', 'B11', 96);
    expect(book.value('Inputs', 'B29')).toBe('none above 95%');
    expect(book.value('Inputs', 'B22')).toBe('none above 95%');
  });

  const price = fc.oneof(
    fc.integer({ min: 1, max: 3_500_000 }),
    fc.integer({ min: 1_000, max: 200_000_000 }).map((cents) => cents / 100),
    fc.constantFrom(550_000, 550_000.01, 600_000, 710_000, 800_000, 1_455_000, 1_455_000.01, 3_000_000, 525_000),
  );
  const anyForm: fc.Arbitrary<BuyingCostsForm> = fc
    .record({
      ...{ state: fc.constantFrom(...states), buyer: fc.constantFrom(...buyers) },
      property: fc.constantFrom(...dutyProperties),
      solveFor: fc.constantFrom('price', 'cash'),
      price,
      cash: fc.integer({ min: 0, max: 500_000 }),
      lvr: fc.oneof(
        fc.constantFrom(0, 80, 81, 95, 98),
        fc.integer({ min: 0, max: 9_500 }).map((part) => part / 100),
      ),
      insurance: fc.constantFrom(...insuranceModes),
      mostWithInsurance: fc.constantFrom(97, 110),
      scheme: fc.constantFrom(...schemes),
      region: fc.constantFrom(...regions),
      foreign: fc.constantFrom('no', 'yes'),
      grants: fc.constantFrom(0, 10_000),
      keep: fc.constantFrom(0, 5_000),
      contractOn: fc.constantFrom('2026-07-31', '2026-08-01', '2027-06-30'),
      legal: fc.constantFrom(0, 2_000),
      inspections: fc.constantFrom(0, 700.55),
      lender: fc.constantFrom(0, 500),
      registration: fc.constantFrom(null, 0, 351.4),
    })
    .filter((form) => buyingCostsSchema.safeParse(form).success);

  it('comes to the screen’s figures of any purchase in every place, and keeps what every formula comes to', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, async (form) => {
        const book = await bookOf(form);
        expect(apart(book)).toBeLessThan(0.000_1);
        expect(book.wrongResults()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
