import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, type RefreshReply, type Role, roleOf, type Session } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { findAccount, isClientRecord } from './queries/accounts.ts';
import {
  advanceRefresh,
  endSession,
  findSession,
  findSessionToRefresh,
  insertSession,
  listSessions,
} from './queries/sessions.ts';
import {
  isAuthenticRefresh,
  isAuthenticTicket,
  type NamedRefresh,
  readRefreshToken,
  refreshTokenOf,
} from './refresh-tokens.ts';

/** A session ends when it was not refreshed for an hour (decision E-09) … */
export const idleMs = 60 * 60_000;
/** … and 12 hours after the sign-in at the latest, an admin's or adviser's after 8. */
export const absoluteMs: Readonly<Record<Role, number>> = {
  ADMIN: 8 * 3_600_000,
  ADVISER: 8 * 3_600_000,
  CLIENT: 12 * 3_600_000,
};

interface SessionTimes {
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly role: Role;
}

/** True while a session that was not ended is still live. The current role counts: a new admin has an admin's hours. */
export function isLive(session: SessionTimes, now: Date): boolean {
  return now < endOf(session) && now.getTime() < session.last_used_at.getTime() + idleMs;
}

function endOf({ created_at, expires_at, role }: SessionTimes): Date {
  return new Date(Math.min(expires_at.getTime(), created_at.getTime() + absoluteMs[roleOf(role)]));
}

/** The owner of a new session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/**
 * How long after a refresh the previous token still gets the active one, milliseconds: a client that lost the response
 * retries for at most 195 s.
 */
export const parentLifeMs = 5 * 60_000;

/** A started session, from which its tokens derive. */
export interface StartedSession {
  readonly id: string;
  readonly refreshSalt: string;
}

/** Stores a new session of a person. */
export async function startSession(
  tx: Tx,
  { person, userAgent, at }: { person: Person; userAgent: string | null; at: Date },
): Promise<StartedSession> {
  const session = { id: randomUUID(), refreshSalt: randomBytes(16).toString('base64url') };
  const expiresAt = new Date(at.getTime() + absoluteMs[person.role]);
  await insertSession(tx, { ...session, userId: person.id, createdAt: at, expiresAt, userAgent });
  return session;
}

/** The first pair of tokens of a session. */
export async function firstTokens(
  deps: Pick<Deps, 'tokens' | 'secrets' | 'now'>,
  person: Person,
  session: StartedSession,
): Promise<RefreshReply> {
  return {
    accessToken: await deps.tokens.mint({ ...person, sessionId: session.id }, deps.now()),
    refreshToken: refreshTokenOf(deps.secrets, { sessionId: session.id, generation: 0, salt: session.refreshSalt }),
  };
}

/**
 * Exchanges a refresh token for a new pair. The active token makes the next one active; for five minutes its parent,
 * sent again by a client that lost the response, gets the active one too. A later parent or an older token has been
 * copied: the session ends and the owner is mailed. Throws AppError `session-misused` then, and `signed-out` for a
 * forged token and a session that has ended.
 */
export async function refreshSession(deps: Deps, token: string): Promise<RefreshReply> {
  const named = readRefreshToken(token);
  const turned = named && (await transaction(deps.db, (tx) => turnRefresh(deps, tx, named)));
  if (turned === 'misused') throw new AppError('session-misused');
  if (!turned) throw new AppError('signed-out');
  const { person, generation, salt } = turned;
  const sessionId = named.sessionId;
  return {
    accessToken: await deps.tokens.mint({ ...person, sessionId }, deps.now()),
    refreshToken: refreshTokenOf(deps.secrets, { sessionId, generation, salt }),
  };
}

interface TurnedRefresh {
  readonly person: Person;
  readonly generation: number;
  readonly salt: string;
}

