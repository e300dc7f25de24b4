import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Bought for $400,000 and worth $800,000 ever since the start; nothing grows. */
const house: Home = { ...stillHome, contract: '2020-07-01', price: 400_000, value: 800_000 };

const sold = (when: string): Household['events'][number] => ({ id: 'sale', do: 'sell', when, what: 'house' });

/** A person's net capital gain in a year of a household that starts in July 2027 unless it says otherwise. */
function gainOf(of: Partial<Household>, year: number): number | undefined {
  return runOf(of, year).years[year]?.people[0]?.position.netCapitalGain;
}

function runOf(of: Partial<Household>, year: number) {
  return runHousehold({ ...stillHousehold, start: '2027-07', ...of }, { years: year + 1 });
}

describe('a home that is let for the first time', () => {
  const let2028: Household['events'][number] = { id: 'let', do: 'use', when: '2028-07', home: 'house', use: 'rent' };

  it('is bought then for its value, once more than six years are earned in: ITAA 1997 s 118-192', () => {
    // 910,000 less 800,000 and the work of 10,000 leave 100,000, and a fortieth of the work was deducted in each of eight
    // years: 96 months of 20.83 (s 110-45). Of the 3,653 days from 1 July 2028 to 1 July 2038 the first 2,191 are exempt
    // (s 118-145): 101,999.68 × 1,462 ÷ 3,653.
    const work = {
      id: 'work',
      do: 'renovate',
      when: '2030-07',
      home: 'house',
      cost: 10_000,
      addsValue: 110_000,
    } as const;
    expect(gainOf({ homes: [house], events: [let2028, work, sold('2038-07')] }, 11)).toBe(40_822.21);
  });

  it('is exempt for six years', () => {
    expect(gainOf({ homes: [house], events: [let2028, sold('2034-06')] }, 6)).toBe(0);
  });

  it('keeps what it cost where it was let before it was lived in', () => {
    // Let from the purchase to 30 June 2028, then lived in. The gain to July 2027, by the formula (s 112-185), is taxed in
    // full, less the discount of half; of that after it 366 of the 1,828 days to 1 July 2032.
    const home: Home = { ...house, use: 'rent', rentWeekly: 0 };
    const back = { id: 'back', do: 'use', when: '2028-07', home: 'house', use: 'home' } as const;
    const value2027 = 400_000 * 2 ** (7 / 12);
    const gain = (value2027 - 400_000) / 2 + ((800_000 - value2027) * 366) / 1_828;
    const openLaw = { value2027: 'compound' } as const;
    expect(gainOf({ homes: [home], events: [back, sold('2032-07')], openLaw }, 5)).toBeCloseTo(gain, 2);
  });
});

