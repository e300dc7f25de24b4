import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { HouseholdEntity } from '../household/entity.ts';
import type { Home, Household, Loan } from '../household/household.ts';
import { balanceOf, balanceSheet } from '../views/balance-sheet.ts';
import { householdCapacity } from '../views/capacity.ts';
import { runHousehold } from './run.ts';

/*
 * Companies, trusts and super funds by hand, from July 2027 and with nothing growing. The flat brings 600 a week, 2,600 a
 * month; it costs 100 a month and 2,000 of interest, so 500 a month and 6,000 a year are left. At 300 a week it loses 800
 * a month, 9,600 a year. Ann earns 102,000, taxed at 30 % and the levy of 2 % on more.
 */
const taxed: Household = {
  ...stillHousehold,
  start: '2027-07',
  people: [
    { id: 'ann', born: '1980-01', hospitalCover: true },
    { id: 'bo', born: '1981-01', hospitalCover: true },
  ],
  incomes: [{ id: 'fees', person: 'ann', kind: 'taxable', annual: 102_000 }],
  costs: [],
};
const flat: Home = {
  ...stillHome,
  id: 'flat',
  use: 'rent',
  rentWeekly: 600,
  vacancyWeeks: 0,
  annualCosts: 1_200,
  owners: [{ owner: 'x', sharePct: 100 }],
};
const loan: Loan = {
  id: 'loan',
  kind: 'home',
  on: ['flat'],
  purpose: 'flat',
  balance: 400_000,
  ratePct: 6,
  interestOnlyUntil: '2057-06',
  ends: '2057-06',
};
const recourse: Loan = { ...loan, limitedRecourse: true };
const company: HouseholdEntity = { id: 'x', kind: 'company' };
const shared = [
  { owner: 'ann', sharePct: 60 },
  { owner: 'bo', sharePct: 40 },
];
const trust: HouseholdEntity = { id: 'x', kind: 'discretionaryTrust', shares: shared };
const annsTrust: HouseholdEntity = { ...trust, shares: [{ owner: 'ann', sharePct: 100 }] };
const fund: HouseholdEntity = { id: 'x', kind: 'superFund', shares: shared };
/** Rent of 300 a week until June 2028, then 600. */
const rentRises = { id: 'better', do: 'renovate', when: '2028-06', home: 'flat', cost: 0, addsValue: 0 } as const;
const atALoss = { homes: [{ ...flat, rentWeekly: 300 }], events: [{ ...rentRises, rentWeekly: 600 }] };

/** Bought for 400,000 and by the formula worth 480,000 half way, on 1 July 2027; sold for 576,000. */
const lot: Home = {
  ...flat,
  use: 'empty',
  annualCosts: 0,
  contract: '2020-07-01',
  price: 400_000,
  value: 576_000,
};
const sold: Partial<Household> = {
  homes: [lot],
  events: [{ id: 'sale', do: 'sell', when: '2034-07', what: 'flat' }],
  openLaw: { value2027: 'compound' },
};

const owning = (entity: HouseholdEntity, changes: Partial<Household> = {}): Household => ({
  ...taxed,
  entities: [entity],
  homes: [flat],
  loans: [entity.kind === 'superFund' ? recourse : loan],
  ...changes,
});
const oldLaw = 'without-the-act';

