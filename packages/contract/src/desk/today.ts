import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { leadKinds } from '../leads/lead-kinds.ts';

const moment = z.iso.datetime();

/** Rows of each list of the day; the lists of leads and clients hold the rest. */
export const mostOfToday = 10;

/** Where counting stops: a total of this many means so many or more. */
export const mostCountedToday = 1_000;

/** Days after which what a record says of a client should be asked again. */
export const oldAfterDays = 90;

/** Days ahead of which the day names the end of a loan's term. */
export const termDays = 90;

/** A lead's next action that is due today or overdue. */
const leadActionSchema = z.object({
  of: z.literal('lead'),
  /** The lead. */
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  action: z.nullable(z.string()),
  /** ISO date. */
  dueOn: z.string(),
  /** Its adviser's name; null where nobody has it. */
  owner: z.nullable(z.string()),
  version: z.number(),
});

/** A client's task that is due today or overdue. */
const dueTaskSchema = z.object({
  of: z.literal('client'),
  /** The task. */
  id: uuid,
  clientId: uuid,
  firstName: z.string(),
  lastName: z.string(),
  action: z.string(),
  /** ISO date. */
  dueOn: z.string(),
  owner: z.nullable(z.string()),
});

const dueActionSchema = z.discriminatedUnion('of', [leadActionSchema, dueTaskSchema]);
export type DueAction = z.infer<typeof dueActionSchema>;

/** A lead that nobody has answered. */
const waitingLeadSchema = z.object({
  id: uuid,
  kind: z.enum(leadKinds),
  firstName: z.string(),
  lastName: z.string(),
  receivedAt: moment,
  owner: z.nullable(z.string()),
});
export type WaitingLead = z.infer<typeof waitingLeadSchema>;

/** A client whose record was last changed more than `oldAfterDays` ago. */
const oldRecordSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  updatedAt: moment,
});
export type OldRecord = z.infer<typeof oldRecordSchema>;

/** A term of a client's loan that ends within `termDays`. */
const endingTermSchema = z.object({
  /** The loan. */
  id: uuid,
  term: z.enum(['fixed', 'interest-only']),
  /** ISO date, the last day of the term. */
  endsOn: z.string(),
  clientId: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The loan in the record's own words; blank where it has none. */
  loan: z.string(),
  /** Dollars owing. */
  balance: z.number(),
});
export type EndingTerm = z.infer<typeof endingTermSchema>;

const total = z.number();

/** What is waiting for an adviser: each list the most pressing first, with how many there are in all. */
export const todaySchema = z.object({
  /** The day in Sydney, ISO. */
  day: z.string(),
  dueActions: z.object({ total, items: z.array(dueActionSchema) }),
  waitingLeads: z.object({ total, items: z.array(waitingLeadSchema) }),
  endingTerms: z.object({ total, items: z.array(endingTermSchema) }),
  oldRecords: z.object({ total, items: z.array(oldRecordSchema) }),
});
export type Today = z.infer<typeof todaySchema>;

/** With `mine`, only leads and tasks that are the adviser's own or nobody's. */
export const todayQuerySchema = z.strictObject({ mine: z.optional(z.literal('true')) });
export type TodayQuery = z.infer<typeof todayQuerySchema>;
