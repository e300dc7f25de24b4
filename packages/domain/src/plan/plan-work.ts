import type { MonthText } from '@freehold/finance';
import { eventMoment, type MonthsFound } from './plan-moments.ts';
import { active, type PlanToRun } from './plan-owners.ts';

/** Days of work a week from a month on. */
interface WorkChange {
  readonly when: MonthText;
  readonly days: number;
}

/** Days of a working week that is paid in full. */
export const fullWeek = 5;

/** How many days a week somebody works from which month of a plan on, in the order in which it takes effect. */
export function workOfPerson(
  { plan, found }: { readonly plan: PlanToRun; readonly found: MonthsFound },
  who: string,
): readonly WorkChange[] {
  const changes = active(plan.events).flatMap(([id, event]): readonly WorkChange[] => {
    if (event.do !== 'work' || event.who !== who) return [];
    const when = eventMoment(plan, found, id);
    return typeof when === 'string' && when >= plan.start ? [{ when, days: event.days }] : [];
  });
  return changes.toSorted((one, other) => one.when.localeCompare(other.when));
}

/** Days of work a week in a month; a full week before the first change. */
export function daysIn(changes: readonly WorkChange[], month: MonthText): number {
  return changes.findLast(({ when }) => when <= month)?.days ?? fullWeek;
}
