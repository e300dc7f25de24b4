import { planLender, runPlan } from '@freehold/domain';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { lvrOf, outlineSections } from './outline-rows.ts';

describe('what is in a plan', () => {
  const plan = fixture('version-1');
  const rows = outlineSections(plan, { reno: '2029-02' }).flatMap((section) => section.rows);
  const row = (path: string) => rows.find((each) => each.path === path);

  it('lists every record once, under its kind', () => {
    const parts = [
      'people',
      'kids',
      'owners',
      'incomes',
      'homes',
      'loans',
      'super',
      'money',
      'costs',
      'events',
      'goals',
    ] as const;
    const paths = parts.flatMap((part) => Object.keys(plan[part] ?? {}).map((id) => `${part}/${id}`));
    expect(rows.map(({ path }) => path)).toEqual(paths);
  });

  it('leads a home with its value and what is owed on it, a loan with its balance, an event with its month', () => {
    // 585,000 of 1,450,000.
    expect(row('homes/home')?.figure).toBe('$1,450,000, LVR 40%');
    expect(row('loans/l3')?.figure).toBe('$240,000');
    expect(row('events/reno')?.figure).toBe('February 2029');
    expect(row('events/sell')?.figure).toBe('1 year after stopping work for Alex');
    expect(row('people/a')?.figure).toBe('38');
  });

  it('leads shares with their value and what they pay, cash with its balance', () => {
    const shares = { balance: 45_000, type: 'shares' } as const;
    const of = smallPlan({
      money: { etf: { ...shares, dividends: 1_800 }, plain: shares, cash: { balance: 5_000, dividends: 9 } },
    });
    const shown = outlineSections(of, {}).flatMap((section) => section.rows.map(({ figure }) => figure));
    expect(shown).toEqual(['$45,000, pays $1,800 a year', '$45,000', '$5,000']);
  });

  it('marks what rests on a typical figure, and what is switched off', () => {
    expect(rows.filter(({ isTypical }) => isTypical).map(({ path }) => path)).toEqual(['super/sa']);
    const off = outlineSections(smallPlan({ costs: { car: { monthly: 5, off: true } } }), {});
    expect(off.flatMap((section) => section.rows)).toMatchObject([{ path: 'costs/car', isOff: true }]);
  });

  it('counts the part of a home that the household owns, with all that it owes, and says so', () => {
    const home = { state: 'NSW' as const, value: 720_000 };
    const shared = smallPlan({
      people: { a: { born: '1988-06' } },
      owners: { o1: { type: 'joint', shares: { a: 50 } } },
      homes: { h1: { ...home, owners: { a: 50 } }, h2: home, h3: { ...home, owners: { o1: 100 } } },
      loans: { l1: { on: ['h1'], balance: 510_000 } },
    });
    const figures = outlineSections(shared, {})
      .flatMap((section) => section.rows)
      .flatMap(({ path, figure }) => (path.startsWith('homes/') ? [figure] : []));
    expect(figures).toEqual([
      '$360,000, 50% of $720,000, LVR 142% as all of the loan counts',
      '$720,000',
      '$360,000, 50% of $720,000',
    ]);
    // The lender’s test of that home in its first June, some months on: 510,000 of 360,000 is 142%.
    const alone = { ...shared, homes: { h1: { ...home, owners: { a: 50 } } } };
    const run = runPlan(alone);
    if (run.status === 'refused') throw new Error(run.says);
    const [first] = planLender(alone, run);
    expect(Math.abs((first?.loanToValue.figure ?? 0) - 142)).toBeLessThan(10);
  });

  it('counts a loan on two homes with the values of both', () => {
    const home = { state: 'NSW' as const, value: 500_000 };
    const pooled = smallPlan({
      homes: { h1: home, h2: home, h3: home },
      loans: { l1: { on: ['h1', 'h2'], balance: 600_000 } },
    });
    expect([lvrOf(pooled, 'h1'), lvrOf(pooled, 'h2'), lvrOf(pooled, 'h3')]).toEqual([60, 60, null]);
  });
});
