import {
  AppError,
  type AssetInput,
  blankProfile,
  type ClientDetails,
  clientRecordErrors,
  type LiabilityInput,
  mergedProfile,
  type Profile,
  type ProfileInput,
  securityErrors,
} from '@freehold/contract';
import { dayInSydney, nextLists, valuationChanges } from '@freehold/domain';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { demoUsers } from '#app/lib/session-demo.ts';
import type { DemoScene } from './demo-answer.ts';
import type { DemoClient, World } from './world/records.ts';
import { valuationOf } from './world/valuations.ts';

/** Update of a client's record; an absent list is left unchanged. */
export interface RecordInput {
  readonly profile: ProfileInput;
  readonly assets?: readonly AssetInput[] | undefined;
  readonly liabilities?: readonly LiabilityInput[] | undefined;
  readonly portfolios?: readonly unknown[] | undefined;
}

/** The client with an id, or the adviser, who has a profile but is not a client. Throws AppError `not-found`. */
export function clientOf(world: World, id: string): DemoClient {
  const client = [world.adviser, ...world.clients].find((known) => known.id === id.toLowerCase());
  if (client === undefined) throw new AppError('not-found');
  return client;
}

/** A client's profile as the API returns it. */
export function profileOf({ id, hasAccount, emailVerified, profile }: DemoClient): Profile {
  return { id, role: id === demoUsers.ADMIN.id ? 'ADMIN' : 'CLIENT', hasAccount, emailVerified, ...profile };
}

/** A client's whole record as the API returns it. */
export function detailsOf(client: DemoClient): ClientDetails {
  const { assets, liabilities, portfolios, version } = client;
  return { profile: profileOf(client), assets, liabilities, portfolios, version };
}

/** Rejects future dates; `prefix` precedes the profile's field names. Throws AppError `invalid-input`. */
export function refuseFutureDays(input: RecordInput, at: Date, prefix: string): void {
  const fields = clientRecordErrors(input, dayInSydney(at), prefix);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

// As on the server: a loan is on one of the client's properties.
function refuseForeignProperties(client: DemoClient, { assets, liabilities = [] }: RecordInput): void {
  const fields = securityErrors(assets ?? client.assets, liabilities);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/** Adds a client without an account. */
export function addClient({ world, at }: DemoScene, input: RecordInput): DemoClient {
  const client: DemoClient = {
    id: newIdempotencyKey(),
    createdAt: at.toISOString(),
    hasAccount: false,
    emailVerified: false,
    version: 1,
    updatedAt: at.toISOString(),
    profile: blankProfile,
    assets: [],
    liabilities: [],
    portfolios: [],
    valuations: [],
  };
  apply(client, input, at);
  world.clients = [...world.clients, client];
  return client;
}

/**
 * Stores a change of a client's record and returns the names of the changed fields; if nothing changed the version
 * stays. Throws AppError `stale-version` for an outdated version.
 */
export function changeClient(
  client: DemoClient,
  input: RecordInput,
  { version, at }: { version: number | undefined; at: Date },
): string[] {
  if (version !== undefined && version !== client.version) throw new AppError('stale-version');
  const before = structuredClone(client);
  apply(client, input, at);
  const changed = changedFields(before, client);
  if (changed.length > 0) {
    client.version += 1;
    client.updatedAt = at.toISOString();
  }
  return changed;
}

function apply(client: DemoClient, input: RecordInput, at: Date): void {
  const { profile, assets, liabilities, portfolios } = input;
  refuseForeignProperties(client, input);
  const merged = mergedProfile(client.profile, profile);
  // As on the server: the form never changes an account's address.
  client.profile = client.hasAccount ? { ...merged, email: client.profile.email } : merged;
  const next = nextLists(
    client,
    { assets, liabilities },
    { thisYear: Number(dayInSydney(at).slice(0, 4)), newId: newIdempotencyKey },
  );
  if (assets) client.valuations = valuationsAfter(client, next.assets, at);
  client.assets = next.assets;
  client.liabilities = next.liabilities;
  if (portfolios) client.portfolios = [...portfolios];
}

// One valuation for each asset and month; a newer one replaces it.
function valuationsAfter(client: DemoClient, next: DemoClient['assets'], at: Date): DemoClient['valuations'] {
  const recorded = valuationChanges(client.assets, next).map((change) => valuationOf(change, at));
  const month = dayInSydney(at).slice(0, 7);
  const replaced = new Set(recorded.map(({ assetId }) => assetId));
  const kept = client.valuations.filter(({ assetId, date }) => !replaced.has(assetId) || !date.startsWith(month));
  return [...kept, ...recorded];
}

function changedFields(before: DemoClient, after: DemoClient): string[] {
  const stored: Readonly<Record<string, unknown>> = before.profile;
  const fields = Object.entries(after.profile)
    .filter(([field, value]) => stored[field] !== value)
    .map(([field]) => field);
  const lists = (['assets', 'liabilities', 'portfolios'] as const).filter(
    (list) => JSON.stringify(before[list]) !== JSON.stringify(after[list]),
  );
  return [...fields, ...lists];
}