describe('a company', () => {
  it('keeps its rent, pays 30 % of it in November and leaves the household its own: ITRA 1986 s 23', () => {
    const timeline = runHousehold(owning(company), { years: 3 });
    expect(timeline.years[0]?.entities[0]).toMatchObject({ netRent: 6_000, taxableIncome: 6_000, charged: 180_000 });
    const at = (month: number) => [
      balanceOf(timeline, { kind: 'company', subject: 'x' }, month),
      balanceOf(timeline, { kind: 'cash', subject: 'everyday' }, month),
    ];
    // The household's account starts with 5,000 and takes 8,500 a month of fees.
    expect(at(11)).toEqual([6_000, 5_000 + 12 * 8_500]);
    expect(at(15)).toEqual([8_000, 5_000 + 16 * 8_500]);
    expect(at(16)[0]).toBe(8_500 - 1_800);
  });

  it('carries a loss into later years, and pays back first what the household lent it: ITAA 1997 s 36-17', () => {
    const timeline = runHousehold(owning(company, atALoss), { years: 2 });
    const [first, second] = timeline.years.map(({ entities }) => entities[0]);
    expect(first).toMatchObject({ netRent: -9_600, taxableIncome: 0, taxLossCarriedForward: 9_600, charged: 0 });
    expect(second).toMatchObject({ netRent: 6_000, taxableIncome: 0, taxLossCarriedForward: 3_600, charged: 0 });
    expect(balanceOf(timeline, { kind: 'company', subject: 'x' }, 23)).toBe(0);
    // A year of 800 a month lent, then half a year of 500 paid back.
    const cash = balanceOf(timeline, { kind: 'cash', subject: 'everyday' }, 11);
    expect(cash).toBe(5_000 + 12 * (8_500 - 800));
    const paid = { kind: 'taxDue', subject: 'ann' } as const;
    const afterTax = cash + 6 * (8_500 + 500) + balanceOf(timeline, paid, 11);
    expect(balanceOf(timeline, { kind: 'cash', subject: 'everyday' }, 17)).toBeCloseTo(afterTax, 2);
  });

  it('is caught by the loss rule with a home bought after the cut-off, and is not without the Act: s 26-155', () => {
    const household = owning(company, { homes: [{ ...flat, rentWeekly: 300, contract: '2026-06-01' }] });
    const year = (law?: typeof oldLaw) => runHousehold(household, { years: 1, law }).years[0]?.entities[0];
    expect(year()).toMatchObject({ netRent: 0, quarantinedCarriedForward: 9_600, taxLossCarriedForward: 0 });
    expect(year(oldLaw)).toMatchObject({ netRent: -9_600, quarantinedCarriedForward: 0, taxLossCarriedForward: 9_600 });
  });

  it('has no discount and no new gains law: 30 % of the whole 176,000 by both laws, s 115-10', () => {
    for (const law of ['enacted', oldLaw] as const) {
      const timeline = runHousehold(owning(company, { ...sold, loans: [] }), { years: 8, law });
      expect(timeline.years[7]?.entities[0]).toMatchObject({ netCapitalGain: 176_000, charged: 5_280_000 });
      expect(balanceOf(timeline, { kind: 'company', subject: 'x' }, 84)).toBe(576_000);
    }
  });
});

describe('a super fund', () => {
  it('pays 15 % of its rent out of its members’ super, by their shares: ITRA 1986 s 26', () => {
    const timeline = runHousehold(owning(fund), { years: 2 });
    expect(timeline.years[0]?.entities[0]).toMatchObject({ taxableIncome: 6_000, charged: 90_000 });
    const superOf = (subject: string, month: number) => balanceOf(timeline, { kind: 'super', subject }, month);
    expect([superOf('ann', 11), superOf('bo', 11)]).toEqual([3_600, 2_400]);
    expect([superOf('ann', 16), superOf('bo', 16)]).toEqual([0.6 * 7_600, 0.4 * 7_600]);
  });

  it('carries a loss on a home bought after the cut-off: it is excepted from the loss rule, s 26-155(4)', () => {
    const homes = [{ ...flat, rentWeekly: 300, contract: '2026-06-01' }];
    const timeline = runHousehold(owning(fund, { homes }), { years: 1 });
    const [year] = timeline.years[0]?.entities ?? [];
    expect(year).toMatchObject({ netRent: -9_600, taxLossCarriedForward: 9_600, quarantinedCarriedForward: 0 });
    expect(timeline.notKnown.map(({ subject, field }) => `${subject}.${field}`)).toContain('x.shares');
  });

  it('is taxed on two thirds of a gain by both laws, s 115-100: 117,333.33 at 15 % are 17,600', () => {
    for (const law of ['enacted', oldLaw] as const) {
      const timeline = runHousehold(owning(fund, { ...sold, loans: [] }), { years: 8, law });
      expect(timeline.years[7]?.entities[0]).toMatchObject({ netCapitalGain: 117_333.33, charged: 1_760_000 });
      expect(balanceOf(timeline, { kind: 'super', subject: 'ann' }, 84)).toBe(0.6 * 576_000);
    }
  });
});

