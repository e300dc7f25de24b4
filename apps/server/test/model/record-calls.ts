import { randomInt, randomUUID } from 'node:crypto';
import { clientDetailsSchema, clientListSchema, savedLinkSchema, signInReplySchema } from '@freehold/contract';
import * as z from 'zod/mini';
import { send } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { addClient, addProperty } from '../properties.ts';
import type { Answer, Hand, Operation } from './record-model.ts';

/** Shared by all sequences: the server, an adviser, an uninvolved client and a few properties. */
export interface Place {
  readonly server: TestApp;
  readonly adviser: string;
  readonly stranger: string;
  readonly properties: readonly string[];
}

/** One sequence: its own clients, and the ids of their assets by client and description. */
export interface Sequence {
  readonly mark: string;
  readonly clients: Map<number, { readonly id: string; readonly authorization: string }>;
  readonly assetIds: Map<string, string>;
}

/** Number of shared properties. */
export const propertyCount = 2;

/** Sets up what the sequences share. */
export async function makePlace(server: TestApp): Promise<Place> {
  const adviser = await server.signedIn('ADMIN');
  const stranger = await addClient(server);
  const properties: string[] = [];
  for (let n = 0; n < propertyCount; n += 1) {
    properties.push((await addProperty(server, adviser, { name: `Property ${n}` })).id);
  }
  return { server, adviser: adviser.authorization, stranger: stranger.authorization, properties };
}

/** A sequence without clients. */
export function newSequence(): Sequence {
  return { mark: `m${randomUUID().replaceAll('-', '')}`, clients: new Map(), assetIds: new Map() };
}

/** Makes the call for an operation and returns its response in the model's terms. Throws for any other response. */
export async function perform(place: Place, sequence: Sequence, operation: Operation): Promise<Answer> {
  // Lists are ordered by time; with a stopped clock all rows would tie.
  place.server.clock.advance({ minutes: 1 / 60_000 });
  if (operation.kind === 'register') return register(place, sequence, operation.who);
  if (operation.kind === 'clients') return clients(place, sequence);
  const call = { place, sequence, operation, id: sequence.clients.get(operation.who)?.id ?? randomUUID() };
  const { target, body } = requestOf(call);
  const answer = await send(place.server.app, target, {
    authorization: authorizationOf(call, 'by' in operation ? operation.by : 'adviser'),
    ...(body === undefined ? {} : { body }),
  });
  if (answer.statusCode === 404 || answer.statusCode === 412) return String(answer.json().code);
  if (answer.statusCode !== 200) throw new Error(`${target} answered ${answer.statusCode} ${answer.body}`);
  return answerOf(call, answer.json());
}

interface Call {
  readonly place: Place;
  readonly sequence: Sequence;
  readonly operation: Exclude<Operation, { kind: 'register' | 'clients' }>;
  readonly id: string;
}

async function register({ server }: Place, { mark, clients }: Sequence, who: number): Promise<Answer> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  const email = `client-${who}-${mark}@example.com`;
  const body = { firstName: `Client ${who}`, lastName: mark, email, password: 'a long enough one' };
  const answer = await send(server.app, 'POST /auth/register', { address, body });
  if (answer.statusCode === 409) return String(answer.json().code);
  if (answer.statusCode !== 201) throw new Error(`A sign-up was answered ${answer.statusCode} ${answer.body}`);
  const { id, accessToken } = signInReplySchema.parse(answer.json());
  clients.set(who, { id, authorization: `Bearer ${accessToken}` });
  return 'created';
}

async function clients({ server, adviser }: Place, { mark }: Sequence): Promise<Answer> {
  const answer = await send(server.app, `GET /profiles?q=${mark}`, { authorization: adviser });
  return clientListSchema.parse(answer.json()).map(({ firstName }) => Number(firstName.replace('Client ', '')));
}

function authorizationOf({ place, sequence, operation }: Call, by: Hand): string {
  if (by === 'stranger') return place.stranger;
  const own = sequence.clients.get(operation.who)?.authorization;
  return by === 'self' && own !== undefined ? own : place.adviser;
}

function requestOf(call: Call): { target: Parameters<typeof send>[1]; body?: object } {
  const { place, operation, id } = call;
  const propertyId = 'property' in operation ? place.properties[operation.property] : undefined;
  switch (operation.kind) {
    case 'edit': {
      const profile = { occupation: operation.occupation };
      return { target: `PUT /profiles/${id}/details`, body: { profile, ...versionOf(operation) } };
    }
    case 'assets': {
      const assets = operation.assets.map(({ name, value }) => {
        return { id: call.sequence.assetIds.get(`${operation.who} ${name}`), description: name, currentValue: value };
      });
      return { target: `PUT /profiles/${id}/details`, body: { profile: {}, assets, ...versionOf(operation) } };
    }
    case 'save':
      return { target: 'POST /saved-properties/add', body: { userId: id, propertyId } };
    case 'unsave':
      return { target: `DELETE /saved-properties/remove?userId=${id}&propertyId=${propertyId}` };
    case 'assign':
      return { target: 'POST /assign-property', body: { clientId: id, propertyId } };
    case 'details':
      return { target: `GET /profiles/${id}/details` };
    case 'saved':
      return { target: `GET /saved_properties?userId=${id}` };
    case 'portfolio':
      return { target: `GET /portfolio/${id}` };
  }
}

function versionOf({ version }: { readonly version: number | null }): { version?: number } {
  return version === null ? {} : { version };
}

const savedAnswer = z.object({ saved: z.boolean() });
const portfolioAnswer = z.object({ properties: z.array(z.object({ id: z.string() })) });

function answerOf({ place, sequence, operation }: Call, body: unknown): Answer {
  const numberOf = (id: string) => place.properties.indexOf(id);
  switch (operation.kind) {
    case 'save':
    case 'unsave':
      return savedAnswer.parse(body).saved ? 'saved' : 'not saved';
    case 'assign':
      return 'assigned';
    case 'saved':
      return z
        .array(savedLinkSchema)
        .parse(body)
        .map((link) => ({ property: numberOf(link.property_id), isPurchased: link.purchased }));
    case 'portfolio':
      return portfolioAnswer.parse(body).properties.map(({ id }) => numberOf(id));
    default: {
      const { profile, assets, version } = clientDetailsSchema.parse(body);
      for (const { id, description } of assets) sequence.assetIds.set(`${operation.who} ${description}`, id);
      const named = assets.map(({ description, currentValue }) => ({ name: description, value: currentValue }));
      return { occupation: profile.occupation, assets: named, version };
    }
  }
}
