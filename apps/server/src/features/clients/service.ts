import type { ClientHead, ClientLead, ClientView } from '@freehold/contract';
import { clientHead, dayInSydney } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { leadsOfClient } from '../leads/index.ts';
import { assignedProperties } from '../portfolio/index.ts';
import { clientContact, clientRecord, lastContactOf } from '../profiles/index.ts';
import { savedPropertiesOf } from '../saved-properties/index.ts';
import { nextTaskOf } from '../tasks/index.ts';

type Asked = { readonly actor: Actor; readonly scope: ClientScope };

/** Everything a client's own dashboard shows, from one snapshot; audited as one event. Throws AppError `not-found`. */
export async function viewClient({ db, now }: Pick<Deps, 'db' | 'now'>, { actor, scope }: Asked): Promise<ClientView> {
  const at = now();
  return await transaction(
    db,
    async (tx) => {
      const { details, valuations } = await clientRecord(tx, scope, at);
      await recordAudit(tx, { at, actor, action: 'client-viewed', subject: { kind: 'client', id: scope.profileId } });
      const assigned = await assignedProperties(tx, scope);
      return { details, valuations, assigned, saved: await savedPropertiesOf(tx, scope) };
    },
    { isolation: 'repeatable read' },
  );
}

/** What an adviser's page of a client opens on, from one snapshot; the read is audited. Throws AppError `not-found`. */
export async function readClientHead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, scope }: Asked,
): Promise<ClientHead> {
  const at = now();
  const day = dayInSydney(at);
  const { details, ...rest } = await transaction(
    db,
    async (tx) => {
      const { details: record } = await clientRecord(tx, scope, at);
      const subject = { kind: 'client', id: scope.profileId } as const;
      await recordAudit(tx, { at, actor, action: 'client-read', subject, fields: ['figures', 'tasks'] });
      const lastContactAt = await lastContactOf(tx, scope);
      return { details: record, ...(await nextTaskOf(tx, scope)), lastContactAt };
    },
    { isolation: 'repeatable read' },
  );
  return { day, figures: clientHead(details, day), ...rest };
}

/** Leads of a client, newest first; the read is audited. Throws AppError `not-found`. */
export async function readClientLeads(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, scope }: Asked,
): Promise<ClientLead[]> {
  return await transaction(db, async (tx) => {
    const contact = await clientContact(tx, scope);
    const subject = { kind: 'client', id: scope.profileId } as const;
    await recordAudit(tx, { at: now(), actor, action: 'client-read', subject, fields: ['leads'] });
    return await leadsOfClient(tx, { actor, scope, contact });
  });
}
