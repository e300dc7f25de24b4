import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { leadKinds, leadMatters } from './lead-kinds.ts';
import { purchaseTimeframes } from './mortgage-lead.ts';

/** Facts that decide whether somebody may be sent news. */
type Agreement = Pick<LeadListItem, 'wantsMarketing' | 'marketingConfirmedAt' | 'unsubscribedAt' | 'withdrawnAt'>;

/**
 * Whether news may be sent, in words for advisers: yes only where it was ticked, confirmed by email and not withdrawn
 * since. `dayOf` formats an ISO moment as a date.
 */
export function marketingText(lead: Agreement, dayOf: (moment: string) => string): string {
  const { wantsMarketing, marketingConfirmedAt, unsubscribedAt, withdrawnAt } = lead;
  if (unsubscribedAt) return `no (unsubscribed on ${dayOf(unsubscribedAt)})`;
  if (withdrawnAt) return `no (agreement withdrawn on ${dayOf(withdrawnAt)})`;
  if (!wantsMarketing) return 'no';
  return marketingConfirmedAt ? 'yes' : 'no (not confirmed by email)';
}

export const leadStatuses = ['New', 'Contacted', 'Converted', 'Closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

const moment = z.iso.datetime();

/** A row of the adviser's lead list. Fields of another kind of lead are null. */
export const leadListItemSchema = z.object({
  id: uuid,
  kind: z.enum(leadKinds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(leadStatuses),
  receivedAt: moment,
  ...leadMatters,
  purchaseTimeframe: z.nullable(z.enum(purchaseTimeframes)),
  noticeVersion: z.nullable(z.string()),
  noticeAgreedAt: z.nullable(moment),
  /** When the person ticked the consent; null where no consent was sent. */
  consentedAt: z.nullable(moment),
  wantsMarketing: z.boolean(),
  /** When the owner of the address confirmed by email that they want news; a tick alone could be anybody's. */
  marketingConfirmedAt: z.optional(z.nullable(moment)),
  /** When the address was unsubscribed; null where it was not, and in lists where no news was ticked. */
  unsubscribedAt: z.optional(z.nullable(moment)),
  /** When the person withdrew their agreement: nobody may contact them about it. */
  withdrawnAt: z.optional(z.nullable(moment)),
  /** The lead's adviser. */
  ownerId: z.nullable(uuid),
  nextAction: z.nullable(z.string()),
  /** ISO date. */
  nextActionOn: z.nullable(z.string()),
  /** When the lead was first given a status other than New and Closed, or a stage of a deal; its conversion alone is no response. */
  firstResponseAt: z.nullable(moment),
  /** The client it was converted to. */
  clientId: z.nullable(uuid),
  /** Whether a plan was sent with it. */
  hasPlan: z.optional(z.boolean()),
  /** Number of changes; a write with an older version is rejected. */
  version: z.number(),
  /** The newest mail to the person. */
  report: z.nullable(z.object({ status: z.enum(mailStatuses), attempts: z.number(), sentAt: z.nullable(moment) })),
});
export type LeadListItem = z.infer<typeof leadListItemSchema>;

/** Sort orders of the lead list: `status` is New first and within it the longest waiting. */
export const leadSorts = ['received', '-received', 'name', '-name', 'status'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Value of `owner` for unassigned leads. */
export const noOwner = 'none';

/** A day at the desk (ISO); earlier ones are typing errors, and the database has no year 0. */
export const deskDay = z.iso.date().check(z.refine((date) => date >= '1900-01-01', 'Enter a date from 1900 on'));

/** What can be to do about a lead: its first answer, or a next action whose day has come. */
export const leadTodos = ['answer', 'action'] as const;
export type LeadTodo = (typeof leadTodos)[number];

/** Filters of the list, its export and totals; `from` and `to` are dates received in Sydney, both inclusive. */
const leadFilterFields = {
  q: listQueryFields.q,
  kind: z.optional(z.enum(leadKinds)),
  owner: z.optional(z.union([z.literal(noOwner), uuid])),
  from: z.optional(deskDay),
  to: z.optional(deskDay),
  /** As Today lists them: of people who take back their agreement nothing is to do. */
  todo: z.optional(z.enum(leadTodos)),
};

const leadOrderFields = { status: z.optional(z.enum(leadStatuses)), sort: z.optional(z.enum(leadSorts)) };

export const leadExportQuerySchema = z.strictObject({ ...leadFilterFields, ...leadOrderFields });
export type LeadExportQuery = z.infer<typeof leadExportQuerySchema>;

export const leadListQuerySchema = z.strictObject({ ...listQueryFields, ...leadFilterFields, ...leadOrderFields });
export type LeadListQuery = z.infer<typeof leadListQuerySchema>;

export const leadListSchema = z.array(leadListItemSchema);

/** Totals take the list's filters except the status, by which they count. */
export const leadTotalsQuerySchema = z.strictObject(leadFilterFields);
export type LeadTotalsQuery = z.infer<typeof leadTotalsQuerySchema>;

const count = z.number();
export const leadTotalsSchema = z.object({ New: count, Contacted: count, Converted: count, Closed: count });
export type LeadTotals = z.infer<typeof leadTotalsSchema>;

/**
 * How many leads were received since a moment; by default the server takes one slightly before now, so that a lead
 * still being stored is part of a later count.
 */
export const leadArrivalsQuerySchema = z.strictObject({ since: z.optional(moment) });
export const leadArrivalsSchema = z.object({ since: moment, count });
export type LeadArrivals = z.infer<typeof leadArrivalsSchema>;

/** An adviser who can own a lead. */
export const leadOwnerSchema = z.object({ id: uuid, name: z.string(), email: z.string() });
export type LeadOwner = z.infer<typeof leadOwnerSchema>;
export const leadOwnersSchema = z.array(leadOwnerSchema);
