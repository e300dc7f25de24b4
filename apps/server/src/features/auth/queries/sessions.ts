import type { Reader, Tx } from '../../../db/transaction.ts';

/** A session to store. */
export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  readonly refreshSalt: string;
}

/** Stores a new session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      last_used_at: session.createdAt,
      user_agent: session.userAgent,
      refresh_salt: session.refreshSalt,
      proven_at: session.createdAt,
    })
    .execute();
}

const sessionColumns = [
  'sessions.id',
  'sessions.created_at',
  'sessions.last_used_at',
  'sessions.expires_at',
  'sessions.user_agent',
] as const;

/** A session that was not ended, with its person, while the account is open; the caller checks expiry. */
export function findSessionPerson(reader: Reader, session: { id: string; userId: string }) {
  return reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .select(['users.id as user_id', 'users.email', 'users.role', 'second_factors.confirmed_at as second_factor_at'])
    .select(['sessions.created_at', 'sessions.last_used_at', 'sessions.expires_at', 'sessions.proven_at'])
    .where('sessions.id', '=', session.id)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.ended_at', 'is', null)
    .where('users.is_disabled', '=', false)
    .executeTakeFirst();
}

/** A session that was not ended, with its person, locked until the transaction ends. */
export function findSessionToRefresh(tx: Tx, id: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as user_id', 'users.email', 'users.role'])
    .select([...sessionColumns, 'sessions.refresh_salt', 'sessions.refresh_generation'])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('users.is_disabled', '=', false)
    .forUpdate('sessions')
    .executeTakeFirst();
}

/** Makes the next refresh token active; false when `from` no longer is. */
export async function advanceRefresh(tx: Tx, session: { id: string; from: number; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ refresh_generation: session.from + 1, last_used_at: session.at })
    .where('id', '=', session.id)
    .where('refresh_generation', '=', session.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks that the session's holder gave password or code. */
export async function updateProvenAt(tx: Tx, session: { id: string; at: Date }): Promise<void> {
  await tx.updateTable('sessions').set({ proven_at: session.at }).where('id', '=', session.id).execute();
}

/** Sessions of an account that were not ended, last used first. */
export function listSessions(reader: Reader, userId: string) {
  return reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...sessionColumns, 'users.role'])
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('sessions.id')
    .execute();
}

/** Owner of a session, ended or not, and what its refresh tokens derive from. */
export function findSession(reader: Reader, id: string) {
  return reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.refresh_salt', 'users.role'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

/** Ends a session; false when it had already ended. */
export async function endSession(tx: Tx, session: { id: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: session.at })
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every session of an account except one. */
export async function endSessionsOf(
  tx: Tx,
  ended: { userId: string; at: Date; except?: string | undefined },
): Promise<void> {
  let update = tx
    .updateTable('sessions')
    .set({ ended_at: ended.at })
    .where('user_id', '=', ended.userId)
    .where('ended_at', 'is', null);
  if (ended.except !== undefined) update = update.where('id', '!=', ended.except);
  await update.execute();
}
