import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnDocument } from '../test/drawn-plans.ts';
import { fixture, smallPlan } from '../test/fixtures.ts';
import { canonicalText, samePlan } from './canonical.ts';
import { isPlan } from './check.ts';
import { readPlan } from './reading/read-plan.ts';

/** The same document with the keys of each object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
}

function keysInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const keys = Object.keys(value);
  const isSorted = Array.isArray(value) || keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
  return isSorted && Object.values(value).every(keysInOrder);
}

test('any drawn document is a plan, and its canonical text has the same content in the order of the alphabet', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      expect(isPlan(document)).toBe(true);
      const text = canonicalText(document);
      expect(JSON.parse(text)).toEqual(document);
      expect(keysInOrder(JSON.parse(text))).toBe(true);
    }),
  );
});

test('the order of keys makes no difference, a figure does', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      const other = reversed(document);
      expect(typeof other === 'object' && other !== null && samePlan(document, other)).toBe(true);
      expect(samePlan(document, { ...document, start: '1900-01' })).toBe(false);
    }),
  );
});

test('sparse: reading writes no default, so that the text that comes back is the text that was read', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      const { plan, lost } = readPlan(JSON.parse(JSON.stringify(document)));
      expect(lost).toEqual([]);
      expect(plan).toEqual(document);
    }),
  );
});

test('an empty part or group is not written; a record without fields is', () => {
  const empty = { homes: {}, assume: { growth: {} }, loans: { l1: {} }, options: {} };
  expect(canonicalText(smallPlan(empty))).toBe('{"loans":{"l1":{}},"plan":1,"start":"2026-12"}');
});

test('numbers stand as typed', () => {
  const plan = smallPlan({ assume: { prices: 2.5, wages: 3, rate: 6.125, rentGrowth: 0 } });
  expect(canonicalText(plan)).toContain('{"prices":2.5,"rate":6.125,"rentGrowth":0,"wages":3}');
});

test('the large plan has 13 homes, 40 events and 15 loans, the typical one 3 homes and 4 options', () => {
  const [typical, large] = [fixture('typical'), fixture('large')];
  const count = (part: object | undefined) => Object.keys(part ?? {}).length;
  expect([typical.homes, typical.options].map(count)).toEqual([3, 4]);
  expect([large.homes, large.events, large.loans].map(count)).toEqual([13, 40, 15]);
});
