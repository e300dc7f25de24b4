import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { event, goal } from './events.ts';

function isEvent(value: object): boolean {
  return z.safeParse(event, value).success;
}

test.each([
  '2030-01',
  { age: 62 },
  { age: 62, who: 'a' },
  { after: 'stop', months: 12 },
  { after: 'stop' },
  { test: 'canBuy', from: '2030-01' },
  { test: 'canBuy' },
])('%o is a time', (when) => {
  expect(isEvent({ do: 'rates', add: 1, when })).toBe(true);
});

test.each([
  { age: -1 },
  { age: 62.5 },
  { before: 'x' },
  '2030',
  '2030-00',
  { test: 'luck' },
  5,
  null,
  { after: 'x', age: 1 },
])('%o is no time', (when) => {
  expect(isEvent({ do: 'rates', add: 1, when })).toBe(false);
});

const home = { state: 'QLD', value: 700_000 };

test.each([
  { do: 'child', leave: { who: 'b', months: 9, keeps: 40 } },
  { do: 'buy', home, loan: { lvr: 88, io: 5 } },
  { do: 'buy', home, firstHome: false },
  { do: 'sell', home: 'ip1' },
  { do: 'sell', home: 'ip1', costsPct: 2.2 },
  { do: 'refinance', loan: 'l3', pct: 5.99, costs: 1200 },
  { do: 'renovate', home: 'home', cost: 140_000, adds: 180_000 },
  { do: 'rates', add: -0.5 },
  { do: 'work', who: 'b', days: 4 },
  { do: 'retire', who: 'a', spend: 85_000 },
])('$do needs its own fields, and takes no other’s', (fields) => {
  expect(isEvent({ ...fields, when: '2030-01' })).toBe(true);
  expect(isEvent({ ...fields })).toBe(false);
  expect(isEvent({ ...fields, when: '2030-01', do: 'dance' })).toBe(false);
  expect(isEvent({ ...fields, when: '2030-01', monthly: 5 })).toBe(false);
});

test('a goal is an income from a month or an event, or cash that stays above an amount', () => {
  const isGoal = (value: object) => z.safeParse(goal, value).success;
  expect(isGoal({ ask: 'income', yearly: 85_000, from: 'stopA', until: { age: 95 } })).toBe(true);
  expect(isGoal({ ask: 'income', yearly: 85_000, from: '2050-06', until: '2080-01' })).toBe(true);
  expect(isGoal({ ask: 'cashAbove', amount: 20_000 })).toBe(true);
  expect(isGoal({ ask: 'cashAbove', yearly: 20_000 })).toBe(false);
});
