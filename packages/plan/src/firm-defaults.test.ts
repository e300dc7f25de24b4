import { describe, expect, it } from 'vitest';
import { smallPlan } from '../test/fixtures.ts';
import { firmDefaultProblems, withFirmDefaults } from './firm-defaults.ts';
import { nameless } from './sharing/nameless.ts';

describe('a firm’s defaults', () => {
  it('stand where the plan has no figure, are marked as the firm’s, and stay so in a link', () => {
    const plan = smallPlan({ assume: { wages: 3, growth: { NSW: 4 }, mix: { cash: 3 } } });
    const made = withFirmDefaults(plan, {
      'assume/wages': 2,
      'assume/rate': 6.5,
      'assume/growth/NSW': 7,
      'assume/growth/QLD': 6,
      'assume/mix/cash': 4,
      'assume/mix/growth': 8,
    });
    expect(made.assume).toEqual({ wages: 3, rate: 6.5, growth: { NSW: 4, QLD: 6 }, mix: { cash: 3, growth: 8 } });
    expect(made.origin).toEqual({
      'assume/rate': 'firm',
      'assume/growth/QLD': 'firm',
      'assume/mix/growth': 'firm',
    });
    expect(nameless(made).origin).toEqual(made.origin);
    expect(withFirmDefaults(plan, {})).toBe(plan);
  });

  it('are within the bounds of a plan, and of no other field', () => {
    expect(firmDefaultProblems({ 'assume/prices': 0, 'assume/growth/NT': -2 })).toEqual([]);
    const wrong = firmDefaultProblems({ 'assume/prices': 101, 'law/settings': 1 });
    expect(wrong.map(({ field }) => field)).toEqual(['assume/prices', 'law/settings']);
  });
});
