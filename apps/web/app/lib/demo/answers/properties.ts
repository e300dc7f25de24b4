import {
  AppError,
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
import { newIdempotencyKey } from '../../idempotency-key.ts';
import { changes, reads, refuseField } from '../demo-answer.ts';
import { inOrder, listPart, wordsOf } from '../list-part.ts';
import { recordEvent } from '../record-event.ts';
import type { DemoProperty, World } from '../world/world.ts';

const { properties } = routes;

/** Properties in the demo. */
export const propertyAnswers = {
  list: reads(properties.list, ({ world, query, actor, tellNext }) => {
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
};

/** The property with an id. Throws AppError `not-found`. */
export function propertyOf(world: World, id: string): DemoProperty {
  const property = world.properties.find((known) => known.id === id.toLowerCase());
  if (property === undefined) throw new AppError('not-found');
  return property;
}

/** A property as a person with the role may read it. */
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
  const found = world.properties.filter((property) => isFound(property, query));
  return listPart(inOrder(found, sort, sortKey(sort)), sort, query);
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

function formValues(form: NewProperty | PropertyChanges) {
  const { name, street, suburb, state, postcode, price, beds, baths, area, growthRate, rentalYield } = form;
  const required = { name, street, suburb, state, postcode, price, beds, baths, area, growthRate, rentalYield };
  return {
    ...required,
    description: form.description ?? '',
    imageUrl: form.imageUrl ?? '',
    features: [...(form.features ?? [])],
  };
}

// What is absent stays as it is.
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
