import { randomUUID } from 'node:crypto';
import { AppError, normaliseEmail, roleOf, type SignIn, type SignInReply } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, findSessionUser, findUserByEmail, insertSession } from './queries.ts';
import { accessTokenSeconds, type Tokens } from './tokens.ts';

/**
 * Starts a session for the right e-mail and password. Throws AppError `invalid-credentials` alike for an unknown address,
 * a wrong password and a disabled account, and `too-many-requests` past the limits.
 */
export async function signIn(
  deps: Deps,
  { email, password }: SignIn,
  origin: { address: string; userAgent: string | null },
): Promise<SignInReply> {
  const emailNormalised = normaliseEmail(email);
  await deps.limits.consume('signInAddress', origin.address);
  await deps.limits.consume('signInAccount', emailNormalised);
  const user = await findUserByEmail(deps.db.kysely, emailNormalised);
  const fits = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !fits || user.is_disabled) throw new AppError('invalid-credentials');
  await deps.limits.forget('signInAccount', emailNormalised);
  const now = deps.now();
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + accessTokenSeconds * 1000);
  await transaction(deps.db, (tx) =>
    insertSession(tx, { id: sessionId, userId: user.id, createdAt: now, expiresAt, userAgent: origin.userAgent }),
  );
  const person = { id: user.id, email: user.email, role: roleOf(user.role) };
  const accessToken = await deps.tokens.mint({ ...person, sessionId }, now);
  return { accessToken, ...person, firstName: user.first_name, lastName: user.last_name };
}

/** Ends the session at once: its token is refused from the next request on. */
export async function signOut(deps: Deps, sessionId: string): Promise<void> {
  await transaction(deps.db, (tx) => endSession(tx, { id: sessionId, at: deps.now() }));
}

/** The person a token acts for, as the database knows them now; null when the token or its session is not valid. */
export async function findActor(
  { db, tokens, now }: { db: { kysely: Reader }; tokens: Tokens; now: () => Date },
  token: string,
): Promise<Actor | null> {
  const named = await tokens.read(token, now());
  if (named === null) return null;
  const user = await findSessionUser(db.kysely, { id: named.sessionId, userId: named.id, now: now() });
  return user ? { id: user.id, email: user.email, role: roleOf(user.role), sessionId: named.sessionId } : null;
}
