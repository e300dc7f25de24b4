import { moneyText } from '@freehold/contract';
import { lastThatHolds } from '@freehold/finance/decide';
import { active, type PlanToRun } from '../plan-owners.ts';
import { type OptionOperation, planWith } from './asked.ts';
import type { SpendLess } from './question.ts';

/** Dollars a month in which less spending is tried. */
const step = 10;

/** A plan that fails at something, and how a run shows whether it still does. */
export interface Failing {
  readonly plan: PlanToRun;
  /** Whether a plan that spends less holds; not asked of the plan itself. */
  readonly holds: (changed: PlanToRun) => boolean;
  /** What holds then, as the end of a sentence. */
  readonly says: (changed: PlanToRun) => string;
  /** Operations that come before those that spend less, where the plan is to become an option. */
  readonly first: (changed: PlanToRun) => readonly OptionOperation[];
}

/**
 * The least by which living costs would have to be lower from the start on, dollars of today a month in steps of $10:
 * proved by a run at it and one a step below. Halved between nothing and everything, so that spending of $10,000 a month
 * takes 11 runs at most. Null where the plan spends nothing.
 */
export function spendLess({ plan, holds, says, first }: Failing): SpendLess | null {
  const most = Math.ceil(mostToCut(plan) / step);
  if (most === 0) return null;
  const cut = (steps: number) => planWith(plan, cutOps(plan, steps * step));
  // The plan itself is known to fail.
  const turn = lastThatHolds([0, most], (steps) => steps === 0 || !holds(cut(steps)));
  if (turn.status !== 'between') {
    return { monthly: null, sentence: 'Spending less alone is not enough: nor is spending nothing.', option: [] };
  }
  const monthly = turn.fails * step;
  const changed = cut(turn.fails);
  const less = turn.holds === 0 ? '' : ` With ${moneyText(turn.holds * step)} less it does not hold yet.`;
  return {
    monthly,
    sentence: `Spending ${moneyText(monthly)} a month less from now on, ${says(changed)}.${less}`,
    option: [{ ops: [...first(changed), ...cutOps(plan, monthly)], label: cutLabel(monthly) }],
  };
}

/** What an option that spends so much less is called. */
export function cutLabel(monthly: number): string {
  return `Spend ${moneyText(monthly)} a month less`;
}

/** Living costs that run from the start on; rent cannot be cut. */
function costsNow({ costs, start }: PlanToRun) {
  return active(costs).filter(([, { from = start, to = start, whileRenting }]) => {
    return from <= start && start <= to && whileRenting !== true;
  });
}

function spentNow(plan: PlanToRun): number {
  return costsNow(plan).reduce((sum, [, { monthly }]) => sum + monthly, 0);
}

/** Spending that stopping work names, dollars a year. */
function laterSpending({ events }: PlanToRun) {
  return active(events).flatMap(([id, event]) =>
    event.do === 'retire' && event.spend !== undefined ? [{ id, spend: event.spend }] : [],
  );
}

function mostToCut(plan: PlanToRun): number {
  return Math.max(spentNow(plan), ...laterSpending(plan).map(({ spend }) => spend / 12));
}

/** Less by so much a month: shared among the costs of today by their size, and off what is spent once work stops. */
export function cutOps(plan: PlanToRun, monthly: number): readonly OptionOperation[] {
  const spent = spentNow(plan);
  const part = spent === 0 ? 0 : Math.max(0, 1 - monthly / spent);
  const costs = costsNow(plan).map(([id, cost]): OptionOperation => {
    return { set: `costs/${id}/monthly`, to: Math.round(cost.monthly * part * 100) / 100 };
  });
  const later = laterSpending(plan).map(({ id, spend }): OptionOperation => {
    return { set: `events/${id}/spend`, to: Math.max(0, spend - monthly * 12) };
  });
  return [...costs, ...later];
}
