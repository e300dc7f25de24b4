import * as z from 'zod/mini';
import { email, phone, uuid } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { roles } from '../base/role.ts';
import { passwordAsGiven, requiredLine, shortestPassword } from './sign-in.ts';

const required = fieldMessages.signUpIncomplete;

/** A new password, under the specification's own rule; the server may be stricter. */
const newPassword = passwordAsGiven(required).check(
  z.refine((value) => [...value].length >= shortestPassword, fieldMessages.passwordTooShort),
);

/** Body of POST /auth/register. A role is accepted and ignored: nobody chooses their own (decision D-06). */
export const registerSchema = z.strictObject({
  firstName: requiredLine(80, required),
  lastName: requiredLine(80, required),
  email: z.pipe(requiredLine(254, required), email),
  password: newPassword,
  phone: z.optional(z.nullable(z.union([z.literal(''), phone]))),
  role: z.optional(z.unknown()),
});
export type Register = z.infer<typeof registerSchema>;

const linkToken = z.string().check(z.minLength(1), z.maxLength(2_000));

/** Body of POST /auth/forgot-password. */
export const forgotPasswordSchema = z.strictObject({ email });

/** Body of POST /auth/reset-password; the token is the part of the link after `#token=`. */
export const resetPasswordSchema = z.strictObject({ token: linkToken, password: newPassword });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** Body of the calls that only read a mailed link, or that report that its account is not one's own. */
export const mailedLinkSchema = z.strictObject({ token: linkToken });

/**
 * Body of POST /auth/verify-email: without a session of the account its password is needed, or a new one for an owner
 * who never knew it. The link alone confirms nothing: it is in the mailbox of the address's owner, who may not have
 * signed up.
 */
export const verifyEmailSchema = z
  .strictObject({
    token: linkToken,
    password: z.optional(passwordAsGiven(fieldMessages.passwordRequired)),
    newPassword: z.optional(newPassword),
  })
  .check(
    z.refine(({ password, newPassword }) => password === undefined || newPassword === undefined, {
      error: 'Give the password or a new one, not both',
      path: ['newPassword'],
    }),
  );
export type VerifyEmail = z.infer<typeof verifyEmailSchema>;

/** Response after an address is confirmed: true when an adviser is asked to connect a record they keep under it. */
export const verifyEmailReplySchema = z.object({ ok: z.literal(true), isAdviserAsked: z.boolean() });

/** The sign-up a link would confirm: what was entered, and roughly where it came from. */
export const signUpLookSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  signedUpAt: z.iso.datetime(),
  origin: z.nullable(z.string()),
  /** True when the caller is signed in to that account. */
  isOwn: z.boolean(),
});
export type SignUpLook = z.infer<typeof signUpLookSchema>;

/** Body of POST /auth/confirm-new-email; without a session of the account its password is needed. */
export const confirmNewEmailSchema = z.strictObject({
  token: linkToken,
  password: z.optional(passwordAsGiven(fieldMessages.passwordRequired)),
});

/** Body of POST /auth/change-password. */
export const changePasswordSchema = z.strictObject({ currentPassword: passwordAsGiven(required), newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The signed-in person's account. */
export const accountSchema = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  isEmailVerified: z.boolean(),
  /** When the account ends unless its address is confirmed; null where it does not end. */
  confirmBy: z.nullable(z.iso.datetime()),
  /** True when an adviser is asked to connect a record they keep under this address. */
  isAdviserAsked: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** True while everything else is closed to this account until it has an authenticator app. */
  isSecondFactorNeeded: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * Response to an adviser who starts a reset for a client. A record without a sign-in has nothing to reset (decision
 * X-04); `link` is returned only where no mail transport is configured, for the adviser to pass on.
 */
export const clientResetReplySchema = z.object({
  hasAccount: z.boolean(),
  link: z.optional(z.nullable(z.string())),
});
export type ClientResetReply = z.infer<typeof clientResetReplySchema>;
