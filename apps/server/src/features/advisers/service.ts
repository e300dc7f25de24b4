import type { ClientAdvisers } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import { recordAudit, recordAuditAbout } from '../audit/index.ts';
import { handOverHeld } from '../erasures/index.ts';
import {
  deleteClientAdviser,
  insertClientAdviser,
  listClientAdvisers,
  moveClients,
  moveLeads,
  moveTasks,
  moveTasksOfClient,
} from './queries.ts';

/** A client, an adviser, and who decided what. */
interface Decision {
  readonly actor: Actor;
  readonly clientId: string;
  readonly adviserId: string;
  readonly at: Date;
}

/**
 * Makes a client an adviser's; nothing where they are already, for one who is disabled, and for an admin, who sees
 * everyone.
 */
export async function giveClient(tx: Tx, { actor, clientId, adviserId, at }: Decision): Promise<void> {
  if (!(await insertClientAdviser(tx, { clientId, adviserId, by: actor.id, at }))) return;
  const subject = { kind: 'client', id: clientId } as const;
  await recordAudit(tx, { at, actor, action: 'adviser-given', subject, fields: ['advisers'] });
}

/** Takes a client with the unfinished tasks from an adviser; nothing where they are not theirs. */
export async function takeClient(tx: Tx, { actor, clientId, adviserId, at }: Decision): Promise<void> {
  if (!(await deleteClientAdviser(tx, { clientId, adviserId }))) return;
  await moveTasksOfClient(tx, { clientId, adviserId });
  const subject = { kind: 'client', id: clientId } as const;
  await recordAudit(tx, { at, actor, action: 'adviser-taken', subject, fields: ['advisers'] });
}

/** The advisers who see a client's record, the longest first. */
export async function advisersOfClient(reader: Reader, scope: ClientScope): Promise<ClientAdvisers> {
  const rows = await listClientAdvisers(reader, scope);
  return rows.map(({ id, first_name: firstName, last_name: lastName, since }) => ({
    ...{ id, firstName, lastName },
    since: since.toISOString(),
  }));
}

/**
 * Hands all clients, leads and unfinished tasks of an adviser to another, or with null to nobody, which leaves them to the
 * admins; also of people being erased, who are not counted. Returns how many clients and leads changed hands.
 */
export async function handOverAll(
  tx: Tx,
  { actor, from, to, at }: { actor: Actor; from: string; to: string | null; at: Date },
): Promise<{ clients: number; leads: number }> {
  const { taken, given } = await moveClients(tx, { from, to, by: actor.id, at });
  const leads = await moveLeads(tx, { from, to });
  await moveTasks(tx, { from, to });
  const held = await handOverHeld(tx, { from, to, by: actor.id, at });
  const ofClient = { at, actor, kind: 'client', fields: ['advisers'] } as const;
  await recordAuditAbout(tx, { ...ofClient, action: 'adviser-taken', ids: [...taken, ...held.taken] });
  await recordAuditAbout(tx, { ...ofClient, action: 'adviser-given', ids: [...given, ...held.given] });
  const moved = [...leads, ...held.leads];
  await recordAuditAbout(tx, { at, actor, action: 'lead-updated', kind: 'lead', fields: ['ownerId'], ids: moved });
  const subject = { kind: 'user', id: from } as const;
  const fields = ['clients', 'leads', ...(to === null ? [] : [`to.${to}`])];
  await recordAudit(tx, { at, actor, action: 'adviser-handed-over', subject, fields });
  return { clients: taken.length, leads: leads.length };
}
