import type { Finding } from '../check.ts';
import { type Plan, type PlanEvent, usualYears } from '../schema/plan.ts';
import { at, isTree } from '../tree.ts';
import { isInCircle, momentOf, monthNumber } from './months.ts';
import { danglingIn } from './references.ts';

/**
 * What is odd in a plan, in words, each at its place; a plan that is odd can be kept and changed. Names that lead nowhere
 * or in a circle, an age of nobody, an event before the start or past the end, a sale or a work on a home before its
 * purchase, shares over 100 %.
 */
export function odditiesIn(plan: Plan): readonly Finding[] {
  const events = Object.entries(plan.events ?? {});
  return [
    ...danglingIn(plan),
    ...events.flatMap(([id, event]) => oddTime(plan, id, event)),
    ...events.flatMap(([id, event]) => beforePurchase(plan, id, event)),
    ...oddGoals(plan),
    ...oddShares(plan),
  ];
}

function oddTime(plan: Plan, id: string, event: PlanEvent): readonly Finding[] {
  const where = `events/${id}/when`;
  if (isInCircle(plan, id)) return [{ where, says: 'This waits for itself: its time leads back to it.' }];
  const isOfNobody = typeof event.when === 'object' && 'age' in event.when && !event.when.who && !('who' in event);
  if (isOfNobody) return [{ where, says: 'An age, and nobody whose age it is.' }];
  const moment = momentOf(plan, id);
  if (!moment) return [];
  const start = monthNumber(plan.start);
  if (moment.month < start && !moment.isEarliest) return [{ where, says: 'This is before the plan starts.' }];
  return moment.month >= endOf(plan) ? [{ where, says: 'This is after the plan ends.' }] : [];
}

function beforePurchase(plan: Plan, id: string, event: PlanEvent): readonly Finding[] {
  const named = event.do === 'sell' || event.do === 'renovate' ? event.home : undefined;
  const purchase = named ?? (event.do === 'refinance' ? event.loan : undefined);
  if (purchase === undefined || !isPurchase(plan, purchase)) return [];
  const [then, bought] = [momentOf(plan, id), momentOf(plan, purchase)];
  if (!then || !bought || then.month >= bought.month) return [];
  return [{ where: `events/${id}/when`, says: `This is before ${purchase} is bought.` }];
}

function isPurchase(plan: Plan, id: string): boolean {
  const found = at(plan, ['events', id]);
  return isTree(found) && found.do === 'buy';
}

function oddGoals(plan: Plan): readonly Finding[] {
  return Object.entries(plan.goals ?? {}).flatMap(([id, goal]) => {
    const until = goal.ask === 'income' ? goal.until : undefined;
    const isPastEnd = typeof until === 'string' ? monthNumber(until) > endOf(plan) : ageIsPastEnd(plan, until);
    return isPastEnd ? [{ where: `goals/${id}/until`, says: 'This is after the plan ends.' }] : [];
  });
}

/** Of an age of nobody in particular the person counts who reaches it first. */
function ageIsPastEnd(plan: Plan, until: { age: number; who?: string } | undefined): boolean {
  if (!until) return false;
  const people = Object.entries(plan.people ?? {}).filter(([id]) => until.who === undefined || id === until.who);
  const months = people.map(([, { born }]) => monthNumber(born) + until.age * 12);
  return months.length > 0 && Math.min(...months) > endOf(plan);
}

function oddShares(plan: Plan): readonly Finding[] {
  const homes = Object.entries(plan.homes ?? {}).map(([id, { owners }]) => ({
    where: `homes/${id}/owners`,
    of: owners,
  }));
  const joint = Object.entries(plan.owners ?? {}).map(([id, owner]) => ({
    where: `owners/${id}`,
    of: owner.type === 'joint' ? owner.shares : undefined,
  }));
  return [...homes, ...joint].flatMap(({ where, of = {} }) => {
    const sum = Object.values(of).reduce((total, share) => total + share, 0);
    // Thirds are written 33.33.
    return sum > 100.01 ? [{ where, says: `The shares are ${sum} % together, more than the whole.` }] : [];
  });
}

function endOf({ start, years = usualYears }: Plan): number {
  return monthNumber(start) + years * 12;
}
