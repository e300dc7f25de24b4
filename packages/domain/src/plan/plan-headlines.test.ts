import { balanceSheet, monthNumber, monthText } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { firstPlan } from './first-plan.ts';
import { planHeadlineLines } from './plan-headline-lines.ts';
import { planHeadlines } from './plan-headlines.ts';
import { planYears, todaysDollars } from './plan-years.ts';
import { runPlan } from './run-plan.ts';

function read(document: Plan) {
  const { plan } = resolve(document);
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  return { plan, run, headlines: planHeadlines(plan, run), years: planYears(plan, run.timeline, 2.5) };
}

const typical = read(fixture('typical'));
const small: Plan = {
  plan: 1,
  start: '2026-12',
  years: 10,
  people: { a: { born: '1988-06' } },
  incomes: { i: { who: 'a', type: 'salary', yearly: 90_000 } },
  money: { c: { balance: 10_000 } },
  costs: { living: { monthly: 3_000 } },
};

describe('the years of a plan', () => {
  it('lead line by line from opening to closing, in dollars of the year and in today’s', () => {
    expect(typical.years).toHaveLength(40);
    for (const { opening, lines, priceRises, closing } of typical.years) {
      for (const dollars of ['ofYear', 'today'] as const) {
        const moved = lines.reduce((sum, line) => sum + line[dollars], 0) + priceRises[dollars];
        expect(Math.abs(opening[dollars] + moved - closing[dollars])).toBeLessThan(0.005);
      }
    }
  });

  it('follow each other', () => {
    for (const [place, { closing }] of typical.years.slice(0, -1).entries()) {
      expect(typical.years[place + 1]?.opening.ofYear).toBe(closing.ofYear);
      expect(typical.years[place + 1]?.opening.today).toBeCloseTo(closing.today, 6);
    }
  });

  it('have ages at their end, and ids by their last calendar year', () => {
    const year = typical.years.find(({ financialYear }) => financialYear === '2030-31');
    // June 2031: born in June 1988 and February 1990.
    expect(year?.ages).toEqual([
      { who: 'a', age: 43 },
      { who: 'b', age: 41 },
    ]);
    expect(year?.lines[0]?.id).toBe('fy2031/salaries');
  });
});

describe('the figures that lead a plan', () => {
  it('have net worth at the pinned age in today’s dollars, prices rising month by month', () => {
    const { netWorth } = typical.headlines;
    // The first person is 60 in June 2048: 258 months after the start, at whose end 259 have passed.
    expect(netWorth).toMatchObject({ age: 60, month: '2048-06' });
    const place = monthNumber('2048-06') - monthNumber('2026-12');
    expect(netWorth.ofYear).toBe(balanceSheet(typical.run.timeline, place).netWorth);
    expect(netWorth.today).toBeCloseTo(netWorth.ofYear / 1.025 ** (259 / 12), 4);
  });

  it('name the month of the next purchase, and the month with the least cash', () => {
    expect(typical.headlines.nextPurchase).toMatchObject({ id: 'buy' });
    const { timeline } = typical.run;
    const cash = Array.from({ length: timeline.months }, (_, month) => balanceSheet(timeline, month).cash);
    const least = cash.indexOf(Math.min(...cash));
    expect(typical.headlines.lowestCash).toMatchObject({
      ofYear: cash[least],
      month: monthText(monthNumber('2026-12') + least),
    });
    const { pricesPct } = typical.run.household.assume;
    const today = cash.map((amount, month) => todaysDollars(amount, month, pricesPct));
    const leastToday = today.indexOf(Math.min(...today));
    expect(typical.headlines.lowestCash).toMatchObject({
      today: today[leastToday],
      monthToday: monthText(monthNumber('2026-12') + leastToday),
    });
  });

  it('say which test stops a purchase that is never made', () => {
    const event = { do: 'buy', when: { test: 'canBuy' }, home: { state: 'NSW', value: 9_000_000 } } as const;
    const { nextPurchase } = read({ ...small, events: { n: event } }).headlines;
    expect(nextPurchase).toEqual({ id: 'n', month: null, blockedBy: expect.stringMatching(/^(equity|cash)$/) });
    expect(read(small).headlines.nextPurchase).toBeNull();
  });

  it('say which tests a purchase of a month of its own was made against, and that one that waits passes', () => {
    // Pay of $90,000 carries no loan of 80% of $2,000,000: repayments of some $9,600 a month at 6% are more than all of it.
    // $160,000 beside $500,000 of cash are carried.
    const bought = (value: number, balance: number) => {
      const next = { do: 'buy', when: '2027-06', home: { state: 'NSW', value }, loan: { lvr: 80 } } as const;
      const { plan, headlines } = read({ ...small, money: { c: { balance } }, events: { next } });
      const line = planHeadlineLines(plan, headlines).find(({ label }) => label === 'Next purchase');
      return { next: headlines.nextPurchase, note: line?.note };
    };
    const far = bought(2_000_000, 10_000);
    expect(far.next).toMatchObject({ month: '2027-06', failing: expect.arrayContaining(['serviceability']) });
    expect(far.note).toContain('the income test');
    expect(far.note).toContain(': bought although ');
    expect(bought(200_000, 500_000)).toMatchObject({ next: { month: '2027-06', failing: [] } });
    expect(bought(200_000, 500_000).note).not.toContain('although');
  });

  it('say the test that stops it longest, not the last one', () => {
    // On $118,000 the deposit is there after three years; the income test stops the loan until the salary ends at 65. A
    // first home buyer needs no more than the deposit and could buy before prices have outrun the salary.
    const first = firstPlan({
      start: '2026-12',
      people: [{ age: 31, income: 118_000, super: null }],
      homes: [],
      rentWeekly: 520,
      savings: 95_000,
      monthlySpending: 2_600,
      want: 'buyNext',
    });
    const { next, ...stops } = first.events ?? {};
    if (next?.do !== 'buy') throw new Error('a renter who asks for it buys');
    const { headlines, run } = read({ ...first, events: { ...stops, next: { ...next, firstHome: false } } });
    const [blocked] = run.timeline.blocked;
    expect([blocked?.blockers[0], blocked?.blockers.at(-1)]).toEqual(['equity', 'equity']);
    expect(headlines.nextPurchase).toEqual({ id: 'next', month: null, blockedBy: 'serviceability' });
  });

  it('say when money is gone, and count typical figures', () => {
    const poor = {
      ...small,
      costs: { living: { monthly: 9_000 } },
      origin: { 'incomes/i/yearly': 'typical' as const },
    };
    const { moneyGone, typical: count } = read(poor).headlines;
    expect(moneyGone?.startsWith('2027-')).toBe(true);
    expect(count).toBe(1);
    expect(read(small).headlines.moneyGone).toBeNull();
  });
});
