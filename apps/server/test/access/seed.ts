import type { LightMyRequestResponse } from 'fastify';
import { aBorrowingLead } from '../builders.ts';
import { markedRecord } from './canaries.ts';
import type { Person, PersonName, SentCall } from './people.ts';

/** Ids of records by the placeholder word for them in a call, such as `known-property-own`. */
export type SeededThings = ReadonlyMap<string, string>;

interface Ground {
  readonly people: Readonly<Record<PersonName, Person>>;
  send(call: SentCall, as?: PersonName | null): Promise<LightMyRequestResponse>;
}

/** The two clients' records, each identifiable by its texts and figures. */
export const records = { owner: markedRecord('owned-canary', 731_731), other: markedRecord('other-canary', 842_842) };

/** A property's fields that only advisers see, identifiable in the same way. */
export const advisersFigures = {
  own: { purchasePrice: 953_953.31, currentValue: 953_953.32, deposit: 953_953.33, status: 'own canary status' },
  foreign: { purchasePrice: 864_864.31, currentValue: 864_864.32, deposit: 864_864.33, status: 'other canary status' },
  free: { purchasePrice: 775_775.31, currentValue: 775_775.32, deposit: 775_775.33, status: 'free canary status' },
} as const;

/** A property's fields that every signed-in person may read. */
export const propertyForm = {
  name: 'Harbour House',
  street: '1 High St',
  suburb: 'Manly',
  state: 'NSW',
  postcode: '2095',
  description: 'Near the water',
  price: 900_000,
  beds: 3,
  baths: 2,
  area: 180,
  features: ['Pool'],
  growthRate: 4,
  rentalYield: 3.5,
};

/** The smallest valid picture. */
export const onePixel = {
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
} as const;

/** Seeds records; returns the words by which a call may name them, per signed-in person. */
export async function seedRecords({ people, send }: Ground): Promise<SeededThings> {
  const things = new Map<string, string>([
    ['known-client-own', people.owner.id],
    ['known-client-foreign', people.other.id],
    ['known-admin-one', people.admin.id],
    ['known-admin-ex', people.demoted.id],
    ['known-adviser-one', people.adviser.id],
  ]);
  for (const name of ['owner', 'other'] as const) {
    await made(send({ method: 'PUT', path: `/profiles/${people[name].id}/details`, body: records[name] }, name));
    const plan = { plan: 1, title: `Plan of ${name}`, start: '2026-12', years: 2, people: { a: { born: '1988-06' } } };
    const { id } = await made(send({ method: 'POST', path: '/plans', body: { plan } }, name));
    await made(send({ method: 'POST', path: `/plans/${id}/versions`, body: { name: 'At first' } }, name));
    things.set(`known-plan-${name}`, id);
    const ofClient = `?userId=${people[name].id}`;
    const drafted = await made(send({ method: 'POST', path: `/plans${ofClient}`, body: { plan } }, 'admin'));
    const shown = { version: 1, options: [], basis: 'general' };
    await made(send({ method: 'POST', path: `/plans/${drafted.id}/publish${ofClient}`, body: shown }, 'admin'));
    things.set(`known-published-${name}`, drafted.id);
    const ops = [{ set: 'years', to: 4 }];
    const change = { id: 'c1', label: 'Four years', by: 'you', at: '2026-11-21T00:00:00Z', ops };
    const suggested = { method: 'POST', path: `/plans/${drafted.id}/suggestions` } as const;
    const suggestion = await made(send({ ...suggested, body: { version: 1, changes: [change] } }, name));
    things.set(`known-suggestion-${name}`, suggestion.id);
  }
  for (const [word, client] of [
    ['own', people.owner.id],
    ['foreign', people.other.id],
    ['free', null],
  ] as const) {
    const form = { ...propertyForm, name: `Harbour House ${word}` };
    const { id } = await made(send({ method: 'POST', path: '/properties', body: form }, 'admin'));
    things.set(`known-property-${word}`, id);
    const body = { ...form, ...advisersFigures[word], userId: client };
    await made(send({ method: 'PUT', path: `/properties/${id}`, body }, 'admin'));
    if (client === null) continue;
    const pair = { clientId: client, propertyId: id };
    await made(send({ method: 'POST', path: '/assign-property', body: pair }, 'admin'));
    const saved = { userId: client, propertyId: id };
    await made(
      send({ method: 'POST', path: '/saved-properties/add', body: saved }, word === 'own' ? 'owner' : 'other'),
    );
  }
  for (const [word, changes] of [
    ['one', {}],
    ['two', { email: 'second@leads.example', phone: '0499 000 111' }],
    ['taken', { email: 'third@leads.example', phone: '0499 000 222' }],
  ] as const) {
    const lead = await made(send({ method: 'POST', path: '/borrowing-leads', body: aBorrowingLead(changes) }));
    things.set(`known-lead-${word}`, lead.id);
  }
  for (const word of ['foreign', 'removed'] as const) {
    const note = {
      method: 'POST',
      path: `/clients/${people.owner.id}/notes`,
      body: { text: `Noted: ${word}` },
    } as const;
    things.set(`known-note-${word}`, (await made(send(note, 'admin'))).id);
    const task = {
      method: 'POST',
      path: `/clients/${people.owner.id}/tasks`,
      body: { text: `To do: ${word}` },
    } as const;
    things.set(`known-task-${word}`, (await made(send(task, 'admin'))).id);
  }
  const image = await made(send({ method: 'POST', path: '/images', ...bytesOf(onePixel) }, 'admin'));
  things.set('known-image-one', image.imageUrl.replace('/api/images/', ''));
  const mails = await send({ method: 'GET', path: '/mails' }, 'admin');
  things.set('known-mail-one', mails.json()[0].id);
  return things;
}

/** A body that is not JSON, as a call carries it. */
export function bytesOf({ base64, type }: { readonly base64: string; readonly type: string }) {
  return { body: Buffer.from(base64, 'base64'), headers: { 'content-type': type } };
}

async function made(sending: Promise<LightMyRequestResponse>): Promise<{ id: string; imageUrl: string }> {
  const answer = await sending;
  if (answer.statusCode >= 300) throw new Error(`Nothing was made: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}
