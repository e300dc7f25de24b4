import {
  type Adviser,
  AppError,
  adviserMessages,
  type ClientAdvisers,
  normaliseEmail,
  routes,
} from '@freehold/contract';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuseField } from '../demo-answer.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import type { DemoAdviser, World } from '../world/records.ts';

const { advisers } = routes;

/** The advisers of the demo's practice, and whose its clients are. */
export const adviserAnswers = {
  list: reads(advisers.list, ({ world }) => ({
    advisers: world.advisers.toSorted(byName).map((adviser) => counted(world, adviser)),
    unassigned: {
      clients: world.clients.filter(({ id }) => !world.clientAdvisers.some(({ clientId }) => clientId === id)).length,
      openLeads: world.leads.filter((lead) => lead.ownerId === null && lead.clientId === null && isOpen(lead)).length,
    },
  })),
  invite: changes(advisers.invite, (call) => {
    const { world, body, at } = call;
    const isSame = ({ email }: { email: string }) => normaliseEmail(email) === normaliseEmail(body.email);
    const known = world.advisers.find(isSame);
    const isTaken = known?.state === 'active' || world.clients.some(({ profile }) => isSame(profile));
    if (isTaken) throw new AppError('email-taken', { message: adviserMessages.emailTaken });
    if (known?.state === 'disabled') throw new AppError('email-taken', { message: adviserMessages.disabledAlready });
    const adviser = known ?? { id: newIdempotencyKey(), ...body, state: 'invited' as const, since: at.toISOString() };
    if (!known) world.advisers = [...world.advisers, adviser];
    recordEvent(call, { action: 'adviser-invited', subject: { kind: 'user', id: adviser.id } });
    return { adviser: counted(world, adviser), link: null };
  }),
  disable: changes(advisers.disable, (call) => {
    const { id } = call.params;
    const { handTo } = call.body;
    const { state } = adviserOf(call.world, id);
    if (state === 'disabled') throw new AppError('already-done');
    const { clients, openLeads } = counted(call.world, adviserOf(call.world, id));
    if (handTo === undefined && clients + openLeads > 0) refuseField('handTo', adviserMessages.hasClients);
    if (handTo !== undefined) handOver(call, { from: id, to: handTo, field: 'handTo' });
    return changed(call, id, 'disabled');
  }),
  enable: changes(advisers.enable, (call) => {
    if (adviserOf(call.world, call.params.id).state !== 'disabled') throw new AppError('already-done');
    return changed(call, call.params.id, 'active');
  }),
  handOver: changes(advisers.handOver, (call) => {
    adviserOf(call.world, call.params.id);
    return handOver(call, { from: call.params.id, to: call.body.to, field: 'to' });
  }),
  ofClient: reads(advisers.ofClient, (call) => {
    const { id } = clientOf(call.world, call.params.id);
    auditRead(call, id, ['advisers']);
    return advisersOf(call.world, id);
  }),
  assign: changes(advisers.assign, (call) => {
    const { world, at, params } = call;
    const { id: clientId } = clientOf(world, params.id);
    const { id: adviserId, state } = adviserOf(world, params.adviserId);
    if (state === 'disabled') throw new AppError('not-found', { message: adviserMessages.unknown });
    if (advisersOf(world, clientId).some(({ id }) => id === adviserId)) return advisersOf(world, clientId);
    world.clientAdvisers = [...world.clientAdvisers, { clientId, adviserId, since: at.toISOString() }];
    recordEvent(call, { action: 'adviser-given', subject: { kind: 'client', id: clientId }, fields: ['advisers'] });
    return advisersOf(world, clientId);
  }),
  unassign: changes(advisers.unassign, (call) => {
    const { world, params } = call;
    const { id: clientId } = clientOf(world, params.id);
    const isTaken = (row: { clientId: string; adviserId: string }) =>
      row.clientId === clientId && row.adviserId === params.adviserId;
    if (!world.clientAdvisers.some(isTaken)) return advisersOf(world, clientId);
    world.clientAdvisers = world.clientAdvisers.filter((row) => !isTaken(row));
    recordEvent(call, { action: 'adviser-taken', subject: { kind: 'client', id: clientId }, fields: ['advisers'] });
    return advisersOf(world, clientId);
  }),
};

function adviserOf(world: World, id: string): DemoAdviser {
  const adviser = world.advisers.find((known) => known.id === id);
  if (adviser === undefined) throw new AppError('not-found');
  return adviser;
}

function changed(call: DemoScene, id: string, state: DemoAdviser['state']): Adviser {
  const { world } = call;
  world.advisers = world.advisers.map((known) => (known.id === id ? { ...known, state } : known));
  const action = state === 'disabled' ? 'account-disabled' : 'account-enabled';
  recordEvent(call, { action, subject: { kind: 'user', id } });
  return counted(world, adviserOf(world, id));
}

function handOver(call: DemoScene, { from, to, field }: { from: string; to: string | null; field: string }) {
  const { world, at } = call;
  if (to === from) refuseField(field, adviserMessages.same);
  const isThere = to === null || world.advisers.some(({ id, state }) => id === to && state !== 'disabled');
  if (!isThere) refuseField(field, adviserMessages.unknown);
  const theirs = world.clientAdvisers.filter(({ adviserId }) => adviserId === from);
  const others = world.clientAdvisers.filter(({ adviserId }) => adviserId !== from);
  const isNew = ({ clientId }: { clientId: string }) =>
    !others.some((row) => row.clientId === clientId && row.adviserId === to);
  const given = to === null ? [] : theirs.filter(isNew);
  const since = at.toISOString();
  world.clientAdvisers = [...others, ...given.map(({ clientId }) => ({ clientId, adviserId: to ?? '', since }))];
  const leads = world.leads.filter(({ ownerId }) => ownerId === from).length;
  world.leads = world.leads.map((lead) => (lead.ownerId === from ? { ...lead, ownerId: to } : lead));
  recordEvent(call, {
    action: 'adviser-handed-over',
    subject: { kind: 'user', id: from },
    fields: ['clients', 'leads'],
  });
  return { clients: theirs.length, leads };
}

function counted(world: World, adviser: DemoAdviser): Adviser {
  const clients = world.clientAdvisers.filter(({ adviserId }) => adviserId === adviser.id).length;
  const openLeads = world.leads.filter((lead) => lead.ownerId === adviser.id && isOpen(lead)).length;
  return { ...adviser, clients, openLeads };
}

function isOpen({ status }: { status: string }): boolean {
  return status === 'New' || status === 'Contacted';
}

function advisersOf(world: World, id: string): ClientAdvisers {
  return world.clientAdvisers
    .filter(({ clientId }) => clientId === id)
    .flatMap(({ adviserId, since }) => {
      const { firstName, lastName, state } = adviserOf(world, adviserId);
      return state === 'disabled' ? [] : [{ id: adviserId, firstName, lastName, since }];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since));
}

function byName(a: DemoAdviser, b: DemoAdviser): number {
  return `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`);
}
