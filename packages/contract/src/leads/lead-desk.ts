import * as z from 'zod/mini';
import { lineOfText, text, uuid, visible, whole } from '../base/fields.ts';
import { planDocumentSchema } from '../base/plan-document.ts';
import { leadKinds } from './lead-kinds.ts';
import { deskDay, leadListItemSchema, leadStatuses } from './leads.ts';
import { outboxMailSchema } from './outbox.ts';
import { stageFields } from './stages.ts';

const moment = z.iso.datetime();

/** A note on a lead; its author is null once that account is gone. */
export const leadNoteSchema = z.object({
  id: uuid,
  text: z.string(),
  authorId: z.nullable(uuid),
  authorName: z.nullable(z.string()),
  createdAt: moment,
});
export type LeadNote = z.infer<typeof leadNoteSchema>;

/** Another lead with the same email address or phone number. */
export const leadDuplicateSchema = z.object({
  id: uuid,
  kind: z.enum(leadKinds),
  name: z.string(),
  receivedAt: moment,
  status: z.enum(leadStatuses),
});
export type LeadDuplicate = z.infer<typeof leadDuplicateSchema>;

/** A client in the reader's reach with the same email address or phone number as a lead. */
const leadClientSchema = z.object({ id: uuid, name: z.string(), link: z.enum(['email', 'phone']) });
export type LeadClient = z.infer<typeof leadClientSchema>;

/** Everything the desk knows of one lead. */
export const leadDetailsSchema = z.extend(leadListItemSchema, {
  /** The engine version that computed the figures on arrival, and the ids of its rules. */
  engineVersion: z.string(),
  rules: z.array(z.string()),
  purposes: z.array(z.string()),
  /** SHA-256 of the notice as shown, hex. */
  noticeSha256: z.nullable(z.string()),
  sourcePage: z.nullable(z.string()),
  /** The plan that was sent with it, as its sender saw it. */
  plan: z.optional(z.nullable(planDocumentSchema)),
  notes: z.array(leadNoteSchema),
  mails: z.array(outboxMailSchema),
  duplicates: z.array(leadDuplicateSchema),
  /** Clients who seem to be the same person; none for a lead that became a client. */
  sameClients: z.optional(z.array(leadClientSchema)),
  ...stageFields,
});
export type LeadDetails = z.infer<typeof leadDetailsSchema>;

export const leadParamsSchema = z.strictObject({ id: uuid });

/**
 * Body of PUT /leads/:id: a missing field stays as it is. Converted is reached only by converting. With `version` the
 * write is rejected when the lead has changed since.
 */
export const leadUpdateSchema = z.strictObject({
  status: z.optional(z.enum(leadStatuses)),
  ownerId: z.optional(z.nullable(uuid)),
  nextAction: z.optional(z.nullable(lineOfText(500))),
  nextActionOn: z.optional(z.nullable(deskDay)),
  version: z.optional(z.number().check(z.minimum(1), z.maximum(2_147_483_647), whole())),
});
export type LeadUpdate = z.infer<typeof leadUpdateSchema>;

export const leadDeskMessages = {
  convertInstead: 'Convert the lead to a client instead',
  withdrawn: 'This person took back their agreement and is not to be contacted',
  tasksInstead: 'This lead is a client now. Add a task to the client instead',
  unknownOwner: 'Choose an adviser',
  emptyNote: 'Write a note',
} as const;

/** Body of POST /leads/:id/notes. */
export const newLeadNoteSchema = z.strictObject({
  text: text(5_000).check(visible(1, leadDeskMessages.emptyNote)),
});
export type NewLeadNote = z.infer<typeof newLeadNoteSchema>;

/** Body of POST /leads/:id/erase: the word ERASE. */
export const eraseLeadSchema = z.strictObject({ confirm: z.literal('ERASE') });
export type EraseLead = z.infer<typeof eraseLeadSchema>;

export const leadErasedSchema = z.object({ ok: z.literal(true) });
export type LeadErased = z.infer<typeof leadErasedSchema>;

/**
 * Response to converting a lead: the new client, and whether the plan that was sent with it is kept for them or could not be
 * read; without it none was sent, or its sender withdrew.
 */
export const leadConversionSchema = z.object({ clientId: uuid, plan: z.optional(z.enum(['kept', 'unreadable'])) });
export type LeadConversion = z.infer<typeof leadConversionSchema>;
