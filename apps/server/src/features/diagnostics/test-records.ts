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
import { readDetails, saveDetails } from '../profiles/index.ts';

interface Own {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** A person's own record as read, and what to add to it. */
interface Addition<Given> extends Own {
  readonly before: ClientDetails | null;
  readonly given: Given;
}

/** A person's own record; null where there is none yet, which the first addition creates. */
export async function ownRecord(deps: Deps, own: Own): Promise<ClientDetails | null> {
  try {
    return await readDetails(deps, own);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

/** Adds an asset to a person's own record. Throws AppError `stale-version` when it changed since it was read. */
export async function addTestAsset(
  deps: Deps,
  tx: Tx,
  { before, given, ...own }: Addition<AssetInput>,
): Promise<TestRecordReply> {
  const assets = [...assetListSchema.parse(before?.assets ?? []), { ...given, id: null }];
  const details = { profile: {}, assets };
  const after = await saveDetails(deps, tx, { ...own, details, version: before?.version ?? null });
  return added(after.assets);
}

/** Adds a liability as `addTestAsset` adds an asset. */
export async function addTestLiability(
  deps: Deps,
  tx: Tx,
  { before, given, ...own }: Addition<LiabilityInput>,
): Promise<TestRecordReply> {
  const liabilities = [...liabilityListSchema.parse(before?.liabilities ?? []), { ...given, id: null }];
  const details = { profile: {}, liabilities };
  const after = await saveDetails(deps, tx, { ...own, details, version: before?.version ?? null });
  return added(after.liabilities);
}

function added(list: readonly { readonly id: string }[]): TestRecordReply {
  const newest = list.at(-1);
  if (!newest) throw new AppError('unexpected');
  return { status: 'success', id: newest.id };
}
