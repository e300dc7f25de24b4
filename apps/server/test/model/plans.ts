import fc from 'fast-check';
import { propertyCount } from './record-calls.ts';
import type { DetailsAnswer, Hand, Operation } from './record-model.ts';

/** An intended action, before the state of its record is known. */
export type Plan =
  | { readonly kind: 'register'; readonly who: number }
  | (PlannedChange & { readonly kind: 'edit'; readonly occupation: string })
  | (PlannedChange & { readonly kind: 'add-asset'; readonly name: string; readonly value: number })
  | (PlannedChange & { readonly kind: 'remove-asset'; readonly place: number })
  | Exclude<Operation, { readonly kind: 'edit' | 'assets' | 'register' }>;

interface PlannedChange {
  readonly who: number;
  readonly by: Hand;
  /** Sends the version last seen, a different one, or none. */
  readonly version: 'seen' | 'other' | 'none';
}

const who = fc.constantFrom(0, 0, 0, 1, 1, 2);
const by = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Hand>('self') },
  { weight: 4, arbitrary: fc.constant<Hand>('adviser') },
  { weight: 1, arbitrary: fc.constant<Hand>('stranger') },
);
const change = { who, by, version: fc.constantFrom('seen', 'seen', 'other', 'none', 'none') };
const property = fc.integer({ min: 0, max: propertyCount - 1 });

/** Any action a concurrent actor may take. */
export const plans: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ kind: fc.constant('register'), who }),
  fc.record({ kind: fc.constant('edit'), ...change, occupation: fc.constantFrom('Nurse', 'Baker', 'Pilot', '') }),
  fc.record({
    kind: fc.constant('add-asset'),
    ...change,
    name: fc.constantFrom('House', 'Shop', 'Boat', 'Van'),
    value: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ kind: fc.constant('remove-asset'), ...change, place: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('save', 'unsave'), who, by, property }),
  fc.record({ kind: fc.constant('assign'), who, property }),
  fc.record({ kind: fc.constantFrom('details', 'saved', 'portfolio'), who, by }),
  fc.record({ kind: fc.constant('clients') }),
);

const nothingSeen: DetailsAnswer = { occupation: '', assets: [], version: 1 };

/** The call that carries out a plan for an actor who has seen this state of the record. */
export function operationOf(plan: Plan, seen: DetailsAnswer = nothingSeen): Operation {
  switch (plan.kind) {
    case 'edit':
      return { ...plan, version: versionOf(plan, seen) };
    case 'add-asset': {
      const others = seen.assets.filter(({ name }) => name !== plan.name);
      const assets = [...others, { name: plan.name, value: plan.value }];
      return { kind: 'assets', who: plan.who, by: plan.by, version: versionOf(plan, seen), assets };
    }
    case 'remove-asset': {
      const assets = seen.assets.filter((_, index) => index !== plan.place);
      return { kind: 'assets', who: plan.who, by: plan.by, version: versionOf(plan, seen), assets };
    }
    default:
      return plan;
  }
}

function versionOf({ version }: PlannedChange, seen: DetailsAnswer): number | null {
  if (version === 'none') return null;
  return version === 'seen' ? seen.version : Math.max(1, seen.version - 1) + (seen.version === 1 ? 1 : 0);
}
