import { expect, it } from 'vitest';
import { planStates } from './plan-state-words.ts';

const at = '2026-12-03T10:42:00.000Z';
const publication = { version: 3, options: ['b'], basis: 'general' as const, by: 'Priya Shah', at };
const plan = { kind: 'adviser' as const, version: 3, publication: null, lockedAt: null, waiting: 0 };

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
