import { apply, type Plan, resolve, samePlan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { addOption, deleteOption, duplicateOption, noteOption, putAll, renameOption } from './option-steps.ts';
import type { Step } from './plan-store.ts';

const typical = fixture('typical');

function after(plan: Plan, { ops }: Step): Plan {
  const { plan: changed, missed } = apply(plan, ops);
  expect(missed).toEqual([]);
  return changed;
}

describe('a step of a plan’s options', () => {
  it('adds one with its changes, names it, and clears its name and its note', () => {
    const added = after(
      typical,
      addOption('f', { name: 'Spend less', changes: [{ set: 'costs/living/monthly', to: 4_000 }] }),
    );
    expect(added.options?.f).toEqual({ name: 'Spend less', changes: [{ set: 'costs/living/monthly', to: 4_000 }] });
    expect(after(added, renameOption('f', '  Tight  ')).options?.f?.name).toBe('Tight');
    expect(after(added, renameOption('f', ' ')).options?.f).not.toHaveProperty('name');
    expect(after(typical, noteOption('e', '')).options?.e).not.toHaveProperty('note');
    expect(after(typical, noteOption('e', 'Ask Priya.')).options?.e?.note).toBe('Ask Priya.');
  });

  it('copies and deletes one', () => {
    const copied = after(typical, duplicateOption(typical, 'c', { id: 'f', name: 'Retire at 58, copy' }));
    expect(copied.options?.f).toEqual({ ...typical.options?.c, name: 'Retire at 58, copy' });
    expect(after(copied, deleteOption('f', 'copy'))).toEqual(typical);
    expect(() => duplicateOption(typical, 'z', { id: 'f', name: '' })).toThrow(RangeError);
  });

  it('puts all of one into the plan, which is then as the option was', () => {
    const whole = after(typical, putAll(typical, 'c', 'Retire at 58'));
    expect(samePlan(resolve(whole).plan, resolve(typical, 'c').plan)).toBe(true);
    expect(Object.keys(whole.options ?? {})).toEqual(['b', 'd', 'e']);
  });

  it('leaves in the option what is switched off or no longer applies', () => {
    const growth = after(typical, putAll(typical, 'e', 'Weaker growth'));
    expect(growth.assume?.growth).toMatchObject({ NSW: 4, QLD: 4 });
    expect(growth.options?.e?.changes).toEqual([{ set: 'assume/rentGrowth', to: 2.5, skip: true }]);

    const { reno: _, ...events } = typical.events ?? {};
    const without: Plan = { ...typical, events };
    const rest = after(without, putAll(without, 'c', 'Retire at 58'));
    expect(rest.options?.c?.changes).toEqual([{ off: 'events/reno' }]);
    expect(rest.events?.stopA).toMatchObject({ when: { age: 58 }, spend: 75_000 });
  });
});
