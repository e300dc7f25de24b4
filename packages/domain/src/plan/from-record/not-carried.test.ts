import type { Plan } from '@freehold/plan';
import { expect, it } from 'vitest';
import { rollForward } from './roll-forward.ts';

const plan: Plan = {
  ...{ plan: 1, start: '2026-07', years: 4, people: { a: { born: '1985-03' } } },
  incomes: { ia: { who: 'a', type: 'salary', yearly: 120_000 } },
  money: { cash: { balance: 20_000 } },
  costs: { living: { monthly: 3_000 } },
};

const said = (changed: Partial<Plan>, start: string) => rollForward({ ...plan, ...changed }, start)[0]?.says ?? '';

it('a later start says what no field holds, and nothing where nothing is lost', () => {
  expect(said({}, '2027-07')).toBe('What is not updated below counts from then on as it stands.');
  expect(said({}, '2027-10')).toContain('grow next a year after the new start');
  const etf = { balance: 5_000, type: 'shares', base: 4_000 } as const;
  expect(said({ money: { ...plan.money, etf } }, '2027-07')).toContain(
    'When each part of shares was bought is not carried',
  );
  const paying = { money: { ...plan.money, etf: { ...etf, dividends: 200 } } };
  expect(said(paying, '2027-07')).not.toContain('Dividends');
  expect(said({ ...paying, route: { surplus: ['etf'] } }, '2027-07')).toContain('also of those bought by then');
  const extra = { yearly: 5_000, kind: 'concessional' } as const;
  expect(said({ super: { sa: { who: 'a', balance: 1, extra } } }, '2027-07')).toContain('caps on super is not carried');
  expect(said({ options: { o: { changes: [] } } }, '2027-07')).toContain('Options keep the amounts');
});

it('a child whose leave runs on stays an event, of whose cost the rise of prices is not counted; else it is in the plan', () => {
  const child = { do: 'child', when: '2027-05', leave: { who: 'a', months: 9, keeps: 40 } } as const;
  expect(said({ events: { child } }, '2027-07')).toContain('What a child costs while leave runs');
  expect(said({ events: { child } }, '2028-07')).not.toContain('What a child costs while leave runs');
  const updates = rollForward({ ...plan, events: { child } }, '2028-07');
  expect(updates.find(({ path }) => path === 'kids/child')?.ops).toMatchObject([
    { put: 'kids/child', to: { born: '2027-05' } },
    { put: 'costs/child' },
  ]);
});
