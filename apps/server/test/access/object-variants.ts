import type { Route } from '@freehold/contract';
import { filledCall, withIds } from './fill.ts';
import type { SentCall } from './people.ts';
import type { Sample } from './samples.ts';

/** A different way to name the object of a call, and its expected outcome. */
export interface Variant {
  readonly what: string;
  /** `own`: as for the caller's own object. `refused`: 400 or 404. `missing`: 404. */
  readonly outcome: 'own' | 'refused' | 'missing';
  readonly call: SentCall;
}

interface Ids {
  readonly own: string;
  readonly foreign: string;
  readonly admin: string;
  readonly things: ReadonlyMap<string, string>;
}

const percent = (text: string): string =>
  [...text].map((mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const mixed = (id: string): string =>
  [...id].map((mark, index) => (index % 2 === 0 ? mark.toUpperCase() : mark)).join('');

/** Ways to write an id in the path of a route about a client. */
export function pathVariants(route: Route, sample: Sample, ids: Ids): Variant[] {
  const { own, foreign, admin } = ids;
  const written: readonly (readonly [what: string, outcome: Variant['outcome'], path: string])[] = [
    ['own id in capitals', 'own', own.toUpperCase()],
    ['own id percent-encoded', 'own', percent(own)],
    ['own id and a slash', 'own', `${own}/`],
    ['foreign id in capitals', 'missing', foreign.toUpperCase()],
    ['foreign id in mixed case', 'missing', mixed(foreign)],
    ['foreign id percent-encoded', 'missing', percent(foreign)],
    ['foreign id and a slash', 'missing', `${foreign}/`],
    ['id of an adviser', 'missing', admin],
    ['both ids', 'refused', `${own},${foreign}`],
    ['both ids, encoded comma', 'refused', `${foreign}%2C${own}`],
    ['foreign id in braces', 'refused', `%7B${foreign}%7D`],
    ['foreign id without dashes', 'refused', foreign.replaceAll('-', '')],
    ['foreign id as a name', 'refused', `urn:uuid:${foreign}`],
    ['foreign id and a NUL', 'refused', `${foreign}%00`],
    ['foreign id and a space', 'refused', `${foreign}%20`],
    ['own id, then up to the foreign one', 'refused', `${own}%2F..%2F${foreign}`],
    ['own id encoded twice', 'refused', percent(own).replaceAll('%', '%25')],
  ];
  return written.map(([what, outcome, id]) => {
    const word = 'known-object-here';
    const { method, path, ...rest } = filledCall(route, sample, new Map(ids.things).set(word, word));
    // A trailing slash goes after the whole path.
    const isSlash = id.endsWith('/');
    const written = path.replace(word, isSlash ? id.slice(0, -1) : id);
    return { what, outcome, call: { ...rest, method, path: isSlash ? `${written}/` : written } };
  });
}

/** Ways to write `userId` in the query of a route about a client. */
export function queryVariants(route: Route, rest: string, { own, foreign, admin, things }: Ids): Variant[] {
  const written: readonly (readonly [what: string, outcome: Variant['outcome'], query: string])[] = [
    ['own id in capitals', 'own', `userId=${own.toUpperCase()}`],
    ['own id percent-encoded', 'own', `userId=${percent(own)}`],
    ['foreign id in capitals', 'missing', `userId=${foreign.toUpperCase()}`],
    ['foreign id percent-encoded', 'missing', `userId=${percent(foreign)}`],
    ['id of an adviser', 'missing', `userId=${admin}`],
    ['own id, then the foreign one', 'refused', `userId=${own}&userId=${foreign}`],
    ['foreign id, then the own one', 'refused', `userId=${foreign}&userId=${own}`],
    ['a list', 'refused', `userId[]=${foreign}`],
    ['a list by number', 'refused', `userId[0]=${foreign}`],
    ['both ids', 'refused', `userId=${own},${foreign}`],
    ['another case of the name', 'refused', `userid=${foreign}`],
    ['the name with a line', 'refused', `user_id=${foreign}`],
    ['clientId beside it', 'refused', `userId=${own}&clientId=${foreign}`],
    ['blank', 'refused', 'userId='],
  ];
  return written.map(([what, outcome, query]) => {
    const path = `${route.path}?${query}${rest === '' ? '' : `&${withIds(rest, things)}`}`;
    return { what, outcome, call: { method: route.method, path } };
  });
}

/** Ways to write `userId` in the body of a route about a client; the texts are JSON. */
export function bodyVariants(route: Route, { own, foreign, admin, things }: Ids): Variant[] {
  const property = `"propertyId":"${things.get('known-property-own')}"`;
  const written: readonly (readonly [what: string, outcome: Variant['outcome'], fields: string])[] = [
    ['own id in capitals', 'own', `"userId":"${own.toUpperCase()}"`],
    ['foreign id', 'missing', `"userId":"${foreign}"`],
    ['foreign id in capitals', 'missing', `"userId":"${foreign.toUpperCase()}"`],
    ['id of an adviser', 'missing', `"userId":"${admin}"`],
    ['own id, then the foreign one', 'missing', `"userId":"${own}","userId":"${foreign}"`],
    ['foreign id, then the own one', 'own', `"userId":"${foreign}","userId":"${own}"`],
    ['the name written with an escape', 'missing', `"user\\u0049d":"${foreign}"`],
    ['a list', 'refused', `"userId":["${foreign}"]`],
    ['both in a list', 'refused', `"userId":["${own}","${foreign}"]`],
    ['an operator', 'refused', `"userId":{"$ne":"${own}"}`],
    ['a number', 'refused', '"userId":1'],
    ['true', 'refused', '"userId":true'],
    ['clientId beside it', 'refused', `"userId":"${own}","clientId":"${foreign}"`],
    ['another case of the name', 'refused', `"UserId":"${foreign}"`],
    ['a prototype', 'refused', `"__proto__":{"userId":"${foreign}"}`],
  ];
  return written.map(([what, outcome, fields]) => ({
    what,
    outcome,
    call: {
      method: route.method,
      path: route.path,
      body: `{${fields},${property}}`,
      headers: { 'content-type': 'application/json' },
    },
  }));
}