describe('the value of a property on 1 July 2027', () => {
  /** Before capital gains tax began on 20 September 1985. */
  const old: Home = { ...house, use: 'rent', rentWeekly: 0, contract: '1983-03-01', price: 80_000, value: 500_000 };
  const growing = { ...stillHousehold.assume, pricesPct: 2.5, growthPct: 5 };

  it('is the run’s own of that day, so that the gain to it on a property of 1983 is free and the later one indexed', () => {
    // 500,000 grow by 5 % to 525,000 on 30 June 2027 and to 703,550.22 six years on. The 445,000 over the price are of
    // before capital gains tax (s 104-10(5)); of the rest 525,000 × 1.025^6 = 608,839.04 is the cost base (s 110-36).
    const run = runOf({ start: '2026-07', homes: [old], events: [sold('2033-07')], assume: growing }, 7);
    expect(run.years[7]?.people[0]?.position.netCapitalGain).toBe(94_711.18);
    expect(run.years[7]?.values2027).toEqual([{ home: 'house', value: 525_000, by: 'run' }]);
    expect(run.notKnown).toEqual([]);
  });

  it('is all that a property of 1983 needs: what it cost is of no account, and before that day nothing is taxed', () => {
    // 900,000 grow by 10 % to 990,000 on 30 June 2027, and by 10 of 12 months of 10 % more: 82,500.
    const unknown: Home = { ...old, price: null, value: 900_000 };
    const of = { start: '2026-07', homes: [unknown], assume: { ...stillHousehold.assume, growthPct: 10 } } as const;
    const later = runOf({ ...of, events: [sold('2028-05')] }, 2);
    expect(later.years[1]?.people[0]?.position.netCapitalGain).toBe(82_500);
    const before = runOf({ ...of, events: [sold('2027-05')] }, 2);
    expect(before.years[0]?.people[0]?.position.netCapitalGain).toBe(0);
    expect([...later.notKnown, ...before.notKnown]).toEqual([]);
    // A formula goes from the price.
    const byFormula = runOf({ ...of, events: [sold('2028-05')], openLaw: { value2027: 'compound' } }, 2);
    expect(byFormula.notKnown).toMatchObject([{ subject: 'house', field: 'price' }]);
  });

  it('has what was built by then, and not what is built after: later costs are of the cost base (s 112-160)', () => {
    // Worth 525,000 with the shed. Prices stand still: 600,000 less 525,000 and the 40,000 of the deck. A fortieth a year of
    // the shed was deducted for 73 months since, and of the deck for 72: 62.50 once and 145.83 a month (s 110-45).
    const building = { do: 'renovate', home: 'house' } as const;
    const shed = { ...building, id: 'shed', when: '2027-06', cost: 30_000, addsValue: 25_000 } as const;
    const deck = { ...building, id: 'deck', when: '2027-07', cost: 40_000, addsValue: 75_000 } as const;
    const events = [shed, deck, sold('2033-07')];
    expect(gainOf({ start: '2026-07', homes: [old], events }, 7)).toBe(45_562.26);
  });

  it('of a later start is what the household says of the whole, by each owner’s part', () => {
    // 600,000 less 525,000, of which half is Ann’s and half another’s.
    const later: Home = { ...old, value: 600_000, value2027: 525_000, owners: [{ owner: 'ann', sharePct: 50 }] };
    const run = runOf({ start: '2030-07', homes: [later], events: [sold('2033-07')] }, 3);
    expect(run.years[3]?.people[0]?.position.netCapitalGain).toBe(37_500);
    expect(run.years[3]?.values2027).toEqual([{ home: 'house', value: 262_500, by: 'household' }]);
  });

  it('of a later start that does not say it is estimated, and listed', () => {
    // 16 of 20 years from the purchase of 2011 at 400,000 to the sale at 800,000.
    const home: Home = { ...house, use: 'rent', rentWeekly: 0, contract: '2011-07-01' };
    const run = runOf({ start: '2030-07', homes: [home], events: [sold('2031-07')] }, 1);
    const value = Math.round(400_000 * 2 ** (16 / 20) * 100) / 100;
    expect(run.years[1]?.people[0]?.position.netCapitalGain).toBeCloseTo((value - 400_000) / 2 + 800_000 - value, 2);
    expect(run.years[1]?.values2027).toEqual([{ home: 'house', value, by: 'compound' }]);
    expect(run.notKnown.map(({ subject, field }) => [subject, field])).toContainEqual(['house', 'value2027']);
  });

  it.each([
    ['compound', 400_000 * 2 ** (7 / 14)],
    // Days to 1 July 2027 of those to 1 July 2034.
    ['straightLine', 400_000 + (400_000 * 2_556) / 5_113],
  ] as const)('is by the formula where %s is chosen, whatever it is worth in the run: s 112-185', (formula, worth) => {
    const home: Home = { ...house, use: 'rent', rentWeekly: 0, value2027: 1 };
    const openLaw = { value2027: formula };
    const run = runOf({ homes: [home], events: [sold('2034-07')], openLaw }, 7);
    const value = Math.round(worth * 100) / 100;
    expect(run.years[7]?.values2027).toEqual([{ home: 'house', value, by: formula }]);
    expect(run.years[7]?.people[0]?.position.netCapitalGain).toBeCloseTo((value - 400_000) / 2 + 800_000 - value, 2);
    expect(run.notKnown).toEqual([]);
  });

  it('is of no account before that day, for a home bought since, and for one lived in throughout', () => {
    const values = (of: Partial<Household>) =>
      runOf({ start: '2026-07', ...of }, 3).years.map((year) => year.values2027);
    const none = [[], [], [], []];
    expect(values({ homes: [old], events: [sold('2027-06')] })).toEqual(none);
    expect(values({ homes: [{ ...house, use: 'home' }], events: [sold('2029-06')] })).toEqual(none);
    const since: Partial<Household> = { start: '2028-07', homes: [{ ...old, contract: '2027-07-01', value2027: 1 }] };
    expect(values({ ...since, events: [sold('2029-06')] })).toEqual(none);
  });
});

