import * as z from 'zod/mini';
import { email, uuid } from '../base/fields.ts';

const moment = z.iso.datetime();

/** Changes an adviser may request, which take effect later unless the owner stops them. */
export const accountChangeKinds = ['second-factor-reset', 'email-change'] as const;

/** Hours an owner has to stop a change after its mail. */
export const accountChangeHours = { 'second-factor-reset': 24, 'email-change': 72 } as const;

const accountChangeSchema = z.object({
  id: uuid,
  kind: z.enum(accountChangeKinds),
  /** The new address; null for other changes. */
  newEmail: z.nullable(z.string()),
  askedAt: moment,
  dueAt: moment,
  /** True once the owner confirmed the new address. */
  isProven: z.boolean(),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** How a client signs in, and the changes pending. */
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

/** When a change with a confirmed address takes effect, unless stopped. */
export const newEmailProvenSchema = z.object({ ok: z.literal(true), dueAt: moment });
