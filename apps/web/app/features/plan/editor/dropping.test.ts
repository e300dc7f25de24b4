import { apply } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { dropping } from './dropping.ts';

describe('deleting a record', () => {
  const plan = fixture('version-1');

  it('names what goes with it and what stays without it', () => {
    const { goes, ops } = dropping(plan, 'homes/ip1', false);
    expect(goes).toContain('The loan on the rental in QLD');
    expect(goes).toContain('Sell the rental in QLD');
    const { plan: left, missed } = apply(plan, ops);
    expect(missed).toEqual([]);
    expect(Object.keys(left.homes ?? {})).toEqual(['home']);
  });

  it('takes nothing else along where nothing names it, and its typical figures are no longer counted', () => {
    const { goes, loses, ops } = dropping(plan, 'super/sa', false);
    expect({ goes, loses }).toEqual({ goes: [], loses: [] });
    expect(apply(plan, ops).plan.origin).toEqual({ 'loans/l1/balance': 'record:2026-11-20' });
  });

  it('leaves origins to the plan in an option', () => {
    expect(dropping(plan, 'super/sa', true).ops).toMatchObject([{ drop: 'super/sa' }]);
    expect(dropping(plan, 'super/sa', true).ops).toHaveLength(1);
  });
});
