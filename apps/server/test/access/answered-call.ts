import { filledCall } from './fill.ts';
import type { SentCall } from './people.ts';
import { policy } from './policy.ts';
import { type RouteName, routeNamed } from './route-names.ts';
import { type Sample, samples } from './samples.ts';
import type { World } from './world.ts';

/** A call and its sender. */
export interface AnsweredCall {
  readonly call: SentCall;
  readonly as: 'admin' | 'owner';
}

/**
 * The call of a route's sample, by a person allowed to make it: an adviser about the owner, or the owner about
 * themselves; `more` adds parts.
 */
export function answeredCall(world: World, name: RouteName, more: Partial<Sample> = {}): AnsweredCall {
  const { object, admin } = policy[name];
  const known = (word: string): string => world.things.get(`known-${word}`) ?? `no ${word}`;
  const status = typeof admin === 'number' ? admin : admin.foreign;
  const named: Readonly<Record<string, string>> = {
    client: world.people.owner.id,
    session: known('session-owner'),
    property: known('property-own'),
    plan: known('plan-owner'),
  };
  const here = object === null ? '' : (named[object] ?? known(`${object}-one`));
  const { bodyOfAdmin, ...sample } = samples[name];
  const as = status < 300 ? 'admin' : 'owner';
  const asked = as === 'admin' && bodyOfAdmin !== undefined ? { ...sample, body: bodyOfAdmin } : sample;
  const call = filledCall(
    routeNamed(name),
    { ...asked, ...more },
    new Map(world.things).set('known-object-here', here).set('known-holder-here', world.people.owner.id),
  );
  return { call, as };
}
