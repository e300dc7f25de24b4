import * as z from 'zod/mini';
import { email, phone, uuid } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { roles } from './role.ts';
import { passwordAsGiven, requiredLine, shortestPassword } from './sign-in.ts';

const required = fieldMessages.signUpIncomplete;

/** A password to be set, under the specification's own rule; the server may hold it to a stricter one. */
const newPassword = passwordAsGiven(required).check(
  z.refine((value) => [...value].length >= shortestPassword, fieldMessages.passwordTooShort),
);

/** Body of POST /auth/register. A role is taken and ignored: nobody chooses their own (decision D-06). */
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

/** Body of POST /auth/verify-email. */
export const verifyEmailSchema = z.strictObject({ token: linkToken });

/** Answer to a verified address: whether records that an adviser had made for it are now this account's. */
export const verifyEmailReplySchema = z.object({ ok: z.literal(true), isLinked: z.boolean() });

/** Body of POST /auth/change-password. */
export const changePasswordSchema = z.strictObject({ currentPassword: passwordAsGiven(required), newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The account of the person signed in. */
export const accountSchema = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  isEmailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Whether nothing else is open to this account until it has an authenticator app. */
  isSecondFactorNeeded: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * Answer to an adviser who starts a reset for a client. A record without a sign-in has nothing to reset (decision X-04);
 * `link` is given only where no mail transport is set up, for the adviser to pass on.
 */
export const clientResetReplySchema = z.object({
  hasAccount: z.boolean(),
  link: z.optional(z.nullable(z.string())),
});
export type ClientResetReply = z.infer<typeof clientResetReplySchema>;
