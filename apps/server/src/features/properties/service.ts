import { randomUUID } from 'node:crypto';
import {
  AppError,
  idsOf,
  type NewProperty,
  type Property,
  type PropertyChanges,
  type PropertyListQuery,
  propertyMessages,
  type Role,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { contentHash } from '../../content-hash.ts';
import { lockName, type Reader, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { fetchSoon } from '../pictures/index.ts';
import { cursorAfter, isUuid, pageOf } from './list-query.ts';
import { presentProperty } from './present.ts';
import { askedPicture, changedFields, changedPicture, changedValues, formValues } from './property-values.ts';
import {
  findEqualProperty,
  findPropertiesById,
  insertProperty,
  isClient,
  listProperties,
  lockProperty,
  type PropertyRow,
  updateArchivedAt,
  updatePicture,
  updateProperty,
} from './queries.ts';

const sameContentWindowMs = 10 * 60 * 1000;

/**
 * A page of the properties as the role may read them, and the cursor of the next page. Throws AppError `not-allowed`
 * when anyone but an adviser requests archived ones.
 */
export async function readProperties(
  reader: Reader,
  query: PropertyListQuery,
  role: Role,
): Promise<{ items: Property[]; next: string | null }> {
  if (query.archived === 'true' && role !== 'ADMIN') throw new AppError('not-allowed');
  if (query.ids !== undefined) {
    const rows = await inOrder(reader, idsOf(query.ids));
    return { items: rows.map((row) => presentProperty(row, role)), next: null };
  }
  const part = pageOf(query);
  const rows = await listProperties(reader, { ...part, limit: part.limit + 1 });
  const shown = rows.slice(0, part.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => presentProperty(row, role)),
    next: rows.length > part.limit && last ? cursorAfter(last, query) : null,
  };
}

/** A property as the role may read it. Throws AppError `not-found`. */
export async function readProperty(reader: Reader, id: string, role: Role): Promise<Property> {
  const [row] = isUuid(id) ? await findPropertiesById(reader, [id]) : [];
  if (!row) throw new AppError('not-found');
  return presentProperty(row, role);
}

/** The properties with these ids as a client reads them, in the order given; unknown ids are skipped. */
export async function findProperties(reader: Reader, ids: readonly string[]): Promise<Property[]> {
  const rows = await inOrder(reader, ids);
  return rows.map((row) => presentProperty(row, 'CLIENT'));
}

/**
 * Stores a new property and returns it as advisers read it. Without an Idempotency-Key one equal to a property added
 * within the last ten minutes is that property.
 */
export async function createProperty(
  { now, jobs }: Pick<Deps, 'now' | 'jobs'>,
  tx: Tx,
  { input, actor, hasKey }: { input: NewProperty; actor: Actor; hasKey: boolean },
): Promise<Property> {
  const at = now();
  const values = formValues(input);
  if (!hasKey) {
    // Equal properties sent at once wait for each other, so that only one is stored.
    await lockName(tx, contentHash({ property: values }));
    const earlier = await findEqualProperty(tx, values, new Date(at.getTime() - sameContentWindowMs));
    if (earlier) return presentProperty(earlier, 'ADMIN');
  }
  const row = await insertProperty(tx, {
    ...values,
    ...askedPicture(values.image_url ?? '', actor),
    id: randomUUID(),
    at,
  });
  await fetchSoon({ jobs }, tx, row);
  await recordAudit(tx, { at, actor, action: 'property-created', subject: { kind: 'property', id: row.id } });
  return presentProperty(row, 'ADMIN');
}

/**
 * Replaces a property's form fields and returns it as advisers read it. Throws AppError `not-found`, `stale-version`
 * for an old version, and `invalid-input` for an unknown client.
 */
export async function changeProperty(
  { now, jobs }: Pick<Deps, 'now' | 'jobs'>,
  tx: Tx,
  { id, input, ifMatch, actor }: { id: string; input: PropertyChanges; ifMatch: number | null; actor: Actor },
): Promise<Property> {
  const at = now();
  const before = isUuid(id) ? await lockProperty(tx, id) : undefined;
  if (!before) throw new AppError('not-found');
  const named = [input.version ?? before.version, ifMatch ?? before.version];
  if (named.some((version) => version !== before.version)) throw new AppError('stale-version');
  if (input.userId && !(await isClient(tx, input.userId))) {
    throw new AppError('invalid-input', { fields: [{ field: 'userId', message: propertyMessages.unknownClient }] });
  }
  const picture = changedPicture(before, input.imageUrl ?? '', actor);
  const after = await updateProperty(tx, before.id, { ...changedValues(input), ...picture, at });
  await fetchSoon({ jobs }, tx, after);
  const fields = changedFields(before, after);
  await recordAudit(tx, {
    at,
    actor,
    action: 'property-updated',
    subject: { kind: 'property', id: before.id },
    fields,
  });
  return presentProperty(after, 'ADMIN');
}

/**
 * Retries a failed fetch of a property's picture, and returns the property as advisers read it; a no-op where nothing
 * failed. Throws AppError `not-found`.
 */
export async function fetchPictureAgain(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<Property> {
  const before = isUuid(id) ? await lockProperty(tx, id) : undefined;
  if (!before) throw new AppError('not-found');
  if (before.picture_problem === null) return presentProperty(before, 'ADMIN');
  const after = await updatePicture(tx, before.id, askedPicture(before.image_url, actor));
  await fetchSoon({ jobs }, tx, after);
  return presentProperty(after, 'ADMIN');
}

/** Arguments of `setArchived`. */
export interface Archiving {
  readonly id: string;
  readonly isArchived: boolean;
  readonly actor: Actor;
}

/** Archives or restores a property, and returns it as advisers read it; idempotent. Throws AppError `not-found`. */
export async function setArchived(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { id, isArchived, actor }: Archiving,
): Promise<Property> {
  const before = isUuid(id) ? await lockProperty(tx, id) : undefined;
  if (!before) throw new AppError('not-found');
  if ((before.archived_at !== null) === isArchived) return presentProperty(before, 'ADMIN');
  const at = now();
  const after = await updateArchivedAt(tx, before.id, isArchived ? at : null);
  const action = isArchived ? 'property-archived' : 'property-restored';
  await recordAudit(tx, { at, actor, action, subject: { kind: 'property', id: before.id } });
  return presentProperty(after, 'ADMIN');
}

async function inOrder(reader: Reader, ids: readonly string[]): Promise<PropertyRow[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))].filter(isUuid);
  if (wanted.length === 0) return [];
  const found = new Map((await findPropertiesById(reader, wanted)).map((row) => [row.id, row]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
