import { randomUUID } from 'node:crypto';
import { blankProfile, mergedProfile, type ProfileRecord } from '@freehold/contract';
import { nextLists } from '@freehold/domain';
import type { Tx } from '../../db/transaction.ts';
import type { ClientRecord } from './client-record.ts';
import { keepFigures } from './keep-figures.ts';
import { yearInAustralia } from './local-day.ts';
import { insertAssets, insertLiabilities, insertValuations } from './queries/lists.ts';
import { insertProfile } from './queries/profiles.ts';
import { assetRow, liabilityRow, profileColumns } from './record-columns.ts';
import { newValuations, type RecordInput, refuseForeignProperties } from './save-record.ts';

/** Stores a new record under its own id, for a client without an account. Throws AppError `invalid-input` as `saveRecord`. */
export async function insertRecord(tx: Tx, input: RecordInput, at: Date): Promise<ClientRecord> {
  refuseForeignProperties({ assets: [] }, input);
  const id = randomUUID();
  const record: ClientRecord = {
    id,
    version: 1,
    role: 'CLIENT',
    hasAccount: false,
    emailVerified: false,
    profile: mergedProfile(blankProfile, input.profile),
    ...nextLists({ assets: [], liabilities: [] }, input, { thisYear: yearInAustralia(at), newId: randomUUID }),
    portfolios: input.portfolios ?? [],
    monthFigures: [],
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
  return keepFigures(tx, record, at);
}

/** Stores an account's blank profile with what its owner entered at sign-up; an existing one stays. */
export async function insertAccountProfile(
  tx: Tx,
  account: { id: string; at: Date } & Pick<ProfileRecord, 'email'> & Partial<ProfileRecord>,
): Promise<void> {
  const { id, at, ...said } = account;
  await insertProfile(tx, { id, at, columns: profileColumns({ ...blankProfile, ...said }), portfolios: [] });
}
