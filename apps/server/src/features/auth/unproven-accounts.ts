import type { Tx } from '../../db/transaction.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { releaseRecord } from '../profiles/index.ts';
import { deleteUnproven } from './queries/unproven.ts';

/**
 * Removes an account whose address nobody proved, with its sessions and what was typed into it; what an adviser has worked on stays
 * as a record without a sign-in. Returns whether there was such an account. Advisers' accounts are never removed.
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
