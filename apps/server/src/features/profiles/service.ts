import {
  AppError,
  type AssetInput,
  type ClientDetails,
  type ClientDetailsInput,
  type FirstFigures,
  type FlatProfile,
  type LiabilityInput,
  type NewClient,
  type ProfileInput,
  type RecordedValuation,
} from '@freehold/contract';
import { dayInSydney, firstFigures } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { giveClient } from '../advisers/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type ClientRecord, presentDetails, presentFlat, recordAround } from './client-record.ts';
import { insertAccountProfile, insertRecord } from './create-record.ts';
import { keepFigures } from './keep-figures.ts';
import { listMonthlyValuations } from './queries/lists.ts';
import { findProfile, lockAccount } from './queries/profiles.ts';
import { type RecordChange, refuseFutureDays, saveRecord } from './save-record.ts';

/** The actor, and the client the call is about. */
interface Asked {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** A person's profile with its lists, flat. Throws AppError `not-found`. */
export async function readProfile(deps: Deps, asked: Asked): Promise<FlatProfile> {
  return presentFlat(await readRecord(deps, asked));
}

/** A client's whole record. Throws AppError `not-found`. */
export async function readDetails(deps: Deps, asked: Asked): Promise<ClientDetails> {
  return presentDetails(await readRecord(deps, asked));
}

/** The figures that lead a client's dashboard today, as their owner reads them. Throws AppError `not-found`. */
export async function readFirstFigures(deps: Deps, asked: Asked): Promise<FirstFigures> {
  return firstFigures(await readDetails(deps, asked), dayInSydney(deps.now()));
}

/**
 * Stores a flat profile and returns the stored one; its lists stay as they are. A person's own profile is created if
 * missing. Throws AppError `invalid-input` for a date in the future, `not-found` and `stale-version`.
 */
export async function saveProfile(
  deps: Deps,
  tx: Tx,
  { profile, version, ...asked }: Asked & { profile: ProfileInput; version: number | null },
): Promise<FlatProfile> {
  const at = deps.now();
  refuseFutureDays({ profile }, at, '');
  return presentFlat(await save(tx, { ...asked, input: { profile }, version, at }));
}

/**
 * Stores a client's record as a whole and returns it: a list that is sent replaces the stored one, a missing one stays.
 * Throws as `saveProfile` does.
 */
export async function saveDetails(
  deps: Deps,
  tx: Tx,
  { details, version, ...asked }: Asked & { details: ClientDetailsInput; version: number | null },
): Promise<ClientDetails> {
  const at = deps.now();
  refuseFutureDays(details, at, 'profile.');
  return presentDetails(await save(tx, { ...asked, input: details, version, at }));
}

/** Creates a client for an adviser, whose they are, without an account. Throws AppError `invalid-input` for a date in the future. */
export async function createClient(
  deps: Deps,
  tx: Tx,
  { actor, details }: { actor: Actor; details: NewClient },
): Promise<ClientDetails> {
  const at = deps.now();
  refuseFutureDays(details, at, 'profile.');
  const record = await insertRecord(tx, details, at);
  await recordAudit(tx, { at, actor, action: 'client-created', subject: { kind: 'client', id: record.id } });
  await giveClient(tx, { actor, clientId: record.id, adviserId: actor.id, at });
  return presentDetails(record);
}

/** A client's asset values, oldest first, a value a month for two years. Throws AppError `not-found`. */
export async function readValuations(deps: Deps, { actor, scope }: Asked): Promise<RecordedValuation[]> {
  const rows = await transaction(deps.db, async (tx) => {
    if ((await findProfile(tx, scope)) === undefined) throw new AppError('not-found');
    if (isAdviserOf(actor, scope)) await auditRead(tx, { actor, scope, at: deps.now(), fields: ['valuations'] });
    return await listMonthlyValuations(tx, scope, deps.now());
  });
  return presentValuations(rows);
}

/** Stores a new account's profile: blank except for what its owner entered; version 1 until the first change. */
export async function createAccountProfile(
  tx: Tx,
  account: { id: string; email: string; firstName: string; lastName: string; phone: string; at: Date },
): Promise<void> {
  await insertAccountProfile(tx, account);
}

/** Stores a new client without an account and returns its id. The caller records the event. */
export async function createClientRecord(
  tx: Tx,
  {
    at,
    ...input
  }: {
    profile: ProfileInput;
    assets?: readonly AssetInput[];
    liabilities?: readonly LiabilityInput[];
    portfolios?: readonly unknown[];
    at: Date;
  },
): Promise<{ id: string }> {
  const { id } = await insertRecord(tx, input, at);
  return { id };
}

/** A client's record and asset values, without an audit event. Throws AppError `not-found`. */
export async function clientRecord(
  tx: Tx,
  scope: ClientScope,
  at: Date,
): Promise<{ details: ClientDetails; valuations: RecordedValuation[] }> {
  const row = await findProfile(tx, scope);
  if (row === undefined) throw new AppError('not-found');
  const details = presentDetails(await recordAround(tx, scope, row));
  return { details, valuations: presentValuations(await listMonthlyValuations(tx, scope, at)) };
}

/** A client's record for the server's own use, without an audit event; null where there is none. */
export async function findDetails(reader: Reader, scope: ClientScope): Promise<ClientDetails | null> {
  const row = await findProfile(reader, scope);
  return row === undefined ? null : presentDetails(await recordAround(reader, scope, row));
}

// One snapshot for all reads, so that a concurrent change is seen whole or not at all.
async function readRecord(deps: Deps, { actor, scope }: Asked): Promise<ClientRecord> {
  return transaction(
    deps.db,
    async (tx) => {
      const row = await findProfile(tx, scope);
      if (row === undefined) throw new AppError('not-found');
      if (isAdviserOf(actor, scope)) await auditRead(tx, { actor, scope, at: deps.now() });
      return recordAround(tx, scope, row);
    },
    { isolation: 'repeatable read' },
  );
}

function presentValuations(rows: Awaited<ReturnType<typeof listMonthlyValuations>>): RecordedValuation[] {
  return rows.map((row) => ({
    assetId: row.asset_id,
    assetLabel: row.asset_label,
    value: row.value,
    date: row.day,
    valuedAt: row.valued_at.toISOString(),
  }));
}

async function save(tx: Tx, change: RecordChange): Promise<ClientRecord> {
  const { actor, scope, at } = change;
  const isNew = !isAdviserOf(actor, scope) && (await findProfile(tx, scope)) === undefined;
  if (isNew) {
    // A save that was sent before an erasure must not bring the person back.
    if (!(await lockAccount(tx, scope))) throw new AppError('not-found');
    await insertAccountProfile(tx, { id: actor.id, email: actor.email, at });
  }
  const { record: saved, changed } = await saveRecord(tx, change);
  const record = changed.length > 0 ? await keepFigures(tx, saved, at) : saved;
  const subject = { kind: 'client', id: scope.profileId } as const;
  if (isNew) await recordAudit(tx, { at, actor, action: 'client-created', subject });
  else if (changed.length > 0) await recordAudit(tx, { at, actor, action: 'client-updated', subject, fields: changed });
  // Unchanged records are returned too, which is a read by an adviser.
  else if (isAdviserOf(actor, scope)) await auditRead(tx, { actor, scope, at });
  return record;
}

async function auditRead(
  tx: Tx,
  { actor, scope, at, fields = [] }: Asked & { at: Date; fields?: readonly string[] },
): Promise<void> {
  const subject = { kind: 'client', id: scope.profileId } as const;
  await recordAudit(tx, { at, actor, action: 'client-read', subject, fields });
}

function isAdviserOf(actor: Actor, scope: ClientScope): boolean {
  return actor.id !== scope.profileId;
}
