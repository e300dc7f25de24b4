import {
  AppError,
  type AssetInput,
  assetListSchema,
  type ClientDetails,
  type LiabilityInput,
  liabilityListSchema,
  type TestRecordReply,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { saveDetails } from '../profiles/service.ts';

/** A person's own record as it was read, and what is to be added to it. */
interface Addition<Given> {
  readonly actor: Actor;
  readonly scope: ClientScope;
  readonly before: ClientDetails;
  readonly given: Given;
}

/** Adds an asset to a person's own record. Throws AppError `stale-version` when that changed since it was read. */
export async function addTestAsset(
  deps: Deps,
  tx: Tx,
  { before, given, ...own }: Addition<AssetInput>,
): Promise<TestRecordReply> {
  const assets = [...assetListSchema.parse(before.assets), { ...given, id: null }];
  const after = await saveDetails(deps, tx, { ...own, details: { profile: {}, assets }, version: before.version });
  return added(after.assets);
}

/** Adds a liability as `addTestAsset` adds an asset. */
export async function addTestLiability(
  deps: Deps,
  tx: Tx,
  { before, given, ...own }: Addition<LiabilityInput>,
): Promise<TestRecordReply> {
  const liabilities = [...liabilityListSchema.parse(before.liabilities), { ...given, id: null }];
  const details = { profile: {}, liabilities };
  const after = await saveDetails(deps, tx, { ...own, details, version: before.version });
  return added(after.liabilities);
}

function added(list: readonly { readonly id: string }[]): TestRecordReply {
  const newest = list.at(-1);
  if (!newest) throw new AppError('unexpected');
  return { status: 'success', id: newest.id };
}