async function turnRefresh(deps: Deps, tx: Tx, named: NamedRefresh): Promise<TurnedRefresh | 'misused' | null> {
  const now = deps.now();
  const session = await findSessionToRefresh(tx, named.sessionId);
  if (!session || !isAuthenticRefresh(deps.secrets, named, session.refresh_salt) || !isLive(session, now)) return null;
  const person = { id: session.user_id, email: session.email, role: roleOf(session.role) };
  const age = session.refresh_generation - named.generation;
  if (age === 0) await advanceRefresh(tx, { id: session.id, from: named.generation, at: now });
  // last_used_at is when the active token was issued.
  const isRepeat = age === 1 && now.getTime() <= session.last_used_at.getTime() + parentLifeMs;
  if (age === 0 || isRepeat) return { person, generation: named.generation + 1, salt: session.refresh_salt };
  if (age < 0) return null;
  await endSessionFor(tx, { id: session.id, at: now, actor: null });
  await queueMail(deps, tx, { kind: 'session-misused', recipient: person.email, userId: person.id });
  return 'misused';
}

/** Ends a session and records the actor; idempotent. */
async function endSessionFor(tx: Tx, ended: { id: string; at: Date; actor: Actor | null }): Promise<void> {
  const isEnded = await endSession(tx, ended);
  if (!isEnded) return;
  const subject = { kind: 'session', id: ended.id } as const;
  await recordAudit(tx, { at: ended.at, actor: ended.actor, action: 'session-ended', subject });
}

/** Ends the session of a ticket, else of the access token or refresh token, if there is one. */
export async function signOut(
  deps: Deps,
  { actor, refreshToken, ticket }: { actor: Actor | null; refreshToken: string | null; ticket: string | null },
) {
  const ofActor = actor && ticket === null ? { id: actor.sessionId, person: actor } : null;
  const isAuthentic = ticket === null ? isAuthenticRefresh : isAuthenticTicket;
  const session = ofActor ?? (await sessionOf(deps, ticket ?? refreshToken, isAuthentic));
  if (session === null) return;
  await transaction(deps.db, async (tx) => {
    const at = deps.now();
    if (!(await endSession(tx, { id: session.id, at }))) return;
    const { id, role } = session.person;
    const subject = { kind: 'session', id: session.id } as const;
    await recordAudit(tx, { at, actor: { id, role, sessionId: session.id }, action: 'sign-out', subject });
  });
}

async function sessionOf(deps: Deps, token: string | null, isAuthentic: typeof isAuthenticRefresh) {
  const named = token === null ? null : readRefreshToken(token);
  const session = named && (await findSession(deps.db.kysely, named.sessionId));
  if (!session || !isAuthentic(deps.secrets, named, session.refresh_salt)) return null;
  return { id: named.sessionId, person: { id: session.user_id, role: roleOf(session.role) } };
}

/** The live sessions of an account, last used first; `currentId` marks the caller's own. */
export async function sessionsOf(
  deps: Deps,
  { userId, currentId }: { userId: string; currentId: string },
): Promise<Session[]> {
  const now = deps.now();
  const rows = await listSessions(deps.db.kysely, userId);
  return rows
    .filter((row) => isLive(row, now))
    .map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: endOf(row).toISOString(),
      userAgent: row.user_agent,
      isCurrent: row.id === currentId,
    }));
}

/**
 * As `sessionsOf`, for an admin reading another person's; the read is audited. Throws AppError `not-found` for an
 * unknown id; a client without a sign-in has no sessions.
 */
export async function sessionsOfPerson(deps: Deps, actor: Actor, personId: string): Promise<Session[]> {
  const reader = deps.db.kysely;
  const account = await findAccount(reader, personId);
  if (!account && !(await isClientRecord(reader, personId))) throw new AppError('not-found');
  const subject = { kind: 'client', id: personId } as const;
  await transaction(deps.db, (tx) =>
    recordAudit(tx, { at: deps.now(), actor, action: 'client-read', subject, fields: ['sessions'] }),
  );
  return await sessionsOf(deps, { userId: personId, currentId: actor.sessionId });
}

/** Ends a session of an account for the actor. Throws AppError `not-found` where the account has no such session. */
export async function endSessionOf(
  deps: Deps,
  { sessionId, userId, actor }: { sessionId: string; userId: string; actor: Actor },
): Promise<void> {
  const session = await findSession(deps.db.kysely, sessionId);
  if (session?.user_id !== userId.toLowerCase()) throw new AppError('not-found');
  await transaction(deps.db, (tx) => endSessionFor(tx, { id: sessionId, at: deps.now(), actor }));
}
