import * as z from 'zod/mini';
import { text, uuid, visible } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { leadKinds } from '../leads/lead-kinds.ts';
import { leadStatuses } from '../leads/leads.ts';
import { leadStages } from '../leads/stages.ts';
import { propertySchema } from '../properties/property.ts';
import { clientDetailsSchema } from './client-details.ts';
import { valuationListSchema } from './valuations.ts';

const moment = z.iso.datetime();

export const clientParamsSchema = z.strictObject({ id: uuid });
export const clientNoteParamsSchema = z.strictObject({ id: uuid, noteId: uuid });

/** Everything the client's own dashboard shows, for an adviser who previews it. */
export const clientViewSchema = z.object({
  details: clientDetailsSchema,
  valuations: valuationListSchema,
  assigned: z.array(propertySchema),
  saved: z.array(propertySchema),
});
export type ClientView = z.infer<typeof clientViewSchema>;

/** Who did something: an adviser, the client, the product itself, or somebody whose account is gone. */
export const actorKinds = ['adviser', 'client', 'product', 'gone'] as const;

/** Something that happened to a client's record. `fields` names what changed; values are never part of it. */
export const clientActivitySchema = z.object({
  id: z.number(),
  at: moment,
  action: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), name: z.nullable(z.string()) }),
  fields: z.array(z.string()),
  /** The property it was about; its name is null once deleted. */
  property: z.nullable(z.object({ id: uuid, name: z.nullable(z.string()) })),
});
export type ClientActivity = z.infer<typeof clientActivitySchema>;

/** Query of a client's activity; without `looks` reads of the record are left out. */
export const clientActivityQuerySchema = z.strictObject({
  limit: listQueryFields.limit,
  cursor: listQueryFields.cursor,
  looks: z.optional(z.enum(['true', 'false'])),
});
export type ClientActivityQuery = z.infer<typeof clientActivityQuerySchema>;

/** A lead of a client, and why it is theirs. */
export const clientLeadSchema = z.object({
  id: uuid,
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  /** Where its deal stands. */
  stage: z.enum(leadStages),
  name: z.string(),
  receivedAt: moment,
  /** The adviser's next action and its ISO day; null where none is noted. */
  nextAction: z.nullable(z.string()),
  nextActionOn: z.nullable(z.string()),
  /** The client was converted from it, or it has the client's email address or phone number. */
  link: z.enum(['converted', 'email', 'phone']),
});
export type ClientLead = z.infer<typeof clientLeadSchema>;

/** An adviser's note about a client; its author is null once that account is gone. */
export const clientNoteSchema = z.object({
  id: uuid,
  text: z.string(),
  authorId: z.nullable(uuid),
  authorName: z.nullable(z.string()),
  createdAt: moment,
  editedAt: z.nullable(moment),
});
export type ClientNote = z.infer<typeof clientNoteSchema>;

export const clientDeskMessages = {
  emptyNote: 'Write a note',
  notYourNote: 'Only who wrote a note can change it.',
} as const;

/** Body of a new or changed note. */
export const clientNoteInputSchema = z.strictObject({
  text: text(5_000).check(visible(1, clientDeskMessages.emptyNote)),
});
export type ClientNoteInput = z.infer<typeof clientNoteInputSchema>;

export const noteRemovedSchema = z.object({ ok: z.literal(true) });
