import type { PlanView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { optionNames, optionTitle } from '../model/option-names.ts';
import type { Dollars } from '../model/plan-address.ts';
import type { Lead } from '../model/worker-views.ts';
import { measureWords } from '../shared/measure-words.ts';

interface Opened {
  readonly plan: Plan;
  /** The option that is open now, and the one before; null for the plan itself. */
  readonly option: string | null;
  readonly was: string | null;
  readonly base: PlanView;
  readonly open: PlanView;
  /** What was open before. */
  readonly before: Lead | null;
  readonly dollars: Dollars;
}

/**
 * What is open now and the figure that the plan looks at first, beside your plan, or for your plan itself beside the
 * option before: `Plan B: Wait. Net worth at 60, June 2048: $2,790,000, $120,000 less than in your plan.`
 */
export function optionMessage({ plan, option, was, base, open, before, dollars }: Opened): string {
  const name = nameOf(plan, option);
  const other = option === null ? before : base;
  if (open.status === 'refused') return `${name}. ${open.says}`;
  if (other?.status !== 'run') return `${name}.`;
  const beside = option === null ? nameOf(plan, was) : 'your plan';
  return `${name}. ${measureWords({ plan, before: other.headlines, after: open.headlines, dollars, beside })}.`;
}

function nameOf(plan: Plan, option: string | null): string {
  const found = optionNames(plan).find(({ id }) => id === option);
  return found === undefined ? 'Your plan' : optionTitle(found);
}
