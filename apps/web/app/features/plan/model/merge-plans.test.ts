import { apply, type Operation, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { mergePlans } from './merge-plans.ts';

const base = fixture('typical');

function after(...ops: Operation[]): Plan {
  const { plan, missed } = apply(base, ops);
  expect(missed).toEqual([]);
  return plan;
}

const years: Operation = { set: 'years', to: 30 };
const value: Operation = { set: 'homes/home/value', to: 2_000_000 };

describe('two sides of one plan', () => {
  it('that changed different records both stand, whichever is preferred', () => {
    const own = after(value, { set: 'origin/homes/home/value', to: 'checked' });
    const theirs = after(
      { set: 'costs/living/monthly', to: 7_000 },
      { set: 'origin/costs/living/monthly', to: 'checked' },
    );
    const both = after(
      ...[value, { set: 'origin/homes/home/value', to: 'checked' } satisfies Operation],
      ...[{ set: 'costs/living/monthly', to: 7_000 } satisfies Operation],
      { set: 'origin/costs/living/monthly', to: 'checked' },
    );
    for (const side of ['own', 'theirs'] as const) {
      expect(mergePlans({ base, own, theirs }, side)).toEqual({ plan: both, conflicts: [] });
    }
  });

  it('that changed fields of one part without records both stand', () => {
    const { plan, conflicts } = mergePlans(
      { base, own: after({ set: 'assume/prices', to: 3 }), theirs: after({ set: 'assume/wages', to: 4 }) },
      'theirs',
    );
    expect([plan.assume?.prices, plan.assume?.wages, conflicts]).toEqual([3, 4, []]);
  });

  it('that changed one record to different values are a conflict with both, settled for the preferred', () => {
    const own = after(value, years);
    const theirs = after({ set: 'homes/home/value', to: 1_500_000 });
    const conflicts = [{ path: 'homes/home', own: own.homes?.home, theirs: theirs.homes?.home }];
    expect(mergePlans({ base, own, theirs }, 'own')).toEqual({ plan: own, conflicts });
    expect(mergePlans({ base, own, theirs }, 'theirs')).toEqual({ plan: { ...theirs, years: 30 }, conflicts });
  });

  it('that made the same change are no conflict', () => {
    expect(mergePlans({ base, own: after(value), theirs: after(value) }, 'theirs').conflicts).toEqual([]);
  });

  it('of which one dropped what the other changed are a conflict', () => {
    const own = after({ drop: 'events/reno' });
    const theirs = after({ set: 'events/reno/cost', to: 99_000 });
    const { plan, conflicts } = mergePlans({ base, own, theirs }, 'own');
    expect(conflicts).toEqual([{ path: 'events/reno', own: undefined, theirs: theirs.events?.reno }]);
    expect(plan.events?.reno).toBeUndefined();
    expect(mergePlans({ base, own, theirs }, 'theirs').plan).toEqual(theirs);
  });

  it('that are over a limit together stand alone', () => {
    const kids = (letter: string, count: number) =>
      Array.from({ length: count }, (_, n): Operation => ({ put: `kids/${letter}${n}`, to: { born: '2020-01' } }));
    const [own, theirs] = [after(...kids('x', 5)), after(...kids('y', 5))];
    expect(mergePlans({ base, own, theirs }, 'theirs').plan).toEqual(theirs);
    expect(mergePlans({ base, own, theirs }, 'own')).toMatchObject({ plan: own, conflicts: [{ path: '' }] });
  });
});
