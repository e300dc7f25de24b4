import { expect, test } from 'vitest';
import { defaultErrors, defaultFields, defaultsOf, textsOf } from './plan-defaults.ts';

test('typed defaults are stored as rates, blank ones are Freehold’s own, and stored ones are typed as they were', () => {
  const texts = { 'assume/prices': ' 2.75 ', 'assume/wages': '', 'assume/growth/NSW': '4.5%' };
  expect(defaultsOf(texts)).toEqual({ 'assume/prices': 2.75, 'assume/growth/NSW': 4.5 });
  expect(textsOf({ 'assume/prices': 2.75 })).toEqual({ 'assume/prices': '2.75' });
  expect(defaultErrors(texts)).toEqual({});
});

test('what is no rate, and one that no plan holds, is named at its field', () => {
  const wrong = defaultErrors({ 'assume/prices': 'low', 'assume/rate': '101', 'assume/wages': '3' });
  expect(Object.keys(wrong)).toEqual(['assume/prices', 'assume/rate']);
  expect(wrong['assume/prices']).toBe('Enter a rate, such as 4.5.');
});

test('every assumption that a firm can set has a name and Freehold’s own figure', () => {
  expect(defaultFields).toHaveLength(17);
  expect(defaultFields.find(({ path }) => path === 'assume/growth/NT')).toMatchObject({
    label: 'Growth of homes in NT',
  });
  expect(defaultFields.find(({ path }) => path === 'assume/mix/highGrowth')).toMatchObject({
    ...{ label: 'Return on super, high growth mix', usualPct: 8 },
  });
  expect(defaultFields.every(({ usualPct }) => usualPct > 0)).toBe(true);
});
