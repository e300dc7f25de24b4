import { changeWords, recordName } from '@freehold/domain';
import { apply, type Change, type MissedChange, type Operation, type OptionChange, type Plan } from '@freehold/plan';

/** A change that no longer applies: what it was to do, and why it does not. */
export interface MissedWords {
  readonly title: string;
  readonly why: string;
}

interface Source {
  readonly change: OptionChange;
  readonly missed: MissedChange;
  /** Steps of the history, where a record that is gone still has its name. */
  readonly steps: readonly Change[];
}

const nouns: Readonly<Record<string, string>> = {
  homes: 'the home',
  loans: 'the loan',
  events: 'the event',
  incomes: 'the income',
  super: 'the super account',
  money: 'the account',
  costs: 'the cost',
  owners: 'the owner',
};

/** Words for a change of an option that does not apply to the plan. */
export function missedWords(plan: Plan, { change, missed, steps }: Source): MissedWords {
  const [part = '', id = ''] = pathOf(missed.op).split('/');
  const before = planWith(plan, `${part}/${id}`, steps);
  const name = before === null ? nouns[part] : recordName(before, part, id);
  const isGone = missed.why.endsWith('is no longer in the plan.') && name !== undefined;
  return {
    title: titleOf(before ?? plan, change, { isNamed: before !== null, noun: nouns[part] ?? part }),
    why: isGone ? `It has nothing to act on: ${name} is no longer in your plan.` : missed.why,
  };
}

interface Naming {
  readonly isNamed: boolean;
  readonly noun: string;
}

function titleOf(plan: Plan, change: OptionChange, { isNamed, noun }: Naming): string {
  return isNamed || change.label !== undefined ? changeWords(plan, change) : `A change of ${noun}`;
}

/** The plan with a record as it was when it was dropped; null where no step dropped it. */
function planWith(plan: Plan, record: string, steps: readonly Change[]): Plan | null {
  const ops = steps.toReversed().flatMap((step) => step.ops);
  const drop = ops.find((op) => 'drop' in op && op.drop === record);
  if (drop === undefined || !('drop' in drop) || drop.was === undefined) return null;
  return apply(plan, [{ put: record, to: drop.was }]).plan;
}

function pathOf(op: Operation): string {
  if ('set' in op) return op.set;
  if ('put' in op) return op.put;
  if ('drop' in op) return op.drop;
  return 'off' in op ? op.off : op.on;
}
