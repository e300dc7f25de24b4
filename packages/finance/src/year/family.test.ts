import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Incomes a year of people without hospital cover, by who they are. */
function yearOf(incomes: Readonly<Record<string, number>>, policy: Household['policy'] = {}) {
  const household = { ...withIncomes(incomes, () => false), policy };
  return runHousehold(household, { years: 1 }).years[0]?.people.map(({ position }) => position) ?? [];
}

type Cover = boolean | null | undefined;

function withIncomes(incomes: Readonly<Record<string, number>>, coverOf: (id: string) => Cover): Household {
  const names = Object.keys(incomes);
  return {
    ...stillHousehold,
    people: names.map((id) => ({ id, born: '1980-01', hospitalCover: coverOf(id) })),
    incomes: names.map((id) => ({ id: `${id} earns`, person: id, kind: 'taxable', annual: incomes[id] ?? 0 })),
  };
}

describe('levy and surcharge of a household', () => {
  it('go by both incomes of two people: Medicare Levy Act 1986 ss 8, 8D', () => {
    // 190,200 of both is below 210,000. 216,000 is above it: 1 % of each, but for one below 28,011 (s 8D(3)(c)).
    const surcharges = (ann: number, bo: number) => yearOf({ ann, bo }).map((one) => one.medicareSurcharge);
    expect(surcharges(150_000, 40_200)).toEqual([0, 0]);
    expect(surcharges(150_000, 66_000)).toEqual([1_500, 660]);
    expect(surcharges(192_000, 24_000)).toEqual([1_920, 0]);
  });

  it('share the reduction by taxable income where both owe levy', () => {
    // 36,000 each: 2 % × 47,238 − 8 % × (72,000 − 47,238) is below 0. With three dependants 60,252: 1,205.04 − 8 % ×
    // 11,748 = 265.20, half of it each: 720 − 132.60.
    expect(yearOf({ ann: 36_000, bo: 36_000 }).map((one) => one.medicareLevy)).toEqual([720, 720]);
    const parents = yearOf({ ann: 36_000, bo: 36_000 }, { dependants: 3 });
    expect(parents.map((one) => one.medicareLevy)).toEqual([587.4, 587.4]);
  });

  it('are owed by both where one of two has no hospital cover: Medicare Levy Act 1986 s 8D', () => {
    // 248,000 of both is above 246,000: 1.25 % of each. One below the levy’s threshold is spared all the same.
    const surcharges = (ann: Cover, bo: Cover, ofBo = 89_000) => {
      const household = withIncomes({ ann: 159_000, bo: ofBo }, (id) => (id === 'ann' ? ann : bo));
      return runHousehold(household, { years: 1 }).years[0]?.people.map(({ position }) => position.medicareSurcharge);
    };
    expect(surcharges(true, false)).toEqual([1_987.5, 1_112.5]);
    expect(surcharges(false, true)).toEqual([1_987.5, 1_112.5]);
    expect(surcharges(false, null)).toEqual([1_987.5, 1_112.5]);
    expect(surcharges(true, null)).toEqual([0, 0]);
    expect(surcharges(true, false, 28_000)).toEqual([0, 0]);
    expect(surcharges(undefined, undefined)).toEqual([0, 0]);
  });

  it('are single people’s where more than two live together', () => {
    // 1.25 % above 123,000.
    expect(yearOf({ ann: 150_000, bo: 40_200, cy: 0 })[0]?.medicareSurcharge).toBe(1_875);
  });
});

