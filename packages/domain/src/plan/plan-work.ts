import type { MonthText } from '@freehold/finance';
import { monthText } from '../figures/timeline-words.ts';
import { eventMoment, type MonthsFound } from './plan-moments.ts';
import { eventName } from './plan-names.ts';
import { active, type PlanToRun } from './plan-owners.ts';

/** Days of work a week from a month on. */
interface WorkChange {
  readonly when: MonthText;
  readonly days: number;
}

/** Days of a working week that is paid in full. */
export const fullWeek = 5;

interface Known {
  readonly plan: PlanToRun;
  readonly found: MonthsFound;
}

/** How many days a week somebody works from which month of a plan on, in the order in which it takes effect. */
export function workOfPerson({ plan, found }: Known, who: string): readonly WorkChange[] {
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

/** A change of pay as a sentence begins with it, and its month. */
interface PayChange {
  readonly what: string;
  readonly from: MonthText;
}

/** Why a change of somebody's pay from a month on changes nothing: they have stopped work by then. Null where they have not. */
export function stoppedNote(known: Known, who: string, { what, from }: PayChange): string | null {
  const stop = stopOf(known, who);
  if (stop === null || from <= stop.when) return null;
  const stops = eventName(known.plan, stop.id).replace(/^You /, 'you ');
  return `${what} comes after ${stops} in ${monthText(stop.when)}, so it changes nothing.`;
}

/** The first time that somebody stops work in a plan; later ones have a note of their own. */
function stopOf({ plan, found }: Known, who: string): { readonly id: string; readonly when: MonthText } | null {
  const stops = active(plan.events).flatMap(([id, event]) => {
    if (event.do !== 'retire' || event.who !== who) return [];
    const when = eventMoment(plan, found, id);
    return typeof when === 'string' && when >= plan.start ? [{ id, when }] : [];
  });
  return stops.toSorted((one, other) => one.when.localeCompare(other.when))[0] ?? null;
}
