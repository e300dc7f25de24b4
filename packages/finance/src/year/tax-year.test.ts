import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household, Income } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import { householdCapacity } from '../views/capacity.ts';

/** Bought before the cut-off, so that its loss is deducted: $24,000 a year. */
const atALoss: Home = { ...stillHome, id: 'flat', contract: '2020-07-01', use: 'rent', annualCosts: 24_000 };

const fees = (id: string, annual: number, [from, until]: readonly [string, string]): Income => {
  return { id, person: 'ann', kind: 'taxable', annual, from, until, endsAtRetirement: true };
};

function peopleOf(changes: Partial<Household>, years: number) {
  return runHousehold({ ...stillHousehold, homes: [atALoss], ...changes }, { years }).years.map(
    ({ people }) => people[0],
  );
}

describe('a person’s tax loss', () => {
  it('is deducted in later years after all else, as far as there is income: ITAA 1997 ss 36-10, 36-15', () => {
    // Losses of 12,000 twice; of 18,000 of income then 18,000 are used; 36,000 less the last 6,000 are 30,000: tax of
    // 14 % × (30,000 − 18,200) = 1,652 less the offset of 700, and a levy of 10 % × (30,000 − 28,011) = 198.90.
    const incomes = [
      fees('first', 12_000, ['2026-07', '2028-06']),
      fees('third', 42_000, ['2028-07', '2029-06']),
      fees('fourth', 60_000, ['2029-07', '2030-06']),
    ];
    const years = peopleOf({ incomes }, 4);
    expect(years.map((year) => year?.taxLossBroughtForward)).toEqual([0, 12_000, 24_000, 6_000]);
    expect(years.map((year) => year?.taxLossCarriedForward)).toEqual([12_000, 24_000, 6_000, 0]);
    expect(years.map((year) => year?.position.taxableIncome)).toEqual([0, 0, 0, 30_000]);
    expect(years[3]?.charged).toBe(115_090);
  });

  it('does not limit what is deducted for super: s 26-55(2)', () => {
    // 30,000 less costs of 24,000 leaves 6,000, less 4,800 of super 1,200, which the loss of 24,000 takes.
    const incomes = [fees('later', 30_000, ['2027-07', '2028-06'])];
    const people = [{ id: 'ann', born: '1980-01', superExtra: { concessional: 4_800 } }];
    const [, year] = peopleOf({ incomes, people, accounts: [{ id: 'everyday', balance: 60_000 }] }, 2);
    expect(year).toMatchObject({
      superNotDeducted: 0,
      taxLossBroughtForward: 24_000,
      taxLossCarriedForward: 22_800,
      position: { taxableIncome: 0 },
    });
  });

  it('of a first year cut short is that of its months', () => {
    // Half of 12,000 less 24,000.
    const incomes = [fees('first', 12_000, ['2027-01', '2028-06'])];
    expect(peopleOf({ start: '2027-01', incomes }, 1)[0]?.taxLossCarriedForward).toBe(6_000);
  });
});

describe('income of a sole trader', () => {
  const earning = (kind: Income['kind'], annual: number): Partial<Household> => ({
    homes: [],
    incomes: [{ id: 'work', person: 'ann', kind, annual }],
  });
  const ofYear = (kind: Income['kind'], annual: number) => peopleOf(earning(kind, annual), 2)[1]?.position;

  it('has the working Australians tax offset from 2027-28, other taxable income has not: ITAA 1997 s 61-160', () => {
    // 3,752 + 30 % × 27,120 = 11,888; a levy of 1,442.40.
    expect(ofYear('business', 72_120)).toMatchObject({ workingOffset: 250, totalPayable: 13_080.4 });
    expect(ofYear('taxable', 72_120)).toMatchObject({ workingOffset: 0, totalPayable: 13_330.4 });
    expect(peopleOf(earning('business', 72_120), 1)[0]?.position.workingOffset).toBe(0);
  });

  it('opens no standard deduction, and up to the basic tax on it no more offset: ss 25-130, 61-155', () => {
    // 14 % × (19,200 − 18,200).
    expect(ofYear('business', 19_200)).toMatchObject({ workDeduction: 0, workingOffset: 140 });
    expect(ofYear('business', 18_192)?.workingOffset).toBe(0);
  });

  it('is told to a lender as other taxable income is', () => {
    const capacity = (kind: Income['kind']) => householdCapacity({ ...stillHousehold, ...earning(kind, 120_000) });
    expect(capacity('business').maxLoan).toBeGreaterThan(0);
    expect(capacity('business')).toEqual(capacity('taxable'));
  });
});

describe('a first year cut short', () => {
  it.each([
    ['2027-05', 349_450],
    ['2027-06', -73_900],
  ])('from %s counts the land tax of 30 June once', (start, charged) => {
    // Fees of 120,000 and rent of 62,400 less costs of 3,600 and land tax, QLD on 1,500,000: 4,500 + 1.65 % × 500,000 =
    // 12,750. Of 178,800 a year’s tax is 31,020 + 37 % × 43,800, and 2 %, = 50,802; of 166,050 it is 45,829.50. Charged is
    // that less the months of the year before the start of the other.
    const home: Home = {
      ...atALoss,
      state: 'QLD',
      value: 3_000_000,
      landPct: 50,
      annualCosts: 3_600,
      rentWeekly: 1_200,
    };
    const incomes = [fees('all', 120_000, ['2026-07', '2030-06'])];
    expect(peopleOf({ start, incomes, homes: [home] }, 1)[0]?.charged).toBe(charged);
  });
});
