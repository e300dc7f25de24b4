import { randomUUID } from 'node:crypto';
import { blankProfile, mergedProfile, type ProfileRecord } from '@freehold/contract';
import { nextAssets, nextLiabilities } from '@freehold/domain';
import type { Tx } from '../../db/transaction.ts';
import type { ClientRecord } from './client-record.ts';
import { assetRow, liabilityRow } from './list-rows.ts';
import { yearInAustralia } from './local-day.ts';
import { profileColumns } from './profile-columns.ts';
import { insertAssets, insertLiabilities, insertValuations } from './queries/lists.ts';
import { insertProfile } from './queries/profiles.ts';
import { newValuations, type RecordInput } from './save-record.ts';

/** Stores a new record under its own id, for a client without an account. */
export async function insertRecord(tx: Tx, input: RecordInput, at: Date): Promise<ClientRecord> {
  const id = randomUUID();
  const record: ClientRecord = {
    id,
    version: 1,
    role: 'CLIENT',
    hasAccount: false,
    emailVerified: false,
    profile: mergedProfile(blankProfile, input.profile),
    assets: nextAssets([], input.assets ?? [], { thisYear: yearInAustralia(at), newId: randomUUID }),
    liabilities: nextLiabilities([], input.liabilities ?? [], { newId: randomUUID }),
    portfolios: input.portfolios ?? [],
  };
  await insertProfile(tx, { id, at, columns: profileColumns(record.profile), portfolios: record.portfolios });
  await insertAssets(
    tx,
    record.assets.map((asset, position) => assetRow(id, asset, position)),
  );
  await insertLiabilities(
    tx,
    record.liabilities.map((liability, position) => liabilityRow(id, liability, position)),
  );
  await insertValuations(tx, newValuations(id, { before: [], after: record.assets, at }));
  return record;
}

/** Stores an account's blank profile with what its owner entered at sign-up; an existing one stays. */
export async function insertAccountProfile(
  tx: Tx,
  account: { id: string; at: Date } & Pick<ProfileRecord, 'email'> & Partial<ProfileRecord>,
): Promise<void> {
  const { id, at, ...said } = account;
  await insertProfile(tx, { id, at, columns: profileColumns({ ...blankProfile, ...said }), portfolios: [] });
}
