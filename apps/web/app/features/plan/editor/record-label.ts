import { eventName, monthText, recordName } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { money } from '#app/lib/format.ts';

type PlanShown = Omit<Plan, 'options'>;
type Goal = NonNullable<Plan['goals']>[string];

/** What any record is called where it stands alone, by its path: `Newtown`, `Pay of Alex`, `Sell Geelong`. */
export function recordLabel(plan: PlanShown, path: string): string {
  const [part = '', id = ''] = path.split('/');
  const name = own[part]?.(plan, id) ?? recordName(plan, part, id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const own: Readonly<Record<string, (plan: PlanShown, id: string) => string | undefined>> = {
  events: eventName,
  kids: (plan, id) => {
    const kid = plan.kids?.[id];
    return kid && (kid.name ?? `Child born ${monthText(kid.born)}`);
  },
  owners: (plan, id) => {
    const owner = plan.owners?.[id];
    if (owner === undefined || owner.name !== undefined) return owner?.name;
    if (owner.type === 'discretionaryTrust') return 'the trust';
    if (owner.type === 'smsf') return 'the super fund';
    return Object.keys(owner.shares)
      .map((who) => recordName(plan, 'people', who))
      .join(' and ');
  },
  goals: (plan, id) => goalName(plan.goals?.[id]),
  route: () => 'what is left over, and what is kept',
};

function goalName(goal: Goal | undefined): string | undefined {
  if (goal === undefined || goal.name !== undefined) return goal?.name;
  return goal.ask === 'income' ? `${money(goal.yearly)} a year to spend` : `cash above ${money(goal.amount)}`;
}
