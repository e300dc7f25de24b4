import { type ClientLead, fullName } from '@freehold/contract';
import { type Actor, reachOf } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';
import { listConvertedIds, listLeadsOf } from './queries/of-client.ts';
import { stageOfRow } from './stages.ts';

/** A client's contact details, normalised; null where there is nothing to compare. */
export interface ClientContact {
  readonly emailNormalised: string | null;
  readonly phoneDigits: string | null;
}

/** Leads of a client, newest first: converted ones, and those with the same email address or phone number. */
export async function leadsOfClient(
  reader: Reader,
  { actor, scope, contact }: { actor: Actor; scope: ClientScope; contact: ClientContact },
): Promise<ClientLead[]> {
  const rows = await listLeadsOf(reader, scope, { ...contact, adviser: reachOf(actor) });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    stage: stageOfRow(row),
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    receivedAt: row.received_at.toISOString(),
    nextAction: row.next_action,
    nextActionOn: row.next_action_on,
    link: linkOf(row, scope),
  }));
}

/** Ids of the leads converted into a client. */
export function convertedLeadIds(reader: Reader, scope: ClientScope): Promise<string[]> {
  return listConvertedIds(reader, scope);
}

function linkOf(
  row: { client_id: string | null; is_same_email: boolean },
  { profileId }: ClientScope,
): ClientLead['link'] {
  if (row.client_id === profileId) return 'converted';
  return row.is_same_email ? 'email' : 'phone';
}
