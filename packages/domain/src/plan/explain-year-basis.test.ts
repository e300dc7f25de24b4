import { balanceSheet } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { explainYearLine } from './explain-year-line.ts';
import { runPlan } from './run-plan.ts';

const base: Plan = {
  ...{
    plan: 1,
    start: '2026-07',
    years: 2,
    assume: { prices: 0, wages: 0, rentGrowth: 0, growth: { NSW: 0, VIC: 0 } },
  },
  people: { a: { born: '1980-05' } },
  incomes: { ia: { who: 'a', type: 'salary', yearly: 90_000, grows: 0 } },
};

/** What a person's taxable income is made of in a year: what it is without the person’s name, amount and working. */
function basisOf(plan: Plan, year: number, who = 'You') {
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  const basis = explainYearLine(plan, run, `fy${year}/tax`)?.basis ?? [];
  return basis.flatMap(({ label, amount, working, source }) =>
    label.startsWith(`${who}: `)
      ? [{ what: label.slice(who.length + 2), amount, working, statute: source?.statute }]
      : [],
  );
}

describe('what a taxable income is made of', () => {
  const rental = {
    use: 'rent',
    state: 'NSW',
    value: 500_000,
    land: 0,
    contract: '2020-03-04',
    price: 500_000,
  } as const;

  it('names the rent that a trust distributes, by the share of each person', () => {
    const plan: Plan = {
      ...base,
      people: { a: { born: '1980-05', name: 'Ann' }, b: { born: '1982-05', name: 'Bo' } },
      owners: { t: { type: 'discretionaryTrust', state: 'NSW', pays: { a: 60, b: 40 } } },
      homes: { r: { ...rental, rent: 600, owners: { t: 100 } } },
    };
    // 600 × 52 = 31,200 a year, of which Ann has three fifths; a salary less the standard deduction of 1,000.
    expect(basisOf(plan, 2027, 'Ann')).toMatchObject([
      { what: 'salary and other income', amount: 89_000 },
      {
        what: 'rent from the trust',
        amount: 18_720,
        working: '60% × $31,200 that it distributes',
        statute: 'ITAA 1936 s 97',
      },
      { what: 'taxable income', amount: 107_720 },
    ]);
    expect(basisOf(plan, 2027, 'Bo')).toMatchObject([
      {
        what: 'rent from the trust',
        amount: 12_480,
        working: '40% × $31,200 that it distributes',
        statute: 'ITAA 1936 s 97',
      },
      { what: 'taxable income', amount: 12_480 },
    ]);
  });

  it('counts a first year cut short as a whole one there too', () => {
    const plan: Plan = {
      ...{ ...base, start: '2027-01' },
      owners: { t: { type: 'discretionaryTrust', state: 'NSW', pays: { a: 100 } } },
      homes: { r: { ...rental, rent: 600, owners: { t: 100 } } },
    };
    const working = '100% × $31,200 that it distributes';
    expect(basisOf(plan, 2027)).toContainEqual({
      what: 'rent from the trust',
      amount: 31_200,
      working,
      statute: 'ITAA 1936 s 97',
    });
  });

  it('has the land tax of a rental without rent at the rental, and none of a holiday home', () => {
    const plan: Plan = {
      ...base,
      homes: {
        r: { ...rental, value: 4_000_000, land: 2_000_000, rent: 0 },
        h: { ...rental, use: 'holiday', state: 'VIC', value: 1_800_000, land: 900_000 },
      },
    };
    // NSW: 100 + 1.6 % of what 2,000,000 is over 1,075,000 is 14,900.
    expect(basisOf(plan, 2027)).toMatchObject([
      { what: 'salary and other income', amount: 89_000 },
      {
        what: 'rental result, The rental in NSW',
        amount: -14_900,
        working: '100% × ($0 rent − $0 costs − $14,900 land tax − $0 interest − $0 building)',
      },
      { what: 'taxable income', amount: 74_100 },
    ]);
  });

  it('keeps the loss rule’s name for what it holds back, and says in the year that deducts it', () => {
    // Bought after 12 May 2026: from 2027-28 a loss waits for later rent (ITAA 1997 ss 26-155, 26-160).
    const costs = { rates: 20_000 };
    const plan: Plan = {
      ...{ ...base, years: 4 },
      homes: { r: { ...rental, contract: '2026-06-01', rent: 200, costs, newBuild: false } },
      loans: {
        l: {
          on: ['r'],
          type: 'investment',
          balance: 300_000,
          rate: [
            [null, 6],
            ['2029-07', 0],
          ],
          ends: '2050-01',
        },
      },
      money: { c: { balance: 200_000 } },
    };
    const held = basisOf(plan, 2028).find(({ what }) => what === 'held back by the loss rule');
    expect(held?.amount).toBeGreaterThan(20_000);
    expect(held?.working).toMatch(
      /^rental losses of the year, less those of earlier years deducted now; \$[\d,.]+ is carried on$/,
    );
    expect(basisOf(plan, 2027).map(({ what }) => what)).not.toContain('held back by the loss rule');
  });

  describe('of a home sold after 1 July 2027', () => {
    /** Of before capital gains tax; it grows from 500,000 to 525,000 on 30 June 2027. */
    const old = { ...rental, contract: '1983-03-01', price: 80_000, rent: 0, owners: { a: 100 } };
    const growing: Plan = {
      ...{ ...base, years: 8, homes: { r: old }, assume: { ...base.assume, growth: { NSW: 5 }, prices: 2.5 } },
      events: { s: { do: 'sell', home: 'r', when: '2033-07', costsPct: 0 } },
    };
    const gain = (plan: Plan) => basisOf(plan, 2034).find(({ what }) => what === 'capital gains');

    it('says that its gain goes by the plan’s own value of that day, which is what the plan shows for it', () => {
      expect(gain(growing)).toEqual({
        what: 'capital gains',
        amount: 94_711.18,
        working:
          'after losses and discount; The rental in NSW worth $525,000 on 1 July 2027, the plan’s own value of that day',
        statute: 'ITAA 1997 ss 112-155, 112-160',
      });
      const run = runPlan(growing);
      if (run.status === 'refused') throw new Error(run.says);
      expect(balanceSheet(run.timeline, 11).property).toBe(525_000);
    });

    it('says that it goes by a value that the plan records, and by a formula that it chooses or falls back on', () => {
      const later: Plan = { ...growing, start: '2028-07', years: 6, homes: { r: { ...old, worth2027: 480_000 } } };
      expect(gain(later)?.working).toContain('worth $480,000 on 1 July 2027, as the plan records it');
      expect(gain({ ...later, homes: { r: old } })?.working).toContain('estimated by compound growth from the price');
      const settings = { value2027: 'straightLine' } as const;
      const since = { r: { ...old, contract: '2001-03-01', price: 400_000 } };
      expect(gain({ ...growing, homes: since, law: { settings } })?.working).toContain(
        'estimated in a straight line from the price paid to the price sold for',
      );
      // One that was lived in first goes from what it was worth when it was let (ITAA 1997 s 118-192).
      const former = { r: { ...since.r, livedUntil: '2005-06', worthThen: 420_000 } };
      expect(gain({ ...growing, homes: former, law: { settings } })?.working).toContain(
        'in a straight line from the price paid, or its worth when first let, to the price sold for',
      );
    });

    it('says so of one that a trust sells, to those it pays', () => {
      const owners = { t: { type: 'discretionaryTrust', state: 'NSW', pays: { a: 100 } } } as const;
      const homes = { r: { ...old, contract: '2001-03-01', owners: { t: 100 } } };
      expect(gain({ ...growing, owners, homes })?.working).toContain('worth $525,000 on 1 July 2027');
    });
  });
});
