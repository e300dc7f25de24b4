import { planView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { expect, it } from 'vitest';
import { differenceWords, draftFigures, planStates as statesAt } from './plan-state-words.ts';

const at = '2026-12-03T10:42:00.000Z';
const publication = { version: 3, options: ['b'], basis: 'general' as const, by: 'Priya Shah', at, presented: null };
const plan = { kind: 'adviser' as const, version: 3, publication: null, lockedAt: null, waiting: 0, summary: null };
const planStates = (standing: Parameters<typeof statesAt>[0]) => statesAt(standing, new Date(at));

function summary(today: number, age = 60, factsAsAt = '2026-11-01') {
  const month = '2048-06';
  const [netWorth, lowestCash] = [
    { ofYear: today, today, age, month },
    { ofYear: 1, today: 1, month, monthToday: month },
  ];
  return { netWorth, lowestCash, nextPurchase: null, moneyGone: null, typical: 0, factsAsAt };
}

it('says draft, published, changed since, presented, the client’s own and what waits', () => {
  expect(planStates(plan)).toEqual(['draft']);
  expect(planStates({ ...plan, publication })[0]).toMatch(/^published 3 Dec 2026/);
  expect(planStates({ ...plan, version: 5, publication })[1]).toBe('changed since');
  expect(planStates({ ...plan, lockedAt: at })[1]).toMatch(/^presented 3 Dec 2026/);
  expect(planStates({ ...plan, kind: 'own' })).toEqual(['client’s own']);
  expect([planStates({ ...plan, waiting: 1 })[1], planStates({ ...plan, waiting: 2 })[1]]).toEqual([
    'suggestion waiting',
    '2 suggestions waiting',
  ]);
});

it('marks facts older than 90 days', () => {
  expect(planStates({ ...plan, summary: summary(1) })).toEqual(['draft']);
  expect(planStates({ ...plan, summary: summary(1, 60, '2026-09-01') })).toEqual(['draft', 'facts older than 90 days']);
});

it('says how far a version is from another at the same age', () => {
  const base = summary(2_000_000);
  expect(differenceWords(summary(2_120_400), base)).toBe('$120,000 more');
  expect(differenceWords(summary(1_950_000), base)).toBe('$50,000 less');
  expect(differenceWords(summary(2_000_100), base)).toBe('the same');
  expect([differenceWords(summary(1, 65), base), differenceWords(null, base)]).toEqual(['–', '–']);
});

it('sets a version beside the draft as it is on screen, before and after an edit, and beside none that cannot run', () => {
  const plan: Plan = {
    ...{ plan: 1, start: '2026-12', years: 2 },
    people: { a: { born: '1988-06' } },
    money: { m: { balance: 500_000 } },
    costs: { living: { monthly: 5_000 } },
    assume: { prices: 0 },
  };
  const kept = draftFigures(planView(plan, null));
  expect(differenceWords(kept, draftFigures(planView(plan, null)))).toBe('the same');
  // Two financial years from December 2026 end in June 2028: 19 months of $1,000, at 0% inflation.
  const edited = draftFigures(planView({ ...plan, costs: { living: { monthly: 4_000 } } }, null));
  expect(differenceWords(kept, edited)).toBe('$19,000 less');
  expect([draftFigures(null), draftFigures(planView({ ...plan, people: {} }, null))]).toEqual([null, null]);
});
