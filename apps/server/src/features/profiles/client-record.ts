import {
  type Asset,
  type ClientDetails,
  type FlatProfile,
  type Liability,
  type MonthFigures,
  type Profile,
  type ProfileRecord,
  type Role,
  roleOf,
} from '@freehold/contract';
import { knownSecurities } from '@freehold/domain';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';
import { listAssets, listLiabilities } from './queries/lists.ts';
import { listLastMonthFigures } from './queries/month-figures.ts';
import type { findProfile } from './queries/profiles.ts';
import { assetOf, liabilityOf, profileRecord } from './record-columns.ts';

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
  /** As `ClientDetails` has them. */
  readonly monthFigures: readonly MonthFigures[];
}

/** The record around a profile's row. The caller ensures that it does not change between the reads. */
export async function recordAround(reader: Reader, scope: ClientScope, row: ProfileRow): Promise<ClientRecord> {
  const assets = (await listAssets(reader, scope)).map(assetOf);
  const liabilities = (await listLiabilities(reader, scope)).map(liabilityOf);
  return {
    id: row.id,
    version: row.version,
    role: roleOf(row.account_role),
    hasAccount: row.account_role !== null,
    emailVerified: row.email_verified_at !== null,
    profile: profileRecord(row),
    assets,
    liabilities: knownSecurities(assets, liabilities),
    portfolios: row.portfolios,
    monthFigures: await listLastMonthFigures(reader, scope),
  };
}

/** The record in the nested shape of /profiles/:id/details. */
export function presentDetails(record: ClientRecord): ClientDetails {
  const { assets, liabilities, portfolios, version, monthFigures } = record;
  return {
    profile: presentProfile(record),
    assets: [...assets],
    liabilities: [...liabilities],
    portfolios: [...portfolios],
    version,
    monthFigures: [...monthFigures],
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
