import { expect, test } from 'vitest';
import { smallPlan } from '../../test/fixtures.ts';
import { isInCircle, momentOf, monthNumber } from './months.ts';

const rates = { do: 'rates', add: 1 } as const;
const plan = smallPlan({
  people: { a: { born: '1988-06' } },
  events: {
    stop: { do: 'retire', who: 'a', when: { age: 62 } },
    sell: { do: 'sell', home: 'h', when: { after: 'stop', months: 19 } },
    later: { ...rates, when: { after: 'sell' } },
    soon: { ...rates, when: { test: 'canBuy' } },
    lost: { ...rates, when: { after: 'nothing', months: 1 } },
    nobody: { ...rates, when: { age: 62 } },
    one: { ...rates, when: { after: 'two' } },
    two: { ...rates, when: { after: 'one' } },
    self: { ...rates, when: { after: 'self' } },
    behind: { ...rates, when: { after: 'one' } },
  },
});

test('a month is a number to compare and to add to', () => {
  expect(monthNumber('2027-01') - monthNumber('2026-12')).toBe(1);
  expect(monthNumber('2036-12') - monthNumber('2026-12')).toBe(120);
});

test.each([
  // Born June 1988, 62 in June 2050; 19 months later is January 2052.
  ['stop', '2050-06', false],
  ['sell', '2052-01', false],
  ['later', '2052-01', false],
  ['soon', '2026-12', true],
])('%s is in %s', (id, month, isEarliest) => {
  expect(momentOf(plan, id)).toEqual({ month: monthNumber(month), isEarliest });
});

test.each(['lost', 'nobody', 'one', 'self', 'behind', 'missing', 'constructor'])('%s has no month', (id) => {
  expect(momentOf(plan, id)).toBeNull();
});

test('a circle is of the events that wait for themselves', () => {
  const ids = Object.keys(plan.events ?? {});
  expect(ids.filter((id) => isInCircle(plan, id))).toEqual(['one', 'two', 'self']);
});
