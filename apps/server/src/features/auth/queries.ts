import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

/** The account with an e-mail in normal form. */
export function findUserByEmail(db: Kysely<Schema>, emailNormalised: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'first_name', 'last_name', 'password_hash', 'is_disabled'])
    .where('email_normalised', '=', emailNormalised)
    .executeTakeFirst();
}

/** The account behind a session that has neither ended nor expired. */
export function findSessionUser(db: Kysely<Schema>, session: { id: string; userId: string; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.role'])
    .where('sessions.id', '=', session.id)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', session.now)
    .where('users.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Stores a new session. */
export async function insertSession(
  tx: Tx,
  session: { id: string; userId: string; createdAt: Date; expiresAt: Date; userAgent: string | null },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute();
}

/** Ends a session; ending it again changes nothing. */
export async function endSession(tx: Tx, session: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: session.at })
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute();
}
