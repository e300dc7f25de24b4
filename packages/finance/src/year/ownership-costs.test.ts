import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold, stillLoan } from '../decide/sample-household.ts';
import type { Home, Household, Loan } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** A holiday home bought in July 2020 for $500,000, $4,200 a year to keep, worth $600,000 and still so at the sale. */
const holiday: Home = {
  ...stillHome,
  ...{ use: 'empty', contract: '2020-07-10', price: 500_000, value: 600_000, annualCosts: 4_200, landPct: 0 },
};

/** $200,000 at 6 %, interest alone: $1,000 a month. */
const loan: Loan = { ...stillLoan, on: ['house'], purpose: 'house', balance: 200_000 };

interface Sold {
  readonly when: string;
  readonly homes?: readonly Home[];
  readonly loans?: readonly Loan[];
  readonly events?: Household['events'];
  readonly assume?: Partial<Household['assume']>;
  readonly law?: 'without-the-act';
}

function sell({ when, homes = [holiday], loans = [loan], events = [], assume = {}, law }: Sold) {
  const sale: Household['events'][number] = { id: 'sale', do: 'sell', when, what: 'house' };
  const household: Household = {
    ...{ ...stillHousehold, homes, loans, events: [...events, sale] },
    assume: { ...stillHousehold.assume, ...assume },
  };
  return runHousehold(household, { years: yearOf(when) + 1, law });
}

/** Financial years from the start, July 2026. */
function yearOf(when: string): number {
  return Number(when.slice(0, 4)) - 2026 - (when.slice(5) < '07' ? 1 : 0);
}

function taxed(sold: Sold) {
  return sell(sold).years[yearOf(sold.when)]?.people[0]?.position;
}

function gainOf(sold: Sold): number | undefined {
  return taxed(sold)?.netCapitalGain;
}

const oldLaw = 'without-the-act';
const use = (when: string, to: Home['use']): Household['events'][number] => {
  return { id: `use ${when}`, do: 'use', when, home: 'house', use: to };
};

describe('a holiday home', () => {
  it('has what it cost to own in its cost base, before and from 1 July 2027 apart: ss 110-25(4), 112-155', () => {
    // 1,350 a month. To June 2027 100,000 less 16,200, with the discount of half; nothing is gained after it, and the
    // 37 months since are no loss.
    expect(gainOf({ when: '2030-07' })).toBe(41_900);
    expect(taxed({ when: '2030-07' })?.capitalLossesCarriedForward).toBe(0);
  });

  it('has these costs as they were, not indexed: s 110-36(1A)', () => {
    // 700,000 less 600,000 × 1.025³, which is 646,134.38, and 37 × 1,350.
    const view = { id: 'view', do: 'renovate', when: '2028-07', home: 'house', cost: 0, addsValue: 100_000 } as const;
    const homes = [{ ...holiday, costsGrowthPct: 0 }];
    expect(gainOf({ when: '2030-07', homes, events: [view], assume: { pricesPct: 2.5 } })).toBeCloseTo(
      41_900 + 700_000 - 646_134.375 - 49_950,
      2,
    );
  });

  it('lowers no price to a loss by them, and makes no loss larger: s 110-55', () => {
    const position = (value: number) => taxed({ when: '2027-06', homes: [{ ...holiday, value }] });
    expect(position(505_000)).toMatchObject({ netCapitalGain: 0, capitalLossesCarriedForward: 0 });
    expect(position(450_000)).toMatchObject({ netCapitalGain: 0, capitalLossesCarriedForward: 50_000 });
  });

  it('has land tax among them in a year in which it is not let', () => {
    // In Victoria 2,250 on land of 600,000, on 31 December 2026 and 2027; two years of 16,200.
    const homes = [{ ...holiday, state: 'VIC', landPct: 100 } as const];
    expect(gainOf({ when: '2028-06', homes, law: oldLaw })).toBe((100_000 - 32_400 - 4_500) / 2);
    // Let from May 2028: 2 of the 24 months, and of the second 2 ÷ 12, which is 375, are deducted (s 8-1).
    const events = [use('2028-05', 'rent')];
    expect(gainOf({ when: '2028-06', homes, events, law: oldLaw })).toBe((100_000 - 22 * 1_350 - 2_250 - 1_875) / 2);
  });

  it('has none of them where it was bought before 21 August 1991, but those since it is bought again in July 2027', () => {
    const homes = [{ ...holiday, contract: '1990-07-10' }];
    expect(gainOf({ when: '2028-06', homes, law: oldLaw })).toBe(50_000);
    const view = { id: 'view', do: 'renovate', when: '2027-08', home: 'house', cost: 0, addsValue: 100_000 } as const;
    expect(gainOf({ when: '2028-06', homes, events: [view] })).toBe(50_000 + 100_000 - 12 * 1_350);
  });

  it('says that what it cost before the start is not known, where its gain is taxed and that would count', () => {
    const noted = (home: Home) =>
      sell({ when: '2027-06', homes: [home] }).notKnown.filter(({ countedAs }) => countedAs.includes('cost to own'));
    expect(noted(holiday)).toMatchObject([{ subject: 'house', field: 'annualCosts' }]);
    for (const home of [
      { ...holiday, value: 450_000 },
      { ...holiday, contract: '1990-07-10' },
      { ...holiday, contract: '2026-07-01' },
      { ...holiday, use: 'rent' } as const,
    ])
      expect(noted(home)).toEqual([]);
  });
});

describe('a property that is let for some of the time', () => {
  it('has what it cost in the time it was not, as the rest is deducted: s 110-45', () => {
    // Let until June 2027; 12 months of 1,350 after it.
    const homes = [{ ...holiday, use: 'rent', rentWeekly: 0 } as const];
    const events = [use('2027-07', 'empty')];
    expect(gainOf({ when: '2028-06', homes, events, law: oldLaw })).toBe((100_000 - 16_200) / 2);
  });

  it('has only what it cost since it was first let, once it was lived in until then: s 118-192', () => {
    // Bought on 1 August 2026 for 600,000 and never exempt after it, as another is lived in. Nine months of 350.
    const homes: Home[] = [
      { ...holiday, use: 'home' },
      { ...stillHome, id: 'other', contract: '2020-07-01' },
    ];
    const view = { id: 'view', do: 'renovate', when: '2027-01', home: 'house', cost: 0, addsValue: 100_000 } as const;
    const events = [use('2026-08', 'rent'), use('2026-10', 'empty'), view];
    expect(gainOf({ when: '2027-06', homes, loans: [], events })).toBe(100_000 - 9 * 350);
  });
});

it('a home that was not lived in at first has the costs of both times in the gain of which a part is exempt: s 118-185', () => {
  // Of the 2,884 days from 10 July 2020 to 1 June 2028 337 were lived in, from July 2027; 24 months of 1,350.
  const gain = ((100_000 - 32_400) * (2_884 - 337)) / 2_884 / 2;
  expect(gainOf({ when: '2028-06', events: [use('2027-07', 'home')], law: oldLaw })).toBeCloseTo(gain, 2);
});
