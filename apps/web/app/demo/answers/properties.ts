import {
  AppError,
  type ImportedProperty,
  idsOf,
  type NewProperty,
  type Property,
  type PropertyChanges,
  type PropertyListQuery,
  type PropertySort,
  propertyMessages,
  type Role,
  routes,
} from '@freehold/contract';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { changes, type DemoScene, reads, refuseField } from '../demo-answer.ts';
import { inOrder, listPart, wordsOf } from '../list-page.ts';
import { propertyCsv, readPropertyFile } from '../property-csv.ts';
import { recordEvent } from '../record-event.ts';
import type { DemoProperty, World } from '../world/records.ts';

const { properties } = routes;

/** Properties in the demo. */
export const propertyAnswers = {
  list: reads(properties.list, ({ world, query, actor, tellNext }) => {
    if (query.archived === 'true' && actor.role !== 'ADMIN') throw new AppError('not-allowed');
    const { items, next } = query.ids === undefined ? foundPart(world, query) : named(world, query.ids);
    tellNext(next);
    return items.map((property) => shownTo(actor.role, property));
  }),
  read: reads(properties.read, ({ world, params, actor }) => shownTo(actor.role, propertyOf(world, params.id))),
  create: changes(properties.create, (call) => {
    const property: DemoProperty = { ...blankProperty(call.at), ...formValues(call.body) };
    call.world.properties = [property, ...call.world.properties];
    recordEvent(call, { action: 'property-created', subject: { kind: 'property', id: property.id } });
    return shownTo('ADMIN', property);
  }),
  update: changes(properties.update, (call) => {
    const { world, params, body } = call;
    const before = propertyOf(world, params.id);
    if (body.version !== undefined && body.version !== before.version) throw new AppError('stale-version');
    const isUnknown = body.userId && !world.clients.some(({ id }) => id === body.userId);
    if (isUnknown) refuseField('userId', propertyMessages.unknownClient);
    const after = { ...before, ...formValues(body), ...adviserValues(body), version: before.version + 1 };
    world.properties = world.properties.map((property) => (property === before ? after : property));
    recordEvent(call, { action: 'property-updated', subject: { kind: 'property', id: before.id } });
    return shownTo('ADMIN', after);
  }),
  archive: changes(properties.archive, (call) => shownTo('ADMIN', withArchived(call, true))),
  restore: changes(properties.restore, (call) => shownTo('ADMIN', withArchived(call, false))),
  // The demo fetches no pictures, so nothing fails.
  fetchPicture: changes(properties.fetchPicture, ({ world, params }) => shownTo('ADMIN', propertyOf(world, params.id))),
  export: reads(properties.export, (call) => {
    const { sort = '-created' } = call.query;
    recordEvent(call, { action: 'properties-exported', subject: null });
    return propertyCsv(inOrder(searched(call.world, call.query), sort, sortKey(sort)));
  }),
  checkFile: reads(properties.checkFile, ({ content }) => {
    const { lines, wrong } = readPropertyFile(content);
    return { lines, wrong };
  }),
  importFile: changes(properties.importFile, (call) => {
    const { properties: found, wrong } = readPropertyFile(call.content);
    if (wrong.length > 0) throw new AppError('invalid-input');
    const added = found.map((form) => ({ ...blankProperty(call.at), ...formValues(form) }));
    call.world.properties = [...added, ...call.world.properties];
    recordEvent(call, { action: 'properties-imported', subject: null, fields: [`imported.${added.length}`] });
    return { imported: added.length };
  }),
};

function withArchived(
  call: DemoScene & { readonly params: { readonly id: string } },
  isArchived: boolean,
): DemoProperty {
  const { archived, ...before } = propertyOf(call.world, call.params.id);
  const after = isArchived ? { ...before, archived: true as const } : before;
  if ((archived ?? false) === isArchived) return after;
  call.world.properties = call.world.properties.map((property) => (property.id === after.id ? after : property));
  const action = isArchived ? 'property-archived' : 'property-restored';
  recordEvent(call, { action, subject: { kind: 'property', id: after.id } });
  return after;
}

/** The property with an id. Throws AppError `not-found`. */
export function propertyOf(world: World, id: string): DemoProperty {
  const property = world.properties.find((known) => known.id === id.toLowerCase());
  if (property === undefined) throw new AppError('not-found');
  return property;
}

/** A property with the fields a role may read. */
export function shownTo(role: Role, { createdAt: _, ...property }: DemoProperty): Property {
  if (role === 'ADMIN') return property;
  const { purchasePrice, currentValue, deposit, userId, status, version, ...shown } = property;
  return shown;
}

function named(world: World, ids: string) {
  const wanted = [...new Set(idsOf(ids).map((id) => id.toLowerCase()))];
  const items = wanted.flatMap((id) => world.properties.find((property) => property.id === id) ?? []);
  return { items, next: null };
}

function foundPart(world: World, query: PropertyListQuery) {
  const { sort = '-created' } = query;
  return listPart(inOrder(searched(world, query), sort, sortKey(sort)), sort, query);
}

function searched(world: World, query: PropertyListQuery): DemoProperty[] {
  const isWanted = ({ archived }: DemoProperty) => (archived ?? false) === (query.archived === 'true');
  return world.properties.filter((property) => isWanted(property) && isFound(property, query));
}

function isFound(property: DemoProperty, { q, minPrice, maxPrice, minBeds, state }: PropertyListQuery): boolean {
  const { name, street, suburb, postcode } = property;
  const text = [name, street, suburb, property.state, postcode].join(' ').toLowerCase();
  return (
    wordsOf(q).every((word) => text.includes(word)) &&
    property.price >= (minPrice ?? 0) &&
    property.price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    property.beds >= (minBeds ?? 0) &&
    (state === undefined || property.state.toLowerCase() === state.toLowerCase())
  );
}

function sortKey(sort: PropertySort): (property: DemoProperty) => string | number {
  if (sort.endsWith('name')) return ({ name }) => name.toLowerCase();
  if (sort.endsWith('price')) return ({ price }) => price;
  if (sort.endsWith('yield')) return ({ rentalYield }) => rentalYield ?? 0;
  if (sort.endsWith('growth')) return ({ growthRate }) => growthRate ?? 0;
  return ({ createdAt }) => createdAt;
}

function formValues(form: NewProperty | ImportedProperty | PropertyChanges) {
  const { name, street, suburb, state, postcode, price, beds, baths, area, growthRate, rentalYield } = form;
  const required = { name, street, suburb, state, postcode, price, beds, baths, area, growthRate, rentalYield };
  return {
    ...required,
    description: form.description ?? '',
    imageUrl: form.imageUrl ?? '',
    features: [...(form.features ?? [])],
  };
}

// Absent fields stay unchanged.
function adviserValues({ purchasePrice, currentValue, deposit, userId, status }: PropertyChanges) {
  return {
    ...(purchasePrice === undefined ? {} : { purchasePrice }),
    ...(currentValue === undefined ? {} : { currentValue }),
    ...(deposit === undefined ? {} : { deposit }),
    ...(userId === undefined ? {} : { userId: userId || null }),
    ...(status === undefined ? {} : { status }),
  };
}

function blankProperty(at: Date) {
  return {
    id: newIdempotencyKey(),
    createdAt: at.toISOString(),
    purchasePrice: null,
    currentValue: null,
    deposit: null,
    userId: null,
    status: '',
    version: 1,
  };
}
