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

/** Body of the calls that only look at a mailed link, or that say the account behind it is not one's own. */
export const mailedLinkSchema = z.strictObject({ token: linkToken });

/**
 * Body of POST /auth/verify-email: who has no session of the account gives its password, and who never knew it a new one. The
 * link alone confirms nothing: it lies in the mailbox of whoever owns the address, not of whoever signed up with it.
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

/** Answer to a proven address: whether an adviser is asked to connect a record they keep under it. */
export const verifyEmailReplySchema = z.object({ ok: z.literal(true), isAdviserAsked: z.boolean() });

/** Whose address a link is to prove: what was given at the sign-up, and roughly from where it came. */
export const signUpLookSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  signedUpAt: z.iso.datetime(),
  origin: z.nullable(z.string()),
  /** Whether the caller is signed in to that account. */
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

/** The account of the person signed in. */
export const accountSchema = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  isEmailVerified: z.boolean(),
  /** When the account ends unless its address is confirmed before; null where nothing ends. */
  confirmBy: z.nullable(z.iso.datetime()),
  /** Whether an adviser is asked to connect a record they keep under this address. */
  isAdviserAsked: z.boolean(),
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
