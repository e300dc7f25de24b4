import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { event, goal } from './events.ts';
import { id, month, whole, words } from './fields.ts';
import { option } from './operations.ts';
import * as records from './records.ts';

/** A field's way, such as super/sa/balance. */
const fieldPath = z.string().check(z.regex(/^[A-Za-z0-9/]{1,120}$/, 'A path is written homes/ip1/rent.'));

/** Where a figure is from: filled in by us, typed or confirmed, a firm's default, or in words, such as record:2026-11-20. */
const origin = z.union([z.enum(['typical', 'checked', 'firm']), words(80, 'An origin')]);

const yearsText = `A plan runs for 1 to ${limits.years} years.`;

function map<Record extends z.core.$ZodType>(record: Record) {
  return z.exactOptional(z.record(id, record));
}

/**
 * The plan of a household, version 1: flat maps of records by short ids. Defaults are not written, results never stored.
 * The keys stand in the order of a link, so that of one that was cut the people and what they own is left.
 */
export const planSchema = z.strictObject({
  plan: z.literal(1),
  title: z.exactOptional(words(100, 'A title')),
  start: month,
  years: z.exactOptional(whole(1, limits.years, yearsText)),
  law: z.exactOptional(records.law),
  people: map(records.person),
  kids: map(records.kid),
  owners: map(records.owner),
  incomes: map(records.income),
  super: map(records.superAccount),
  money: map(records.money),
  homes: map(records.home),
  loans: map(records.loan),
  costs: map(records.cost),
  route: z.exactOptional(records.route),
  events: map(event),
  assume: z.exactOptional(records.assume),
  goals: map(goal),
  options: map(option),
  chances: z.exactOptional(records.chances),
  origin: z.exactOptional(z.record(fieldPath, origin)),
  pinned: z.exactOptional(records.pinned),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanEvent = z.infer<typeof event>;

/** Years of a plan that does not say. */
export const usualYears = 40;
