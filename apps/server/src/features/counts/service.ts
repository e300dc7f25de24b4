import type { Counts } from '@freehold/contract';
import { type Actor, reachOf } from '../../actor.ts';
import type { Reader } from '../../db/transaction.ts';
import { countLeadsByStatus, countRecords } from './queries.ts';

/** The totals of the dashboard, of what the actor may see. */
export async function readCounts(reader: Reader, actor: Actor): Promise<Counts> {
  const reach = reachOf(actor);
  const [records, leads] = [await countRecords(reader, reach), await countLeadsByStatus(reader, reach)];
  const byStatus = Object.fromEntries(leads.map(({ status, count }) => [status, count]));
  return { ...records, leads: { New: 0, Contacted: 0, Converted: 0, Closed: 0, ...byStatus } };
}
