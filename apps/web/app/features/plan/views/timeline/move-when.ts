import type { PlanToRun } from '@freehold/domain';
import { monthNumber, monthText } from '@freehold/finance';
import { type Operation, type PlanEvent, usualYears } from '@freehold/plan';

export type When = PlanEvent['when'];

interface Move {
  readonly id: string;
  /** Later, or earlier below 0. */
  readonly months: number;
  /** Month in which it happened in the newest run; undefined where it did not. */
  readonly happened: string | undefined;
}

/** An event of the plan by its id; undefined where the plan does not have it. */
export function eventAt(plan: PlanToRun, id: string): PlanEvent | undefined {
  return Object.hasOwn(plan.events ?? {}, id) ? plan.events?.[id] : undefined;
}

/**
 * When an event happens after so many months, kept within the plan; null where nothing moves. A month moves by months,
 * an age by whole years and else into a month, a time after another event in its months. One that waits for the tests is
 * tried from later than it happened, or from earlier than it was tried.
 */
export function movedWhen(plan: PlanToRun, { id, months, happened }: Move): When | null {
  const when = eventAt(plan, id)?.when;
  if (when === undefined || months === 0) return null;
  if (typeof when === 'string') return monthUnless(when, within(plan, monthNumber(when), months));
  if ('age' in when) return movedAge(plan, { id, when, months });
  if ('test' in when) return movedTry(plan, { when, months, happened });
  const moved = Math.min(mostMonthsAfter, Math.max(0, (when.months ?? 0) + months));
  return moved === (when.months ?? 0) ? null : { ...when, months: moved };
}

/** Of the document's schema. */
const mostMonthsAfter = 720;

function personOf(plan: PlanToRun, id: string, who?: string): string | undefined {
  const event = eventAt(plan, id);
  return who ?? (event !== undefined && 'who' in event ? event.who : undefined);
}

function birthOf(plan: PlanToRun, id: string, who: string | undefined): number | null {
  const person = personOf(plan, id, who);
  const isThere = person !== undefined && Object.hasOwn(plan.people ?? {}, person);
  const born = isThere ? plan.people?.[person]?.born : undefined;
  return born === undefined ? null : monthNumber(born);
}

interface AgeMove {
  readonly id: string;
  readonly when: Extract<When, { age: number }>;
  readonly months: number;
}

function movedAge(plan: PlanToRun, { id, when, months }: AgeMove): When | null {
  const born = birthOf(plan, id, when.who);
  if (born === null) return null;
  const before = born + when.age * 12;
  const after = within(plan, before, months);
  if (months % 12 !== 0) return after === before ? null : monthText(after);
  const years = Math.trunc((after - before) / 12);
  const age = Math.min(120, Math.max(0, when.age + years));
  return age === when.age ? null : { ...when, age };
}

interface TryMove {
  readonly when: Extract<When, { test: string }>;
  readonly months: number;
  readonly happened: string | undefined;
}

function movedTry(plan: PlanToRun, { when, months, happened }: TryMove): When | null {
  const from = monthNumber(when.from ?? plan.start);
  // Later than a month in which the tests did not pass yet would change nothing.
  const base = months > 0 && happened !== undefined ? Math.max(from, monthNumber(happened)) : from;
  const moved = within(plan, base, months);
  return moved === from ? null : { ...when, from: monthText(moved) };
}

/** So many months on, no further than the plan's first and last month, or than where it stands outside of them. */
function within({ start, years = usualYears }: PlanToRun, month: number, by: number): number {
  const first = monthNumber(start);
  const last = first + years * 12 - 1;
  return Math.min(Math.max(month + by, Math.min(month, first)), Math.max(month, last));
}

function monthUnless(before: string, after: number): When | null {
  const text = monthText(after);
  return text === before ? null : text;
}

/** The operation that gives an event its time: of the one field that differs, so that the rest follows the plan. */
export function whenOperation(id: string, before: When, after: When): Operation {
  const path = `events/${id}/when`;
  if (typeof before === 'string' || typeof after === 'string') return { set: path, to: after };
  if ('test' in before && 'test' in after && after.from !== undefined) return { set: `${path}/from`, to: after.from };
  if ('age' in before && 'age' in after && before.who === after.who) return { set: `${path}/age`, to: after.age };
  if ('after' in before && 'after' in after && before.after === after.after && after.months !== undefined) {
    return { set: `${path}/months`, to: after.months };
  }
  return { set: path, to: after };
}
