import type { Plan, PlanEvent } from '../schema/plan.ts';

/** When an event happens; null where the plan does not say, since a name leads nowhere or in a circle. */
export type Moment = { readonly month: number; readonly isEarliest: boolean } | null;

/** A month such as 2026-12 as a number of months, to compare and to add. */
export function monthNumber(month: string): number {
  const [year = 0, inYear = 1] = month.split('-').map(Number);
  return year * 12 + inYear - 1;
}

/**
 * When an event happens, as far as the document says: a month, an age, so long after another. One that waits for the
 * tests has its earliest month.
 */
export function momentOf(plan: Plan, eventId: string, seen: readonly string[] = []): Moment {
  const event = Object.hasOwn(plan.events ?? {}, eventId) ? plan.events?.[eventId] : undefined;
  if (!event || seen.includes(eventId)) return null;
  const { when } = event;
  if (typeof when === 'string') return { month: monthNumber(when), isEarliest: false };
  if ('age' in when) return momentOfAge(plan, event, when);
  if ('test' in when) return { month: monthNumber(when.from ?? plan.start), isEarliest: true };
  const before = momentOf(plan, when.after, [...seen, eventId]);
  return before && { ...before, month: before.month + (when.months ?? 0) };
}

/** Whether an event happens after itself, over others or not. */
export function isInCircle(plan: Plan, eventId: string): boolean {
  const seen: string[] = [];
  for (let next = afterOf(plan, eventId); next !== undefined; next = afterOf(plan, next)) {
    if (next === eventId) return true;
    if (seen.includes(next)) return false;
    seen.push(next);
  }
  return false;
}

function afterOf(plan: Plan, eventId: string): string | undefined {
  const when = Object.hasOwn(plan.events ?? {}, eventId) ? plan.events?.[eventId]?.when : undefined;
  return typeof when === 'object' && 'after' in when ? when.after : undefined;
}

function momentOfAge(plan: Plan, event: PlanEvent, { age, who }: { age: number; who?: string }): Moment {
  const person = who ?? ('who' in event ? event.who : undefined);
  const people = plan.people ?? {};
  const born = person !== undefined && Object.hasOwn(people, person) ? people[person]?.born : undefined;
  return born === undefined ? null : { month: monthNumber(born) + age * 12, isEarliest: false };
}
