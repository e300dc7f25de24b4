import * as z from 'zod/mini';
import { email, uuid } from './fields.ts';

const moment = z.iso.datetime();

/** What an adviser may ask for that takes effect later, unless the owner stops it. */
export const accountChangeKinds = ['second-factor-reset', 'email-change'] as const;

/** Hours an owner has to stop a change after the mail that tells of it. */
export const accountChangeHours = { 'second-factor-reset': 24, 'email-change': 72 } as const;

const accountChangeSchema = z.object({
  id: uuid,
  kind: z.enum(accountChangeKinds),
  /** The address that is to be the new one; null for other changes. */
  newEmail: z.nullable(z.string()),
  askedAt: moment,
  dueAt: moment,
  /** Whether the owner confirmed the new address. */
  isProven: z.boolean(),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** How a client signs in, and what is to change about it. */
export const clientAccessSchema = z.object({
  /** Null for a record without a sign-in. */
  account: z.nullable(
    z.object({
      email: z.string(),
      isEmailVerified: z.boolean(),
      isDisabled: z.boolean(),
      hasSecondFactor: z.boolean(),
      changes: z.array(accountChangeSchema),
    }),
  ),
});
export type ClientAccess = z.infer<typeof clientAccessSchema>;

/** Body of POST /profiles/:id/access/email. */
export const changeEmailSchema = z.strictObject({ email });

/** Body of POST /profiles/:id/access/withdraw. */
export const withdrawChangeSchema = z.strictObject({ changeId: uuid });

/** When a change whose address was confirmed takes effect, unless it is stopped. */
export const newEmailProvenSchema = z.object({ ok: z.literal(true), dueAt: moment });
