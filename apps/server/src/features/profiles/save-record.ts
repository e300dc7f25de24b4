import { randomUUID } from 'node:crypto';
import {
  AppError,
  type AssetInput,
  clientRecordErrors,
  type LiabilityInput,
  mergedProfile,
  type ProfileInput,
  securityErrors,
} from '@freehold/contract';
import { nextLists, valuationChanges } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Tx } from '../../db/transaction.ts';
import { type ClientRecord, recordAround } from './client-record.ts';
import { latestDayInAustralia, yearInAustralia } from './local-day.ts';
import {
  deleteAssets,
  deleteLiabilities,
  insertAssets,
  insertLiabilities,
  insertValuations,
  type NewValuation,
  trimValuations,
} from './queries/lists.ts';
import { lockProfile, updateProfile } from './queries/profiles.ts';
import { assetRow, liabilityRow, profileColumns } from './record-columns.ts';

/** The data to store; a missing list stays as it is. */
export interface RecordInput {
  readonly profile: ProfileInput;
  readonly assets?: readonly AssetInput[] | undefined;
  readonly liabilities?: readonly LiabilityInput[] | undefined;
  readonly portfolios?: readonly unknown[] | undefined;
}

/** A change of one client's record. */
export interface RecordChange {
  readonly actor: Actor;
  readonly scope: ClientScope;
  readonly input: RecordInput;
  /** The version the sender has read; null overwrites whatever is stored. */
  readonly version: number | null;
  readonly at: Date;
}

/** The record after a save, and the names of the changed fields. */
interface SavedRecord {
  readonly record: ClientRecord;
  readonly changed: readonly string[];
}

/** Rejects days in the future and answers that contradict each other. `prefix` precedes the profile's fields. Throws AppError `invalid-input`. */
export function refuseFutureDays(input: RecordInput, at: Date, prefix: string): void {
  const fields = clientRecordErrors(input, latestDayInAustralia(at), prefix);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/** Rejects loans on what is no property of the client, sent or stored. Throws AppError `invalid-input`. */
export function refuseForeignProperties(before: Pick<ClientRecord, 'assets'>, input: RecordInput): void {
  const fields = securityErrors(input.assets ?? before.assets, input.liabilities ?? []);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/**
 * Stores a change of a client's record as a whole: the profile's row is locked first, so of two concurrent changes the
 * second starts from the result of the first. Throws AppError `not-found`, for an old version `stale-version`, and
 * `invalid-input` for a loan on what is no property of the client.
 */
export async function saveRecord(tx: Tx, { scope, input, version, at }: RecordChange): Promise<SavedRecord> {
  const row = await lockProfile(tx, scope);
  if (row === undefined) throw new AppError('not-found');
  if (version !== null && version !== row.version) throw new AppError('stale-version');
  const before = await recordAround(tx, scope, row);
  refuseForeignProperties(before, input);
  const after = appliedTo(before, input, at);
  const changed = changedFields(before, after);
  if (changed.length === 0) return { record: before, changed };
  await updateProfile(tx, scope, { at, columns: profileColumns(after.profile), portfolios: after.portfolios });
  await replaceLists(tx, scope, { before, after, at });
  return { record: { ...after, version: before.version + 1 }, changed };
}

/** Valuation rows to record when one list of assets replaces another. */
export function newValuations(
  profileId: string,
  { before, after, at }: { before: ClientRecord['assets']; after: ClientRecord['assets']; at: Date },
): NewValuation[] {
  return valuationChanges(before, after).map(({ assetId, label, value }) => ({
    profile_id: profileId,
    asset_id: assetId,
    asset_label: label,
    value,
    valued_at: at,
  }));
}

function appliedTo(before: ClientRecord, input: RecordInput, at: Date): ClientRecord {
  const profile = mergedProfile(before.profile, input.profile);
  return {
    ...before,
    // An account's address changes only through its owner's proof, never through this form.
    profile: before.hasAccount ? { ...profile, email: before.profile.email } : profile,
    ...nextLists(before, input, { thisYear: yearInAustralia(at), newId: randomUUID }),
    portfolios: input.portfolios ?? before.portfolios,
  };
}

function changedFields(before: ClientRecord, after: ClientRecord): string[] {
  const stored: Readonly<Record<string, unknown>> = before.profile;
  const profile = Object.entries(after.profile)
    .filter(([field, value]) => stored[field] !== value)
    .map(([field]) => field);
  const lists = (['assets', 'liabilities', 'portfolios'] as const).filter((list) => !isSame(before[list], after[list]));
  return [...profile, ...lists];
}

// Both sides are built by the same functions, so equal rows give equal JSON.
function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

async function replaceLists(
  tx: Tx,
  scope: ClientScope,
  { before, after, at }: { before: ClientRecord; after: ClientRecord; at: Date },
): Promise<void> {
  if (!isSame(before.assets, after.assets)) {
    await deleteAssets(tx, scope);
    await insertAssets(
      tx,
      after.assets.map((asset, position) => assetRow(scope.profileId, asset, position)),
    );
    await insertValuations(tx, newValuations(scope.profileId, { before: before.assets, after: after.assets, at }));
    await trimValuations(tx, scope);
  }
  if (!isSame(before.liabilities, after.liabilities)) {
    await deleteLiabilities(tx, scope);
    await insertLiabilities(
      tx,
      after.liabilities.map((liability, position) => liabilityRow(scope.profileId, liability, position)),
    );
  }
}
