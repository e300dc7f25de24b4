import {
  type Asset,
  type ClientDetails,
  type FlatProfile,
  type Liability,
  type Profile,
  type ProfileRecord,
  type Role,
  roleOf,
} from '@freehold/contract';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';
import { assetOf, liabilityOf } from './list-rows.ts';
import { profileRecord } from './profile-columns.ts';
import { listAssets, listLiabilities } from './queries/lists.ts';
import type { findProfile } from './queries/profiles.ts';

type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** One client's whole record. */
export interface ClientRecord {
  readonly id: string;
  readonly version: number;
  readonly role: Role;
  readonly hasAccount: boolean;
  readonly emailVerified: boolean;
  readonly profile: ProfileRecord;
  readonly assets: readonly Asset[];
  readonly liabilities: readonly Liability[];
  readonly portfolios: readonly unknown[];
}

/** The record around a profile's row. The caller ensures that it does not change between the reads. */
export async function recordAround(reader: Reader, scope: ClientScope, row: ProfileRow): Promise<ClientRecord> {
  const assets = await listAssets(reader, scope);
  const liabilities = await listLiabilities(reader, scope);
  return {
    id: row.id,
    version: row.version,
    role: roleOf(row.account_role),
    hasAccount: row.account_role !== null,
    emailVerified: row.email_verified_at !== null,
    profile: profileRecord(row),
    assets: assets.map(assetOf),
    liabilities: liabilities.map(liabilityOf),
    portfolios: row.portfolios,
  };
}

/** The record in the nested shape of /profiles/:id/details. */
export function presentDetails(record: ClientRecord): ClientDetails {
  const { assets, liabilities, portfolios, version } = record;
  return {
    profile: presentProfile(record),
    assets: [...assets],
    liabilities: [...liabilities],
    portfolios: [...portfolios],
    version,
  };
}

/** The record in the flat shape of /profiles/:id, without the portfolios. */
export function presentFlat(record: ClientRecord): FlatProfile {
  const { assets, liabilities, version } = record;
  return { ...presentProfile(record), assets: [...assets], liabilities: [...liabilities], version };
}

function presentProfile({ id, role, hasAccount, emailVerified, profile }: ClientRecord): Profile {
  return { id, role, hasAccount, emailVerified, ...profile };
}
