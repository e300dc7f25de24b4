import { describe, expect, test } from 'vitest';
import type { Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import { couple, stillHome, stillHousehold, stillLoan } from './sample-household.ts';
import type { Shock } from './shocks.ts';
import { stress } from './stress.ts';

const lost: Shock = { kind: 'incomeLost', income: 'pay', from: '2027-01', months: 12, keepsPct: 0 };

function hit(household: Household, ...shocks: readonly Shock[]) {
  return stress(household, { years: 3, shocks });
}

test('without shocks the timeline is the plan, byte for byte', () => {
  const { timeline, plan, stressed } = stress(couple, { years: 30, shocks: [] });
  expect(timeline).toEqual(runHousehold(couple, { years: 30 }));
  expect(stressed).toEqual(plan);
});

describe('figures by hand: 5,000 there, 500 left over a month', () => {
  // 8,000 by the end of 2026, then 1,500 less a month: 500 in May, −1,000 in June; −10,000 after twelve.
  test('twelve months without income run out in the sixth', () => {
    const { status, stressed, sentence } = hit(stillHousehold, lost);
    expect(status).toBe('runsOut');
    expect(stressed).toEqual({
      ...{ runsOut: '2027-06', monthsOfCover: 5, largestShortfall: 10_000, largestShortfallMonth: '2027-12' },
      drawn: [],
    });
    expect(sentence).toBe('The money runs out in June 2027, after 5 months of cover; at worst $10,000 are missing.');
  });

  test('half the income costs 500 a month and lasts', () => {
    const { status, timeline, sentence } = hit(stillHousehold, { ...lost, keepsPct: 50 });
    expect(status).toBe('lasts');
    expect(timeline.balances[17 * timeline.accounts.length]).toBe(200_000);
    expect(sentence).toBe('The money lasts to the end of the plan.');
  });

  test('a repair on top brings it forward: 3,000 less leave 5,000, gone in April', () => {
    const repair: Shock = { kind: 'repair', month: '2027-01', amount: 3_000 };
    expect(hit(stillHousehold, lost, repair).stressed).toMatchObject({ runsOut: '2027-04', monthsOfCover: 3 });
  });

  test('other accounts are drawn on in order before it runs out', () => {
    const saved = { id: 'saved', balance: 3_000 };
    const household = { ...stillHousehold, accounts: [...stillHousehold.accounts, saved] };
    const { stressed } = hit(household, lost);
    expect(stressed).toMatchObject({
      runsOut: '2027-08',
      drawn: [{ kind: 'cash', subject: 'saved', from: '2027-06' }],
    });
  });

  test('rates up by a point cost 100 a month on 120,000 from their month on', () => {
    const household = { ...stillHousehold, loans: [stillLoan] };
    // 100 less a month than without the loan's 600: 5,000 − 12 × 100 after the first year, then − 200 a month.
    const { timeline } = hit(household, { kind: 'ratesUp', from: '2027-07', points: 1 });
    expect(timeline.balances[11 * timeline.accounts.length]).toBe(380_000);
    expect(timeline.balances[12 * timeline.accounts.length]).toBe(360_000);
  });

  test('ten weeks more without a tenant cost ten rents a year', () => {
    const household = { ...stillHousehold, homes: [{ ...stillHome, rentWeekly: 120, use: 'rent' as const }] };
    const { timeline } = hit(household, { kind: 'vacancy', weeks: 10 });
    // (52 − 10) × 120 ÷ 12 = 420 a month.
    expect(timeline.balances[0]).toBe(592_000);
  });

  test('values fall by their percent from the start', () => {
    const { timeline } = hit({ ...stillHousehold, homes: [stillHome] }, { kind: 'valuesDown', pct: 20 });
    expect(timeline.opening[1]).toBe(40_000_000);
  });

  test('a child costs its amount and cuts the income on leave', () => {
    const leave = { income: 'pay', months: 2, keepsPct: 25 };
    const { timeline } = hit(stillHousehold, { kind: 'child', month: '2026-07', monthlyCost: 100, leave });
    // 5,000 + 2 × (500 − 1,500 − 100) + (2,000 − 1,500 − 100)
    expect(timeline.balances[2 * timeline.accounts.length]).toBe(320_000);
  });

  test('other pay that the plan enters in the lost months is cut as well', () => {
    const event = { id: 'part', do: 'work', when: '2027-04', income: 'pay', annual: 12_000 } as const;
    const { timeline } = hit({ ...stillHousehold, events: [event] }, { ...lost, keepsPct: 50 });
    // 8,000 at the year's end; three months at 1,000, nine at 500; then the plan's 1,000.
    const cash = (month: number) => (timeline.balances[month * timeline.accounts.length] ?? 0) / 100;
    expect([cash(8), cash(17), cash(18)]).toEqual([6_500, -2_500, -3_000]);
  });
});

test('a plan that runs out by itself is said to', () => {
  const poor = { ...stillHousehold, costs: [{ id: 'living', monthly: 4_000 }] };
  const { status, sentence } = hit(poor, lost);
  expect(status).toBe('runsOutAnyway');
  expect(sentence).toContain('In the plan itself it runs out in September 2026.');
});

test('shocks without anything to act on say so', () => {
  const shocks: readonly Shock[] = [
    { kind: 'ratesUp', from: '2027-01', points: 3 },
    { kind: 'vacancy', weeks: 4 },
    { kind: 'valuesDown', pct: 10 },
    { ...lost, from: '2050-01' },
  ];
  expect(hit(stillHousehold, ...shocks).withoutEffect).toEqual([
    { shock: 0, why: 'You have no loans. A rise changes only what you could borrow.' },
    { shock: 1, why: 'No property is let, so there is no rent to lose.' },
    { shock: 2, why: 'Nothing is owned that could fall in value.' },
    { shock: 3, why: 'Nothing is paid from that income then.' },
  ]);
});

test.each<readonly [string, Shock]>([
  ['shocks.income is no', { ...lost, income: 'no' }],
  ['shocks.months is 0', { ...lost, months: 0 }],
  ['shocks.from is soon', { kind: 'ratesUp', from: 'soon', points: 1 }],
  ['shocks.points is 31', { kind: 'ratesUp', from: '2027-01', points: 31 }],
  ['shocks.weeks is 53', { kind: 'vacancy', weeks: 53 }],
  ['shocks.pct is 101', { kind: 'valuesDown', pct: 101 }],
  ['shocks.amount is -1', { kind: 'repair', month: '2027-01', amount: -1 }],
  ['shocks.monthlyCost is -1', { kind: 'child', month: '2027-01', monthlyCost: -1 }],
])('a shock that cannot be is refused: %s', (message, shock) => {
  expect(() => hit(stillHousehold, shock)).toThrow(message);
});
