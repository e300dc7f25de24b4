import {
  type Adviser,
  type Advisers,
  AppError,
  adviserMessages,
  type ClientAdvisers,
  type HandedOver,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { advisersOfClient, giveClient, handOverAll, takeClient } from '../advisers/index.ts';
import { recordAudit } from '../audit/index.ts';
import { setAdviserDisabled } from '../auth/index.ts';
import { requireClient } from '../profiles/index.ts';
import { type AdviserRow, countUnassigned, findAdviserRow, listAdviserRows, lockAdvisers } from './queries.ts';

/** An admin's call about an adviser. */
interface Act {
  readonly actor: Actor;
  readonly id: string;
}

/** The advisers by name, and what is nobody's. */
export async function listAdvisers(reader: Reader): Promise<Advisers> {
  const rows = await listAdviserRows(reader);
  return { advisers: rows.map(presentAdviser), unassigned: await countUnassigned(reader) };
}

/** An adviser as the list shows them. Throws AppError `not-found` for an id that is not an adviser's. */
export async function getAdviser(reader: Reader, id: string): Promise<Adviser> {
  const row = await findAdviserRow(reader, id);
  if (row === undefined) throw new AppError('not-found');
  return presentAdviser(row);
}

/**
 * Keeps an adviser from signing in, and hands on what is theirs. Throws AppError `not-found`, `already-done`, and
 * `invalid-input` for one who has clients or open leads while `handTo` does not say who gets them, or names nobody who
 * can.
 */
export async function disableAdviser(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, id, handTo }: Act & { handTo: string | null | undefined },
): Promise<Adviser> {
  const at = now();
  const { isDisabled } = await lockHands(tx, { from: id, to: handTo ?? null, field: 'handTo' });
  if (isDisabled) throw new AppError('already-done');
  if (handTo === undefined) {
    const { clients, openLeads } = await getAdviser(tx, id);
    if (clients + openLeads > 0) refuse('handTo', adviserMessages.hasClients);
  } else {
    await handOverAll(tx, { actor, from: id, to: handTo, at });
  }
  await setAdviserDisabled(tx, { actor, id, isDisabled: true, at });
  return await getAdviser(tx, id);
}

/** Lets an adviser sign in again. Throws AppError `not-found`, `already-done`. */
export async function enableAdviser({ now }: Pick<Deps, 'now'>, tx: Tx, { actor, id }: Act): Promise<Adviser> {
  const { isDisabled } = await lockHands(tx, { from: id, to: null, field: 'id' });
  if (!isDisabled) throw new AppError('already-done');
  await setAdviserDisabled(tx, { actor, id, isDisabled: false, at: now() });
  return await getAdviser(tx, id);
}

/**
 * Hands everything of an adviser on, to another or to nobody. Throws AppError `not-found`, and `invalid-input` for
 * somebody who is no adviser, disabled, or the same.
 */
export async function handOver(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, id, to }: Act & { to: string | null },
): Promise<HandedOver> {
  await lockHands(tx, { from: id, to, field: 'to' });
  return await handOverAll(tx, { actor, from: id, to, at: now() });
}

/** Who sees a client's record; audited unless the client asks. Throws AppError `not-found`. */
export async function readClientAdvisers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, scope }: { actor: Actor; scope: ClientScope },
): Promise<ClientAdvisers> {
  return await transaction(db, async (tx) => {
    await requireClient(tx, scope);
    const subject = { kind: 'client', id: scope.profileId } as const;
    const isOwn = actor.id === scope.profileId;
    if (!isOwn) await recordAudit(tx, { at: now(), actor, action: 'client-read', subject, fields: ['advisers'] });
    return await advisersOfClient(tx, scope);
  });
}

/** Makes a client an adviser's, or takes them. Throws AppError `not-found` for a client or an adviser who is not there. */
export async function decideClient(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, scope, adviserId, isTheirs }: { actor: Actor; scope: ClientScope; adviserId: string; isTheirs: boolean },
): Promise<ClientAdvisers> {
  await requireClient(tx, scope);
  const [adviser] = await lockAdvisers(tx, [adviserId]);
  if (!adviser || (isTheirs && adviser.is_disabled))
    throw new AppError('not-found', { message: adviserMessages.unknown });
  const decision = { actor, clientId: scope.profileId, adviserId, at: now() };
  await (isTheirs ? giveClient(tx, decision) : takeClient(tx, decision));
  return await advisersOfClient(tx, scope);
}

/** Locks who hands over and who receives; says whether the first is disabled. */
async function lockHands(
  tx: Tx,
  { from, to, field }: { from: string; to: string | null; field: string },
): Promise<{ isDisabled: boolean }> {
  const found = await lockAdvisers(tx, to === null ? [from] : [from, to]);
  const giving = found.find(({ id }) => id === from);
  if (giving === undefined) throw new AppError('not-found');
  if (to === from) refuse(field, adviserMessages.same);
  if (to !== null && !found.some((one) => one.id === to && !one.is_disabled)) refuse(field, adviserMessages.unknown);
  return { isDisabled: giving.is_disabled };
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid-input', { fields: [{ field, message }] });
}

function presentAdviser(row: AdviserRow): Adviser {
  const { id, first_name: firstName, last_name: lastName, email, clients } = row;
  const since = row.created_at.toISOString();
  return { id, firstName, lastName, email, state: stateOf(row), clients, openLeads: row.open_leads, since };
}

function stateOf(row: AdviserRow): Adviser['state'] {
  if (row.is_disabled) return 'disabled';
  return row.has_password ? 'active' : 'invited';
}
