import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planView } from './plan-view.ts';

const typical = fixture('typical');

function ran(option: string | null) {
  const view = planView(typical, option);
  if (view.status === 'refused') throw new Error(view.says);
  return view;
}

describe('what the screens read of a plan', () => {
  it('has balances at each year’s end that add up to its closing, in both kinds of dollars', () => {
    const { years } = ran(null);
    expect(years).toHaveLength(40);
    for (const { balances, closing } of years) {
      const { ofYear: sheet } = balances;
      const own = sheet.property + sheet.cash + sheet.super + sheet.holdings;
      expect(own - sheet.loans - sheet.studyLoans - sheet.taxDue).toBeCloseTo(closing.ofYear, 2);
      expect(balances.today.netWorth).toBeCloseTo(closing.today, 2);
    }
  });

  it('says what the plan, or an option of it, assumes, and where that is from', () => {
    const { assumed } = ran(null);
    expect(assumed[0]).toEqual({ label: 'Inflation', value: '2.5% a year', source: null });
    expect(assumed).toContainEqual({ label: 'Buffer of lenders’ tests', value: '3 percentage points', source: null });
    const shares = assumed.find(({ label }) => label === 'Growth of shares');
    expect(shares).toMatchObject({ value: '4% a year', source: expect.stringContaining('Freehold') });
    expect(ran('e').assumed).toContainEqual({ label: 'Growth of property in NSW', value: '4% a year', source: null });
  });

  it('names each year by the calendar year it ends in and its last month', () => {
    const [first, second] = ran(null).years;
    expect([first?.ends, first?.lastMonth, second?.ends, second?.lastMonth]).toEqual([
      2027,
      '2027-06',
      2028,
      '2028-06',
    ]);
  });

  it('names the test that a purchase waited for last, and the months that are short', () => {
    const view = ran(null);
    const blocked = view.headlines.nextPurchase;
    const { waited, shortMonths } = view;
    expect(Object.keys(waited)).toEqual(['buy']);
    expect(['equity', 'serviceability', 'cash']).toContain(waited.buy);
    expect(blocked?.month === null ? blocked.blockedBy : waited.buy).toBe(waited.buy);
    expect(shortMonths[0] ?? null).toBe(view.headlines.moneyGone);
  });

  it('has the tightest month of each year, of all years that of the headline', () => {
    const { years, headlines } = ran(null);
    for (const { leastCash, balances } of years) {
      expect(leastCash.ofYear).toBeLessThanOrEqual(balances.ofYear.cash);
    }
    const ofYear = years.map(({ leastCash }) => leastCash).toSorted((one, other) => one.ofYear - other.ofYear)[0];
    const today = years.map(({ leastCash }) => leastCash).toSorted((one, other) => one.today - other.today)[0];
    expect(headlines.lowestCash).toEqual({
      ofYear: ofYear?.ofYear,
      month: ofYear?.month,
      today: today?.today,
      monthToday: today?.monthToday,
    });
  });

  it('has of each home that is let what adds up to rent and costs of its year to the cent in either dollars, to land tax within its splitting', () => {
    const view = planView(fixture('large'), null);
    const years = view.status === 'run' ? view.years : [];
    expect(years.flatMap(({ homes }) => homes).length).toBeGreaterThan(100);
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    for (const { homes, lines, ends } of years) {
      for (const dollars of ['ofYear', 'today'] as const) {
        const line = (name: string) => lines.find(({ id }) => id === `fy${ends}/${name}`)?.[dollars] ?? 0;
        expect(sumOf(homes.map(({ rent }) => rent[dollars]))).toBeCloseTo(line('rent'), 2);
        expect(sumOf(homes.map(({ costs }) => costs[dollars]))).toBeCloseTo(line('propertyCosts'), 2);
        expect(sumOf(homes.map(({ landTax }) => landTax[dollars]))).toBeCloseTo(line('landTax'), 0);
      }
    }
  });

  it('is plain data that a message between threads keeps as it is', () => {
    expect(structuredClone(ran(null))).toEqual(ran(null));
  });

  it('has an option’s changes in it, and names one that does not apply by its place', () => {
    expect(ran('e').headlines.netWorth.ofYear).toBeLessThan(ran(null).headlines.netWorth.ofYear);
    const withLost = {
      ...typical,
      options: { x: { changes: [{ set: 'homes/gone/rent' as const, to: 100 }] } },
    };
    expect(planView(withLost, 'x').notes.map(({ where }) => where)).toContain('options/x/changes/0');
  });

  it('names records and months in its notes as the screens do', () => {
    const { notes } = planView(fixture('large'), null);
    const sale = notes.flatMap(({ where, says }) => (where === 'events/sell' ? [says] : []));
    const sold = /^[A-Z][^/]+ is sold in January 2049, and this is dated June 2051\.$/;
    expect(sale).toContainEqual(expect.stringMatching(sold));
  });

  it('says why a plan of nobody is refused', () => {
    const view = planView({ plan: 1, start: '2026-12' }, null);
    expect(view.status === 'refused' && view.says).toMatch(/person|people|nobody/i);
  });
});
