import * as z from 'zod/mini';
import { lineOfText, uuid, visible } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { roles } from '../base/role.ts';

/** Fewest and most characters of a password (decisions E-13, G-24), and the most bytes that are hashed. */
export const shortestPassword = 6;
export const longestPassword = 128;
export const longestPasswordBytes = 256;

/**
 * One line that must not be blank; `required` is the message where it is missing. Apart from `lineOfText` so that a
 * missing and a blank field say the same.
 */
export function requiredLine(longest: number, required: string) {
  const given = z.string(required).check(visible(1, required));
  return z.pipe(given, lineOfText(longest));
}

/**
 * A password exactly as given: never trimmed, never normalised, nothing cut off. Broken Unicode is refused, because its
 * bytes would be those of another password.
 */
export function passwordAsGiven(required: string) {
  return z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(longestPasswordBytes, { error: fieldMessages.passwordTooLong, abort: true }),
    z.refine((value) => [...value].length <= longestPassword, fieldMessages.passwordTooLong),
    z.refine(
      (value) => new TextEncoder().encode(value).length <= longestPasswordBytes,
      fieldMessages.passwordTooManyBytes,
    ),
    z.refine((value) => value.isWellFormed(), fieldMessages.notText),
  );
}

/** Body of POST /auth/login. The address is not checked as one, so that a wrong one and an unknown one look alike. */
export const signInSchema = z.strictObject({
  email: requiredLine(254, fieldMessages.signInIncomplete),
  password: passwordAsGiven(fieldMessages.signInIncomplete),
  /** A code of the authenticator app or a recovery code, where the account asks for one. */
  code: z.optional(z.string().check(z.maxLength(40))),
  /** Takes the erasure of the account back, where there is one that can be. */
  keepAccount: z.optional(z.boolean()),
});
export type SignIn = z.infer<typeof signInSchema>;

/** Answer to a sign-in (specification section 3). */
export const signInReplySchema = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  id: uuid,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
});
export type SignInReply = z.infer<typeof signInReplySchema>;

/**
 * Answer to a sign-up: with a token it signs in at once, without one the person signs in themselves (decision B-09).
 */
export const registerReplySchema = z.extend(signInReplySchema, { accessToken: z.optional(z.string()) });
export type RegisterReply = z.infer<typeof registerReplySchema>;

const refreshToken = z.string().check(z.minLength(1), z.maxLength(2_000));

/** Body of POST /auth/refresh. */
export const refreshSchema = z.strictObject({ refreshToken });

/** Answer to a refresh: the pair to use from now on. */
export const refreshReplySchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type RefreshReply = z.infer<typeof refreshReplySchema>;

/**
 * Kept by a browser that signed out offline, to end the session later: a refresh token whose last part is replaced by
 * its SHA-256 (base64url). It can end the session and nothing else.
 */
const signOutTicket = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Body of POST /auth/logout; a ticket goes before the refresh token, and without either the access token names the
 * session.
 */
export const signOutSchema = z.nullish(
  z.strictObject({ refreshToken: z.optional(refreshToken), ticket: z.optional(signOutTicket) }),
);

/** Body of POST /auth/prove: the password, or a code of the authenticator app or a recovery code. */
export const proveSchema = z.union([
  z.strictObject({ password: passwordAsGiven(fieldMessages.passwordRequired) }),
  z.strictObject({ code: z.string().check(z.minLength(1, fieldMessages.codeRequired), z.maxLength(40)) }),
]);
export type Prove = z.infer<typeof proveSchema>;

/** How long a proof counts for sensitive acts, milliseconds. */
export const proofLifeMs = 5 * 60_000;

const sessionSchema = z.object({
  id: uuid,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** When it ends at the latest, however much it is used. */
  expiresAt: z.iso.datetime(),
  userAgent: z.nullable(z.string()),
  isCurrent: z.boolean(),
});
/** One session of an account. */
export type Session = z.infer<typeof sessionSchema>;
/** The sessions of an account. */
export const sessionsSchema = z.array(sessionSchema);
