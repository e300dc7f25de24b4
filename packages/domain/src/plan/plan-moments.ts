import { type MonthText, monthNumber, monthText } from '@freehold/finance';
import type { PlanEvent } from '@freehold/plan';
import type { PlanToRun } from './plan-owners.ts';

/** When an event happens: a month, or the first from which it is tried each month; null where that is not known. */
export type EventMoment = MonthText | { readonly whenAllowedFrom: MonthText } | null;

/** Months, counted from year 0, that a run found for events that wait for the tests, by their ids in the plan. */
export type MonthsFound = ReadonlyMap<string, number>;

/** Months of an age at which a child is no dependant any more. */
const grownUp = 18 * 12;

/** The last month in which a child that was born in a month is a dependant. */
export function dependantUntil(born: MonthText): MonthText {
  return monthText(monthNumber(born) + grownUp - 1);
}

interface Known {
  readonly plan: PlanToRun;
  readonly found: MonthsFound;
}

/** When an event happens, with what an earlier run found; null also for names that lead nowhere or in a circle. */
export function eventMoment(plan: PlanToRun, found: MonthsFound, id: string): EventMoment {
  const event = eventNamed(plan, id);
  if (event === undefined) return null;
  const { when } = event;
  if (typeof when === 'object' && 'test' in when) return { whenAllowedFrom: when.from ?? plan.start };
  const month = monthOf({ plan, found }, id);
  return month === null ? null : monthText(month);
}

function monthOf({ plan, found }: Known, id: string, seen: readonly string[] = []): number | null {
  const event = eventNamed(plan, id);
  if (event === undefined || seen.includes(id)) return null;
  const { when } = event;
  if (typeof when === 'string') return monthNumber(when);
  if ('test' in when) return found.get(id) ?? null;
  if ('age' in when) return monthOfAge(plan, event, when);
  const before = monthOf({ plan, found }, when.after, [...seen, id]);
  return before === null ? null : before + (when.months ?? 0);
}

function monthOfAge(plan: PlanToRun, event: PlanEvent, { age, who }: { age: number; who?: string }): number | null {
  const person = who ?? ('who' in event ? event.who : undefined);
  const people = plan.people ?? {};
  const born = person !== undefined && Object.hasOwn(people, person) ? people[person]?.born : undefined;
  return born === undefined ? null : monthNumber(born) + age * 12;
}

/** An event of the plan that is not switched off. */
function eventNamed(plan: PlanToRun, id: string): PlanEvent | undefined {
  const event = Object.hasOwn(plan.events ?? {}, id) ? plan.events?.[id] : undefined;
  return event?.off ? undefined : event;
}
