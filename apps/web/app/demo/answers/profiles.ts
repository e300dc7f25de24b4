import { type ClientListItem, type ClientListQuery, type ClientSort, routes } from '@freehold/contract';
import { dayInSydney, firstFigures } from '@freehold/domain';
import {
  addClient,
  changeClient,
  clientOf,
  detailsOf,
  profileOf,
  type RecordInput,
  refuseFutureDays,
} from '../client-record.ts';
import { changes, type DemoScene, reads } from '../demo-answer.ts';
import { inOrder, listPart, wordsOf } from '../list-page.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import type { DemoClient } from '../world/records.ts';

const { profiles } = routes;

/** Client records in the demo. */
export const profileAnswers = {
  list: reads(profiles.list, ({ world, query, tellNext }) => {
    const { items, next } = clientPart(query.role === 'ADMIN' ? [] : world.clients, query);
    tellNext(next);
    return items.map(listItem);
  }),
  read: reads(profiles.read, (call) => {
    const client = clientOf(call.world, call.params.id);
    auditRead(call, client.id);
    return flatProfile(client);
  }),
  update: changes(profiles.update, (call) => {
    refuseFutureDays({ profile: call.body }, call.at, '');
    return flatProfile(changed(call, call.params.id, { input: { profile: call.body }, version: undefined }));
  }),
  readDetails: reads(profiles.readDetails, (call) => {
    const client = clientOf(call.world, call.params.id);
    auditRead(call, client.id);
    return detailsOf(client);
  }),
  updateDetails: changes(profiles.updateDetails, (call) => {
    const { version, ...input } = call.body;
    refuseFutureDays(input, call.at, 'profile.');
    return detailsOf(changed(call, call.params.id, { input, version }));
  }),
  create: changes(profiles.create, (call) => {
    refuseFutureDays(call.body, call.at, 'profile.');
    const client = addClient(call, call.body);
    recordEvent(call, { action: 'client-created', subject: { kind: 'client', id: client.id } });
    return detailsOf(client);
  }),
  firstFigures: reads(profiles.firstFigures, ({ world, params, at }) =>
    firstFigures(detailsOf(clientOf(world, params.id)), dayInSydney(at)),
  ),
  valuations: reads(profiles.valuations, ({ world, params }) => clientOf(world, params.id).valuations),
};

/** A page of clients in the order and with the words of a query. */
export function clientPart(clients: readonly DemoClient[], query: ClientListQuery) {
  const { q, sort = 'name' } = query;
  const words = wordsOf(q);
  const found = clients.filter((client) => isFound(client, words));
  return listPart(inOrder(found, sort, sortKey(sort)), sort, query);
}

function changed(
  scene: DemoScene,
  id: string,
  { input, version }: { input: RecordInput; version: number | undefined },
): DemoClient {
  const client = clientOf(scene.world, id);
  const fields = changeClient(client, input, { version, at: scene.at });
  if (fields.length > 0) recordEvent(scene, { action: 'client-updated', subject: { kind: 'client', id }, fields });
  return client;
}

function flatProfile(client: DemoClient) {
  const { assets, liabilities, version } = client;
  return { ...profileOf(client), assets, liabilities, version };
}

function listItem({ id, profile }: DemoClient): ClientListItem {
  const { firstName, lastName, email, phone, grossIncome } = profile;
  return { id, firstName, lastName, email, phone, role: 'CLIENT', grossIncome };
}

// One- and two-letter words match word starts only, as on the server.
function isFound({ profile }: DemoClient, words: readonly string[]): boolean {
  const { firstName, lastName, email, phone } = profile;
  const text = ` ${firstName} ${lastName} ${email} ${phone} ${phone.replaceAll(' ', '')}`.toLowerCase();
  return words.every((word) => text.includes(word.length < 3 && /[\p{L}\p{N}]/u.test(word) ? ` ${word}` : word));
}

function sortKey(sort: ClientSort): (client: DemoClient) => string {
  if (sort.endsWith('email')) return ({ profile }) => profile.email.toLowerCase();
  if (sort.endsWith('created')) return ({ createdAt }) => createdAt;
  return ({ profile }) => `${profile.firstName} ${profile.lastName}`.toLowerCase();
}
