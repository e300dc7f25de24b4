import { moneyText } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { eventName, personName, recordName } from './plan-names.ts';

type PlanShown = Omit<Plan, 'options'>;

/**
 * What the record that a path leads to or into is called where it stands alone: `Ipswich` for `homes/ip1/rent`, `Alex’s
 * pay`, `Sell Geelong`. Starts with a capital.
 */
export function planRecordName(plan: PlanShown, path: string): string {
  const [part = '', id = ''] = path.split('/');
  const places: Readonly<Record<string, () => string>> = {
    people: () => personName(plan, id),
    events: () => eventName(plan, id),
    kids: () => childName(plan, id),
    owners: () => ownerName(plan, id),
    goals: () => goalName(plan, id),
    route: () => 'what is left over, and what is kept',
    assume: () => 'assumptions',
  };
  const name = places[part]?.() ?? recordName(plan, part, id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** An owner beyond people by name or kind, or a person: `the trust`, `Alex and Bo`. */
export function ownerName(plan: PlanShown, id: string): string {
  const owner = Object.hasOwn(plan.owners ?? {}, id) ? plan.owners?.[id] : undefined;
  if (owner === undefined) return personName(plan, id);
  if (owner.name !== undefined) return owner.name;
  if (owner.type === 'discretionaryTrust') return 'the trust';
  if (owner.type === 'smsf') return 'the super fund';
  return Object.keys(owner.shares)
    .map((who) => recordName(plan, 'people', who))
    .join(' and ');
}

function childName({ kids = {} }: PlanShown, id: string): string {
  const kid = kids[id];
  return kid === undefined ? 'a child that is not in the plan' : (kid.name ?? `child born ${monthText(kid.born)}`);
}

function goalName({ goals = {} }: PlanShown, id: string): string {
  const goal = goals[id];
  if (goal === undefined) return 'a goal that is not in the plan';
  if (goal.name !== undefined) return goal.name;
  return goal.ask === 'income' ? `${moneyText(goal.yearly)} a year to spend` : `cash above ${moneyText(goal.amount)}`;
}
