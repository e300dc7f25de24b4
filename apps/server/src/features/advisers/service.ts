import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordAudit } from '../audit/index.ts';
import { insertClientAdviser } from './queries.ts';

/** Makes a client an adviser's; nothing where they are already, and for an admin, who sees everyone. */
export async function giveClient(
  tx: Tx,
  { actor, clientId, adviserId, at }: { actor: Actor; clientId: string; adviserId: string; at: Date },
): Promise<void> {
  if (!(await insertClientAdviser(tx, { clientId, adviserId, by: actor.id, at }))) return;
  const subject = { kind: 'client', id: clientId } as const;
  await recordAudit(tx, { at, actor, action: 'adviser-given', subject, fields: ['advisers'] });
}
