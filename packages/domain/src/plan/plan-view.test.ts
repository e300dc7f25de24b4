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

  it('says why a plan of nobody is refused', () => {
    const view = planView({ plan: 1, start: '2026-12' }, null);
    expect(view.status === 'refused' && view.says).toMatch(/person|people|nobody/i);
  });
});
