import { personName, planRecordName, recordName } from '@freehold/domain';
import { states } from '@freehold/finance';
import type { FieldChoice, PlanShown } from './field-spec.ts';

/** The people of a plan as choices. */
export function peopleChoices(plan: PlanShown): readonly FieldChoice[] {
  return Object.keys(plan.people ?? {}).map((id) => ({ value: id, label: personName(plan, id) }));
}

/** The people, trusts and funds of a plan as choices. */
export function ownerChoices(plan: PlanShown): readonly FieldChoice[] {
  const owners = Object.keys(plan.owners ?? {}).map((id) => ({
    value: id,
    label: planRecordName(plan, `owners/${id}`),
  }));
  return [...peopleChoices(plan), ...owners];
}

function purchases(plan: PlanShown): readonly string[] {
  return Object.entries(plan.events ?? {}).flatMap(([id, event]) => (event.do === 'buy' ? [id] : []));
}

function namedOf(plan: PlanShown, part: 'homes' | 'loans'): readonly FieldChoice[] {
  const choice = (id: string): FieldChoice => ({ value: id, label: capital(recordName(plan, part, id)) });
  const later = purchases(plan).map(choice);
  return [
    ...Object.keys(plan[part] ?? {}).map(choice),
    ...later.map(({ value, label }) => ({ value, label: `${label}, bought later` })),
  ];
}

/** The homes of a plan as choices, also those that a purchase brings. */
export function homeChoices(plan: PlanShown): readonly FieldChoice[] {
  return namedOf(plan, 'homes');
}

/** The kinds of a loan as choices. */
export function loanKinds(): readonly FieldChoice[] {
  return [
    { value: 'home', label: 'Home loan' },
    { value: 'investment', label: 'Investment loan' },
    { value: 'margin', label: 'Loan for shares' },
    { value: 'car', label: 'Car loan' },
    { value: 'personal', label: 'Personal loan' },
    { value: 'card', label: 'Credit card' },
  ];
}

/** The loans of a plan as choices, also those that a purchase brings. */
export function loanChoices(plan: PlanShown): readonly FieldChoice[] {
  return namedOf(plan, 'loans');
}

/** The accounts that money can come from. */
export function accountChoices(plan: PlanShown): readonly FieldChoice[] {
  return Object.keys(plan.money ?? {}).map((id) => ({ value: id, label: capital(recordName(plan, 'money', id)) }));
}

/** The accounts and loans that what is left over can go to. */
export function surplusChoices(plan: PlanShown): readonly FieldChoice[] {
  const loans = Object.keys(plan.loans ?? {}).map((id) => ({
    value: id,
    label: capital(recordName(plan, 'loans', id)),
  }));
  return [...accountChoices(plan), ...loans];
}

/** The events in which somebody stops work, as choices. */
export function stopChoices(plan: PlanShown): readonly FieldChoice[] {
  const stops = Object.entries(plan.events ?? {}).filter(([, event]) => event.do === 'retire');
  return stops.map(([id]) => ({ value: id, label: planRecordName(plan, `events/${id}`) }));
}

export const stateChoices = (): readonly FieldChoice[] => states.map((state) => ({ value: state, label: state }));

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