describe('a trust', () => {
  it('has its rent taxed to its people by their shares: ITAA 1936 s 97', () => {
    const without = runHousehold(taxed, { years: 1 }).years[0]?.people ?? [];
    const { people = [], entities = [] } = runHousehold(owning(trust), { years: 1 }).years[0] ?? {};
    expect(entities[0]).toMatchObject({ taxableIncome: 6_000, charged: 0 });
    expect(people.map(({ position }) => position.netRent)).toEqual([3_600, 2_400]);
    // 32 % of 3,600; Bo stays below the tax-free threshold.
    expect((people[0]?.charged ?? 0) - (without[0]?.charged ?? 0)).toBe(115_200);
    expect(people[1]?.charged).toBe(0);
  });

  it('keeps its loss: nobody’s tax falls, and later rent is free up to it', () => {
    const without = runHousehold(taxed, { years: 2 }).years.map(({ people }) => people[0]?.charged);
    const { years } = runHousehold(owning(trust, atALoss), { years: 2 });
    expect(years.map(({ people }) => people[0]?.charged)).toEqual(without);
    expect(years.map(({ entities }) => entities[0]?.taxLossCarriedForward)).toEqual([9_600, 3_600]);
  });

  it('passes a gain on with its discount: Ann’s tax is as if she owned the land herself, by both laws, s 115-215', () => {
    for (const law of ['enacted', oldLaw] as const) {
      const own = { ...lot, owners: [{ owner: 'ann', sharePct: 100 }] };
      const hers = runHousehold({ ...taxed, ...sold, homes: [own] }, { years: 8, law }).years[7]?.people[0];
      const taken = runHousehold(owning(annsTrust, { ...sold, loans: [] }), { years: 8, law }).years[7]?.people[0];
      expect(taken?.charged).toBe(hers?.charged);
      expect(taken?.position.netCapitalGain).toBe(law === oldLaw ? 88_000 : 136_000);
    }
  });

  it('has no discount of its own on a new dwelling, and Ann has half: explanatory memorandum, example 1.14', () => {
    const household = owning(annsTrust, { ...sold, homes: [{ ...lot, kind: 'new' }], loans: [] });
    const year = runHousehold(household, { years: 8 }).years[7];
    expect(year?.entities[0]?.netCapitalGain).toBe(176_000);
    expect(year?.people[0]?.position.netCapitalGain).toBe(88_000);
  });

  it('sets its loss against the gain before Ann takes it: 58,800 less 9,600', () => {
    // Of the 176,000 the 73 months of 800 in which it was not let, which are no deduction, come off (s 110-25(4)); half is left.
    const homes: Home[] = [
      { ...lot, use: 'rent', rentWeekly: 0, annualCosts: 9_600, laterUses: [{ from: '2028-07', use: 'empty' }] },
    ];
    const { years } = runHousehold(owning(annsTrust, { ...sold, homes, loans: [] }), { years: 8, law: oldLaw });
    expect(years[7]?.entities[0]).toMatchObject({ netCapitalGain: 58_800, taxableIncome: 49_200 });
    expect(years[7]?.people[0]?.position.netCapitalGain).toBe(49_200);
  });
});

describe('any entity', () => {
  it('has land tax that is not known: none is counted, and each home says so', () => {
    const homes = [{ ...flat, value: 5_000_000, landPct: 80 }];
    const timeline = runHousehold(owning(company, { homes }), { years: 2 });
    expect(timeline.years.flatMap((year) => year.homes.map(({ landTax }) => landTax))).toEqual([0, 0]);
    expect(timeline.notKnown).toContainEqual({
      subject: 'flat',
      field: 'owners',
      countedAs: 'Land tax of companies, trusts and super funds is not known, so none is counted for their part.',
    });
  });

  it('has its loans counted by a lender’s test without its rent, and a fund’s not at all', () => {
    const capacity = (household: Household) => householdCapacity(household).maxLoan;
    const debt = { ...loan, on: [], purpose: null };
    expect(capacity(owning(company))).toBe(capacity({ ...taxed, loans: [debt] }));
    expect(capacity(owning(fund))).toBe(capacity(taxed));
  });

  it('counts in net worth: the money of a company among the holdings', () => {
    const timeline = runHousehold(owning({ id: 'x', kind: 'company', balance: 7_000 }), { years: 1 });
    expect(balanceSheet(timeline, -1)).toMatchObject({ holdings: 7_000, netWorth: 5_000 + 7_000 + 500_000 - 400_000 });
  });
});
