import { monthText as monthKey, monthNumber } from '@freehold/finance';
import { monthText } from '../../figures/timeline-words.ts';
import { durationText } from '../../text/duration.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import { type PlanRun, runPlan } from '../run-plan.ts';
import { aboutText, payText } from './ask-words.ts';
import { type OptionOperation, planWith, workersOf } from './asked.ts';
import { floorCents, monthBelow, staysAbove } from './cash.ts';
import type { Because, PlanAnswered, PlanQuestion } from './question.ts';
import { spendLess } from './spend-less.ts';

/** How many months people can live on what is there when they are paid nothing from the start on. */
export function liveOn(
  plan: PlanToRun,
  { who = workersOf(plan) }: Extract<PlanQuestion, { readonly ask: 'liveOn' }>,
): PlanAnswered {
  const ops = withoutPay(plan, who);
  const run = runPlan(planWith(plan, ops));
  if (run.status === 'refused') return { status: 'refused', says: run.says };
  const below = monthBelow(run.timeline, floorCents(run.household), { first: 0, last: run.timeline.months - 1 });
  const without = `Without ${payText(plan, who)}`;
  const pay = ops.length === 0 ? 'As it is' : without;
  const headline =
    below === null
      ? `${pay} the money lasts past the end of the plan.`
      : `${pay} you could live on it for ${durationText(below)}, until ${endWords(plan, run, below)}.`;
  return {
    ask: 'liveOn',
    status: below === null ? 'already' : 'solved',
    headline,
    unit: 'months',
    value: below,
    text: below === null ? null : durationText(below),
    month: null,
    because: below === null ? null : becauseOf(plan, run, below),
    enough: null,
    spendLess: below === null ? null : lastingOn(planWith(plan, ops), ops),
    works: [],
    strip: [],
    heldStill: 'Held still: spending and everything else in the plan.',
    proof: below === null ? { at: null, beyond: null } : proofOf(plan, run, below),
    option: ops.length === 0 ? [] : [{ ops: [...ops], label: without }],
  };
}

/** What is reached in the month that ends with too little, and where something is kept also when that is gone. */
function endWords(plan: PlanToRun, { household, timeline }: Ran, below: number): string {
  const month = monthText(monthAt(plan, below));
  if (floorCents(household) === 0) return `nothing is left in ${month}`;
  const [short] = timeline.shortMonths;
  const gone = short === undefined ? '' : `. Nothing is left in ${monthText(monthAt(plan, short))}`;
  return `the cash you keep is reached in ${month}${gone}`;
}

/** How much less spending would make it last to the end of the plan. */
function lastingOn(plan: PlanToRun, first: readonly OptionOperation[]) {
  const span = { first: 0, last: Number.POSITIVE_INFINITY };
  return spendLess({
    plan,
    holds: (changed) => staysAbove(changed, span),
    says: () => 'the money lasts past the end of the plan',
    first: () => first,
  });
}

/** Salaries and business income of people as nothing, also what they step to later; their study loans stay. */
function withoutPay(plan: PlanToRun, who: readonly string[]): readonly OptionOperation[] {
  return active(plan.incomes).flatMap(([id, income]): readonly OptionOperation[] => {
    const isPay = income.type === 'salary' || income.type === 'business';
    if (!isPay || !who.includes(income.who)) return [];
    const steps = income.steps === undefined ? [] : [{ set: `incomes/${id}/steps` as const }];
    return [{ set: `incomes/${id}/yearly` as const, to: 0 }, ...steps];
  });
}

type Ran = Extract<PlanRun, { readonly status: 'run' }>;

function monthAt({ start }: PlanToRun, place: number) {
  return monthKey(monthNumber(start) + place);
}

function missingIn({ timeline, household }: Ran, month: number): number {
  return (floorCents(household) - (timeline.balances[month * timeline.accounts.length] ?? 0)) / 100;
}

function becauseOf(plan: PlanToRun, run: Ran, below: number): Because {
  const month = monthAt(plan, below);
  const missing = missingIn(run, below);
  return {
    test: 'floor',
    month,
    missing,
    sentence: `In ${monthText(month)} cash is ${aboutText(missing)} below what you keep.`,
  };
}

/** The last month that ends with enough, and the next one, in the one run that has both. */
function proofOf(plan: PlanToRun, run: Ran, below: number) {
  const at = {
    value: below,
    text: durationText(below),
    holds: true,
    sentence: 'Every month until then ends with enough.',
  };
  const beyond = {
    value: below + 1,
    text: durationText(below + 1),
    holds: false,
    sentence: becauseOf(plan, run, below).sentence,
  };
  return { at: below === 0 ? null : at, beyond };
}
