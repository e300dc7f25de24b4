import * as z from 'zod/mini';
import { uuid, whole } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { clientFilterFields } from './client-filters.ts';
import { clientSorts } from './profile.ts';

const moment = z.iso.datetime();

/** Most rows at once: each client's figures are worked out when the list is read. */
export const mostClientRows = 50;

/** A client as the adviser's list shows them, with what the record comes to today. */
export const clientRowSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Dollars of the household's part; null where the record holds neither an asset nor a loan. */
  netWorth: z.nullable(z.number()),
  /** Of property, percent; null without property. */
  lvrPercent: z.nullable(z.number()),
  /** The newest note about the client, or the first answer to a lead of theirs. */
  lastContactAt: z.nullable(moment),
  nextAction: z.nullable(z.string()),
  /** ISO date. */
  nextActionOn: z.nullable(z.string()),
  /** When the record was last changed. */
  updatedAt: moment,
});
export type ClientFigures = z.infer<typeof clientRowSchema>;

export const clientRowsQuerySchema = z.strictObject({
  ...listQueryFields,
  ...clientFilterFields,
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(mostClientRows), whole())),
  sort: z.optional(z.enum(clientSorts)),
});
export type ClientRowsQuery = z.infer<typeof clientRowsQuerySchema>;
