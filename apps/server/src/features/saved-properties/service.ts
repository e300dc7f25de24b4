import {
  AppError,
  isDeskRole,
  longestList,
  mostPropertyIds,
  type Property,
  propertyMessages,
  type SavedLink,
  type SavedState,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { findProperties } from '../properties/index.ts';
import {
  deleteOpenLink,
  hasOpenLink,
  insertLink,
  isOnRecord,
  listLinks,
  lockPair,
  type Pair,
  updateLinkToPurchased,
} from './queries.ts';

/**
 * The saved links of a client, newest first; `purchased` null means both kinds. An adviser's read is audited. Throws
 * AppError `not-found` for an unknown client.
 */
export async function readSavedLinks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { scope, purchased, actor }: { scope: ClientScope; purchased: boolean | null; actor: Actor },
): Promise<SavedLink[]> {
  await requireClient(db.kysely, scope);
  await auditRead({ db, now }, { scope, actor });
  const rows = await listLinks(db.kysely, scope, { purchased, limit: longestList });
  return rows.map((row) => ({ userId: row.user_id, property_id: row.property_id, purchased: row.purchased }));
}

/** The properties a client has saved and not bought, newest first, as the client sees them. */
export async function savedPropertiesOf(reader: Reader, scope: ClientScope): Promise<Property[]> {
  const links = await listLinks(reader, scope, { purchased: false, limit: mostPropertyIds });
  return await findProperties(
    reader,
    links.map((link) => link.property_id),
  );
}

/**
 * True when a client has saved a property and not bought it. An adviser's read is audited. Throws AppError `not-found`
 * for an unknown client.
 */
export async function isSaved(
  deps: Pick<Deps, 'db' | 'now'>,
  { actor, ...pair }: Pair & { actor: Actor },
): Promise<boolean> {
  await requireClient(deps.db.kysely, pair.scope);
  await auditRead(deps, { scope: pair.scope, actor });
  return hasOpenLink(deps.db.kysely, pair);
}

async function auditRead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { scope, actor }: { scope: ClientScope; actor: Actor },
): Promise<void> {
  if (!isDeskRole(actor.role)) return;
  const subject = { kind: 'client', id: scope.profileId } as const;
  const fields = ['savedProperties'];
  await transaction(db, (tx) => recordAudit(tx, { at: now(), actor, action: 'client-read', subject, fields }));
}

/**
 * Saves a property for a client; idempotent. Throws AppError `not-found` for an unknown client or property,
 * `invalid-input` for an archived one.
 */
export async function saveProperty(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, ...pair }: Pair & { actor: Actor },
): Promise<SavedState> {
  const property = await requirePair(tx, pair);
  await lockPair(tx, pair);
  const at = now();
  if (await insertLink(tx, { ...pair, at })) {
    requireOffered(property);
    await recordAudit(tx, { at, actor, action: 'property-saved', ...audited(pair) });
  }
  return { ...named(pair), saved: await hasOpenLink(tx, pair) };
}

/** Removes a property that was not bought from a client's list. Throws AppError `not-found` for an unknown client. */
export async function unsaveProperty(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, ...pair }: Pair & { actor: Actor },
): Promise<SavedState> {
  await requireClient(tx, pair.scope);
  if (await deleteOpenLink(tx, pair)) {
    await recordAudit(tx, { at: now(), actor, action: 'property-unsaved', ...audited(pair) });
  }
  return { ...named(pair), saved: false };
}

/**
 * Runs the effect that gives a client a property and marks the saved link as bought, in one transaction serialised with
 * saving the same pair; `effect` returns whether the property is newly theirs. Throws AppError `not-found` for an
 * unknown client or property, `invalid-input` for an archived one that was not theirs before.
 */
export async function purchase(tx: Tx, pair: Pair, effect: () => Promise<boolean>): Promise<void> {
  const property = await requirePair(tx, pair);
  await lockPair(tx, pair);
  if (await effect()) requireOffered(property);
  await updateLinkToPurchased(tx, pair);
}

async function requirePair(reader: Reader, { scope, propertyId }: Pair): Promise<Property> {
  await requireClient(reader, scope);
  const [property] = await findProperties(reader, [propertyId]);
  if (!property) throw new AppError('not-found');
  return property;
}

// Checked after the write, which the failed transaction rolls back: saving again what is saved stays a success.
function requireOffered({ archived }: Property): void {
  if (!archived) return;
  const message = propertyMessages.archived;
  throw new AppError('invalid-input', { message, fields: [{ field: 'propertyId', message }] });
}

async function requireClient(reader: Reader, scope: ClientScope): Promise<void> {
  if (!(await isOnRecord(reader, scope))) throw new AppError('not-found');
}

function audited({ scope, propertyId }: Pair) {
  const subject = { kind: 'client', id: scope.profileId } as const;
  return { subject, fields: [`savedProperties.${propertyId}`] };
}

function named({ scope, propertyId }: Pair) {
  return { userId: scope.profileId, propertyId: propertyId.toLowerCase() };
}
