import type { Counts } from '@freehold/contract';
import type { Reader } from '../../db/transaction.ts';
import { countLeadsByStatus, countRecords } from './queries.ts';

/** The totals of the adviser's dashboard. */
export async function readCounts(reader: Reader): Promise<Counts> {
  const [records, leads] = [await countRecords(reader), await countLeadsByStatus(reader)];
  const byStatus = Object.fromEntries(leads.map(({ status, count }) => [status, count]));
  return { ...records, leads: { New: 0, Contacted: 0, Converted: 0, Closed: 0, ...byStatus } };
}
