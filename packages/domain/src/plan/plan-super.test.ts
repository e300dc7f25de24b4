import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { planAssumptions } from './plan-assumptions.ts';
import { planMixes, superNotes, superOf } from './plan-super.ts';
import { runPlan } from './run-plan.ts';

const plan: Plan = {
  plan: 1,
  start: '2026-07',
  years: 3,
  people: { a: { born: '1990-01' }, b: { born: '1992-01' } },
  incomes: { i: { who: 'a', type: 'salary', yearly: 120_000, grows: 0 } },
  money: { cash: { balance: 400_000 } },
};

const notesOf = (document: Plan) => {
  const run = runPlan(document);
  return run.notes.filter(({ where }) => where.startsWith('super/'));
};

describe('a person’s super', () => {
  it('is one account in the mean of its mixes by balance, with what is paid into each', () => {
    const document: Plan = {
      ...plan,
      super: {
        one: { who: 'a', balance: 30_000, mix: 'cash', extra: { yearly: 2_000, kind: 'concessional' } },
        two: { who: 'a', balance: 90_000, mix: 'highGrowth', extra: { yearly: 3_000, kind: 'concessional' } },
        off: { who: 'a', balance: 50_000, off: true },
      },
      assume: { mix: { balanced: 6, highGrowth: 9 } },
    };
    // A quarter at the usual 3.5 % of cash and three at 9 %, over 6 % of the balanced mix.
    expect(superOf(document, 'a')).toEqual({
      superBalance: 120_000,
      superAbovePct: 0.25 * (3.5 - 6) + 0.75 * (9 - 6),
      superExtra: { concessional: 5_000, nonConcessional: 0 },
    });
    expect(superOf(document, 'b')).toEqual({ superBalance: 0 });
    expect(superNotes(document)).toEqual([
      { where: 'super/two/mix', says: 'Super of one person earns the mean of its mixes, by balance.' },
    ]);
  });

  it('earns a twelfth of its mix’s return each month', () => {
    const run = runPlan({ ...plan, super: { s: { who: 'b', balance: 120_000, mix: 'growth' } } });
    if (run.status === 'refused') throw new Error(run.says);
    const { timeline } = run;
    const place = timeline.accounts.findIndex(({ kind, subject }) => kind === 'super' && subject === 'people/b');
    // 7.5 % of 120,000 is 9,000 a year.
    expect(timeline.balances[place]).toBe(12_075_000);
  });
});

it('each mix that a plan has or names is among its assumptions, usual ones with their rule', () => {
  const document: Plan = {
    ...plan,
    super: { s: { who: 'a', balance: 1, mix: 'conservative' } },
    assume: { mix: { growth: 7 } },
  };
  expect(planMixes(document).map(({ mix }) => mix)).toEqual(['balanced', 'conservative', 'growth']);
  const rows = planAssumptions(document).filter(({ label }) => label.startsWith('Return of super'));
  expect(rows.map(({ label, value, rule }) => [label, value, rule?.source])).toEqual([
    ['Return of super, balanced mix', 7, 'Freehold’s own estimate'],
    ['Return of super, conservative mix', 5, 'Freehold’s own estimate'],
    ['Return of super, growth mix', 7, undefined],
  ]);
});

describe('what is paid in besides the guarantee', () => {
  it('is counted without a note while the law takes it', () => {
    const extra = { yearly: 6_000, kind: 'concessional' } as const;
    expect(notesOf({ ...plan, super: { s: { who: 'a', balance: 0, extra } } })).toEqual([]);
  });

  it('has a note with the cap from the month on that less is paid in', () => {
    const extra = { yearly: 18_500, kind: 'concessional' } as const;
    // 32,500 less 14,400 of guarantee leaves 18,100 a year, which eleven months of 1,541.67 do not reach.
    expect(notesOf({ ...plan, super: { s: { who: 'a', balance: 0, extra } } })).toEqual([
      {
        where: 'super/s/extra',
        says:
          'From June 2027 less is paid in than the plan says: a financial year takes at most $32,500 (Concessional contributions ' +
          'cap, ITAA 1997 Division 291) before tax, with what employers pay. With super below $500,000 that is more by what up to five ' +
          'earlier years of the plan left of theirs (s 291-20(3)); what years before the plan left is not known.',
      },
    ]);
  });

  it('says that a cap of an earlier year goes on, of what is paid in after tax too', () => {
    const extra = { yearly: 128_000, kind: 'nonConcessional' } as const;
    const [note] = notesOf({ ...plan, super: { s: { who: 'a', balance: 0, extra } } });
    // 128,000 rises by the usual 2.5 % a year past 130,000 in the second.
    expect(note?.says).toBe(
      'From June 2028 less is paid in than the plan says: a financial year takes at most $130,000 (Non-concessional contributions ' +
        'cap, ITAA 1997 Division 292, kept as it was) after tax. Bringing forward the caps of later years is not counted.',
    );
  });

  it('is not paid in, with a note, for somebody without pay from work', () => {
    const extra = { yearly: 6_000, kind: 'nonConcessional' } as const;
    expect(notesOf({ ...plan, super: { s: { who: 'b', balance: 0, extra } } })).toEqual([
      { where: 'super/s/extra', says: 'It is paid in while there is pay from work alone, and there is none.' },
    ]);
  });
});