describe('land that was never let or lived in', () => {
  const land: Home = { ...house, kind: 'land', use: 'empty', value: 600_000, value2027: 600_000 };
  const held = { people: [{ id: 'ann', born: '1980-01', broughtForward: { rentalLosses: 50_000 } }] } as const;
  const soldBy = (home: Home, of: Partial<Household> = {}) =>
    runOf({ ...held, homes: [home], ...of, events: [...(of.events ?? []), sold('2029-07')] }, 2);
  const taxedBy = (home: Home, of: Partial<Household> = {}) => soldBy(home, of).years[2]?.people[0];

  it('leaves rental losses held back alone, which reduce gains on dwellings only: ITAA 1997 ss 26-155, 102-5(1), 102-6', () => {
    // 600,000 less 400,000 up to 1 July 2027, half of it free: 100,000. A dwelling's is (200,000 − 50,000) ÷ 2.
    expect(taxedBy(land)?.position).toMatchObject({ netCapitalGain: 100_000, quarantinedCarriedForward: 50_000 });
    const dwelling: Home = { ...land, kind: 'established' };
    expect(taxedBy(dwelling)?.position).toMatchObject({ netCapitalGain: 75_000, quarantinedCarriedForward: 0 });
  });

  it('is a dwelling once it was let, and a new one, which is said: EM 2.43', () => {
    // Nobody gains by indexation, as prices stand still: (200,000 − 50,000) ÷ 2 by the discount.
    const events: Household['events'] = [{ id: 'let', do: 'use', when: '2028-01', home: 'house', use: 'rent' }];
    const run = soldBy(land, { events });
    const year = run.years[2]?.people[0];
    expect(year?.position).toMatchObject({ netCapitalGain: 75_000, quarantinedCarriedForward: 0 });
    expect(year?.newDwellings).toMatchObject([{ home: 'house', choice: 'discount' }]);
    expect(run.notKnown.filter(({ field }) => field === 'kind')).toMatchObject([
      {
        subject: 'house',
        countedAs: expect.stringMatching(/^Recorded as land and used as a dwelling: counted as a new/),
      },
    ]);
    expect(taxedBy(land)?.newDwellings).toEqual([]);
    expect(soldBy(land).notKnown.map(({ field }) => field)).not.toContain('kind');
  });

  it('let from a contract after the cut-off keeps its losses deductible, and says why', () => {
    // 12,000 of costs without a rent are of the year, not held back.
    const let2026: Home = { ...land, contract: '2026-09-01', use: 'rent', rentWeekly: 0, annualCosts: 12_000 };
    const run = runOf({ homes: [let2026] }, 0);
    expect(run.years[0]?.people[0]?.position).toMatchObject({ netRent: -12_000, quarantinedCarriedForward: 0 });
    expect(run.notKnown.map(({ field }) => field)).toEqual(['kind']);
  });
});
