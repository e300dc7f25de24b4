import { AppError, type JoinAsked, type JoinPair } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { type AuditEvent, recordAudit, recordShown } from '../audit/index.ts';
import { linkRecord } from './linking.ts';
import { deleteRefusal, insertRefusal, isJoinAsked, listPairs } from './queries/joins.ts';
import { deleteProfile, isWorkedOn } from './queries/linking.ts';

type Pair = Awaited<ReturnType<typeof listPairs>>[number];

const pairsAtOnce = 200;

/**
 * Accounts whose owners confirmed an address that advisers' records have, the longest waiting first. For one client
 * also the records an adviser rejected. The clients it shows are audited.
 */
export async function readJoins(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: { clientId?: string | undefined } },
): Promise<JoinAsked[]> {
  const pairs = await listPairs(deps.db.kysely, { ...query, limit: pairsAtOnce });
  const ids = [...new Set(pairs.flatMap((pair) => [pair.account_id, pair.record_id]))];
  // The clients' page calls this on every load, and mostly nobody is waiting.
  if (ids.length > 0) {
    await recordShown(deps, { actor, action: 'clients-listed', filter: query, rows: ids, shown: { client: ids } });
  }
  const byAccount = Map.groupBy(pairs, ({ account_id: id }) => id);
  return [...byAccount.values()].flatMap((rows) => (rows[0] ? [presentAccount(rows[0], rows)] : []));
}

function presentAccount(first: Pair, rows: readonly Pair[]): JoinAsked {
  return {
    account: {
      id: first.account_id,
      firstName: first.account_first_name,
      lastName: first.account_last_name,
      email: first.email,
      provenAt: first.proven_at.toISOString(),
      hasDetails: first.account_version !== 1,
    },
    records: rows.map((row) => ({
      id: row.record_id,
      firstName: row.record_first_name,
      lastName: row.record_last_name,
      createdAt: row.record_created_at.toISOString(),
      updatedAt: row.record_updated_at.toISOString(),
      isRefused: row.refused_at !== null,
    })),
  };
}

/**
 * True when an adviser is asked to join a record with an account: one may belong to it, and the account has no details
 * yet.
 */
export function isAdviserAsked(reader: Reader, accountId: string): Promise<boolean> {
  return isJoinAsked(reader, accountId);
}

/**
 * Joins an adviser's record with an account, for an adviser who knows it is the same person (decision E-11), and mails
 * the client. Throws AppError `not-found` where the two may not be joined, `already-done` where the account has details
 * of its own, which must not be overwritten.
 */
export async function connectRecord(
  deps: Deps,
  tx: Tx,
  { actor, pair }: { actor: Actor; pair: JoinPair },
): Promise<void> {
  const outcome = await linkRecord(tx, { ...pair, actor, at: deps.now() });
  if (outcome === 'no pair') throw new AppError('not-found');
  if (outcome === 'has details') {
    throw new AppError('already-done', {
      message: 'This client has entered details of their own, so the two records stay apart.',
    });
  }
  await queueMail(deps, tx, { kind: 'record-connected', recipient: outcome.email, userId: pair.accountId });
}

/** Records that a record does not belong to an account. Throws AppError `not-found` where no join is pending. */
export async function refuseJoin(deps: Deps, tx: Tx, { actor, pair }: { actor: Actor; pair: JoinPair }): Promise<void> {
  const asked = await listPairs(tx, { clientId: pair.recordId, limit: pairsAtOnce });
  if (!asked.some((row) => row.account_id === pair.accountId.toLowerCase())) throw new AppError('not-found');
  const at = deps.now();
  if (await insertRefusal(tx, { ...pair, actorId: actor.id, at })) {
    await recordAudit(tx, eventAbout(pair, { at, actor, action: 'join-refused' }));
  }
}

/** Reverts such a rejection. Throws AppError `not-found` where there is none. */
export async function reopenJoin(deps: Deps, tx: Tx, { actor, pair }: { actor: Actor; pair: JoinPair }): Promise<void> {
  if (!(await deleteRefusal(tx, pair))) throw new AppError('not-found');
  await recordAudit(tx, eventAbout(pair, { at: deps.now(), actor, action: 'join-reopened' }));
}

function eventAbout({ accountId, recordId }: JoinPair, event: Pick<AuditEvent, 'at' | 'actor' | 'action'>): AuditEvent {
  return { ...event, subject: { kind: 'client', id: recordId }, fields: [`account.${accountId}`] };
}

/** Removes the record of a deleted account, unless an adviser has worked on it: then it stays, without a sign-in. */
export async function releaseRecord(tx: Tx, id: string): Promise<void> {
  if (!(await isWorkedOn(tx, id))) await deleteProfile(tx, id);
}