describe('net losses on investments', () => {
  const own = [{ owner: 'ann', sharePct: 100 }];
  const shares: Household['holdings'][number] = {
    ...{ id: 'etf', kind: 'shares', value: 400_000, costBase: 300_000, annualIncome: 8_400, owners: own },
  };
  const margin: Household['loans'][number] = {
    ...{ id: 'margin', kind: 'margin', on: [], purpose: 'etf', balance: 300_000, ratePct: 8, ends: null },
    monthlyRepayment: 2_000,
  };
  const invested: Household = {
    ...withIncomes({ ann: 111_000 }, () => false),
    people: [{ id: 'ann', born: '1980-01', hospitalCover: false, helpDebt: 90_000 }],
    accounts: [{ id: 'everyday', balance: 100_000 }],
    holdings: [shares],
    loans: [margin],
  };
  const yearOfAnn = (household: Household) => {
    const [person] = runHousehold(household, { years: 1 }).years[0]?.people ?? [];
    const { taxableIncome, netInvestmentLoss, repaymentIncome, helpRepayment, medicareSurcharge } =
      person?.position ?? {};
    return { taxableIncome, netInvestmentLoss, repaymentIncome, helpRepayment, medicareSurcharge };
  };

  it('on shares are added back for surcharge and study loan: ITAA 1997 s 995-1, HESA 2003 s 154-5', () => {
    // 24,000 of interest − 8,400 of dividends; 15 % × (111,000 − 69,528); 1 % × 95,400 as 111,000 is above 105,000.
    expect(yearOfAnn(invested)).toEqual({
      taxableIncome: 95_400,
      netInvestmentLoss: 15_600,
      repaymentIncome: 111_000,
      helpRepayment: 6_220.8,
      medicareSurcharge: 954,
    });
  });

  it('are of shares alone, whatever an account or a business pays', () => {
    const business = { ...invested, holdings: [{ ...shares, kind: 'business' as const }] };
    expect(yearOfAnn(business)).toMatchObject({ taxableIncome: 95_400, netInvestmentLoss: 0, repaymentIncome: 95_400 });
    const saver = { ...invested, accounts: [{ id: 'everyday', balance: 900_000, ratePct: 5 }] };
    expect(yearOfAnn(saver)).toMatchObject({ netInvestmentLoss: 15_600 });
  });

  it('on shares are not made less by a rental profit, nor by shares of others', () => {
    const rented = { ...stillHome, use: 'rent' as const, rentWeekly: 450 };
    // 450 × 52 of rent are taxed besides.
    expect(yearOfAnn({ ...invested, homes: [rented] })).toMatchObject({
      taxableIncome: 118_800,
      netInvestmentLoss: 15_600,
    });
    const profitable = { ...shares, annualIncome: 30_000 };
    expect(yearOfAnn({ ...invested, holdings: [profitable] })).toMatchObject({ netInvestmentLoss: 0 });
    // Another holding of Ann's own makes it less.
    const second = { ...shares, id: 'more', annualIncome: 6_000 };
    expect(yearOfAnn({ ...invested, holdings: [shares, second] })).toMatchObject({ netInvestmentLoss: 9_600 });
  });
});

describe('hospital cover that is not known', () => {
  const saidOf = (incomes: Readonly<Record<string, number>>, coverOf: (id: string) => Cover) => {
    const { notKnown } = runHousehold(withIncomes(incomes, coverOf), { years: 3 });
    return notKnown.map(({ subject, field, countedAs }) => [subject, field, countedAs]);
  };
  const said = (person: string, due: string) => {
    const countedAs = `Private hospital cover is counted as held: without it about ${due} would be due from the year to June 2027.`;
    return [person, 'hospitalCover', countedAs];
  };

  it('is listed once with the surcharge that would be due without it', () => {
    // 1.25 % above 123,000; nothing up to 105,000.
    expect(saidOf({ ann: 160_000 }, () => null)).toEqual([said('ann', '$2,000 a year of Medicare levy surcharge')]);
    expect(saidOf({ ann: 105_000 }, () => null)).toEqual([]);
    expect(saidOf({ ann: 160_000 }, () => undefined)).toEqual([]);
    expect(saidOf({ ann: 160_000 }, () => false)).toEqual([]);
  });

  it('is listed of each of two with their own, and of one alone with what both would owe', () => {
    const incomes = { ann: 159_000, bo: 89_000 };
    expect(saidOf(incomes, () => null)).toEqual([
      said('ann', '$1,988 a year of Medicare levy surcharge'),
      said('bo', '$1,113 a year of Medicare levy surcharge'),
    ]);
    const both = said('bo', '$3,100 a year of Medicare levy surcharge of both together');
    expect(saidOf(incomes, (id) => (id === 'ann' ? true : null))).toEqual([both]);
    // It makes no difference beside one who has none.
    expect(saidOf(incomes, (id) => (id === 'ann' ? false : null))).toEqual([]);
  });

  it('is listed in the first year that would owe, as the incomes rise', () => {
    const household = {
      ...withIncomes({ ann: 104_000 }, () => null),
      assume: { ...stillHousehold.assume, wagesPct: 3 },
    };
    const [row] = runHousehold(household, { years: 3 }).notKnown;
    expect(row?.countedAs).toContain('from the year to June 2028');
  });
});
