import type { Tx } from '../../db/transaction.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { releaseRecord } from '../profiles/index.ts';
import { deleteUnproven } from './queries/unproven.ts';

/**
 * Removes an account whose address is unproven, with its sessions and what was typed into it; a record an adviser has
 * worked on stays, without a sign-in. Returns whether there was such an account. Never removes advisers' accounts.
 */
export async function endUnprovenAccount(
  tx: Tx,
  { id, event }: { id: string; event: Pick<AuditEvent, 'at' | 'actor' | 'action'> },
): Promise<boolean> {
  if (!(await deleteUnproven(tx, id))) return false;
  await releaseRecord(tx, id);
  await recordAudit(tx, { ...event, subject: { kind: 'user', id } });
  return true;
}
