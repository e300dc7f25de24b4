import { randomUUID } from 'node:crypto';
import { withAt } from '../fuzz/shape.ts';
import { filledCall, withIds } from './fill.ts';
import type { PersonName, SentCall } from './people.ts';
import { type RouteName, routeNamed } from './route-names.ts';
import { samples } from './samples.ts';
import type { World } from './world.ts';

/** A keyed write: its sender, a change that makes it a different request, and a query that counts its effects. */
export interface Write {
  readonly name: RouteName;
  readonly as: PersonName | null;
  readonly change: readonly [path: readonly string[], value: unknown];
  readonly effects: string;
}

const events = (action: string) => `select count(*)::int as count from audit_events where action = '${action}'`;
const rows = (table: string) => `select count(*)::int as count from ${table}`;

/** All writes whose repeats are recognised by a key, except the leads. */
export const writes: readonly Write[] = [
  { name: 'auth.register', as: null, change: [['lastName'], 'Changed'], effects: rows('users') },
  { name: 'profiles.create', as: 'admin', change: [['profile', 'lastName'], 'Changed'], effects: rows('profiles') },
  { name: 'profiles.update', as: 'owner', change: [['employer'], 'Changed'], effects: events('client-updated') },
  {
    name: 'profiles.updateDetails',
    as: 'owner',
    change: [['profile', 'employer'], 'Changed'],
    effects: 'select sum(version)::int as count from profiles',
  },
  { name: 'properties.create', as: 'admin', change: [['price'], 1], effects: rows('properties') },
  { name: 'properties.update', as: 'admin', change: [['price'], 1], effects: events('property-updated') },
  {
    name: 'assignments.assign',
    as: 'admin',
    change: [['propertyId'], 'known-property-own'],
    effects: rows('assignments'),
  },
  {
    name: 'savedProperties.add',
    as: 'owner',
    change: [['propertyId'], 'known-property-free'],
    effects: rows('saved_properties'),
  },
  { name: 'plans.create', as: 'owner', change: [['plan', 'years'], 3], effects: rows('plans') },
  { name: 'leads.addNote', as: 'admin', change: [['text'], 'Changed'], effects: events('lead-note-added') },
  { name: 'tasks.add', as: 'admin', change: [['text'], 'Changed'], effects: rows('client_tasks') },
  { name: 'leads.move', as: 'admin', change: [['lostNote'], 'Changed'], effects: events('lead-moved') },
  { name: 'leads.update', as: 'admin', change: [['nextAction'], 'Changed'], effects: events('lead-updated') },
];

const objects: Readonly<Record<string, string>> = {
  'properties.update': 'known-property-free',
  'leads.addNote': 'known-lead-one',
  'leads.move': 'known-lead-one',
  'leads.update': 'known-lead-one',
  'assignments.assign': 'known-client-own',
};

/** A write's call with a text unique to it. */
export function freshCall(world: World, name: RouteName): SentCall {
  const object = world.things.get(objects[name] ?? 'known-client-own') ?? '';
  const { body, ...sample } = samples[name];
  const fresh = JSON.parse(withIds(JSON.stringify(body), world.things));
  const marked = { ...sample, body: freshened(name, fresh) };
  return filledCall(routeNamed(name), marked, new Map(world.things).set('known-object-here', object));
}

function freshened(name: RouteName, body: unknown): unknown {
  const word = `fresh ${randomUUID()}`;
  if (name === 'properties.create' || name === 'properties.update') return withAt(body, ['name'], word);
  if (name === 'profiles.updateDetails') return withAt(body, ['profile', 'occupation'], word);
  if (name === 'profiles.update') return withAt(body, ['occupation'], word);
  if (name === 'plans.create') return withAt(body, ['plan', 'title'], word);
  if (name === 'leads.addNote' || name === 'tasks.add') return withAt(body, ['text'], word);
  if (name === 'leads.move') return withAt(body, ['lostNote'], word);
  return name === 'leads.update' ? withAt(body, ['nextAction'], word) : body;
}

/** The call with an idempotency key. */
export function keyed(call: SentCall, key: string): SentCall {
  return { ...call, headers: { ...call.headers, 'idempotency-key': key } };
}

/** Removes rows a write creates only once, so that it has an effect to observe. */
export async function makeRoom({ server }: World, { name }: Pick<Write, 'name'>): Promise<void> {
  const { query } = server.deps.db;
  if (name === 'savedProperties.add') await query('delete from saved_properties');
  if (name === 'leads.update') await query(`update leads set status = 'New' where status = 'Contacted'`);
  if (name === 'assignments.assign') await query('delete from assignments');
  if (name === 'plans.create') await query('delete from plans');
}
