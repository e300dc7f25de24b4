import { planView } from '@freehold/domain';
import { apply, changeOption, type Operation } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { keepViews } from './worker-views.ts';

const plan = fixture('typical');
const ops: readonly Operation[] = [{ set: 'costs/living/monthly', to: 4_000 }];
const changed = apply(plan, ops).plan;

describe('the worker that keeps a plan', () => {
  it('has the figures of the plan, of a change of it, and of the next plan', () => {
    const viewsOf = keepViews();
    expect(viewsOf({ plan, ops: [], option: null }).open).toEqual(planView(plan, null));
    expect(viewsOf({ plan: null, ops, option: null }).base).toEqual(planView(changed, null));
    expect(viewsOf({ plan: null, ops: [], option: null }).base).toEqual(planView(plan, null));
    expect(viewsOf({ plan: changed, ops: [], option: null }).base).toEqual(planView(changed, null));
  });

  it('runs the plan itself once while an option on top of it is typed in', () => {
    const viewsOf = keepViews();
    const before = viewsOf({ plan, ops: [], option: 'c' });
    const typed = changeOption(plan, 'c', { ops });
    const after = viewsOf({ plan: null, ops: typed, option: 'c' });
    expect(after.base).toBe(before.base);
    expect(after.open).toEqual(planView(apply(plan, typed).plan, 'c'));
    expect(after.open).not.toEqual(before.open);
  });

  it('works nothing out twice for the same question', () => {
    const viewsOf = keepViews();
    viewsOf({ plan, ops: [], option: null });
    const lead = viewsOf({ plan: null, ops, option: null });
    expect(viewsOf({ plan: null, ops: [...ops], option: null })).toBe(lead);
  });

  it('throws for a change before any plan', () => {
    expect(() => keepViews()({ plan: null, ops, option: null })).toThrow(RangeError);
  });
});
