import type { LeadListItem } from '@freehold/contract';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { unsubscribeDates } from '../privacy/index.ts';
import { presentLead } from './present.ts';
import type { LeadRow } from './queries/list.ts';

/**
 * Presents the leads of a list; unsubscription is looked up only where news was ticked, since each lookup computes a
 * code.
 */
export async function presentLeads(
  deps: Pick<Deps, 'secrets'>,
  reader: Reader,
  rows: readonly LeadRow[],
): Promise<LeadListItem[]> {
  const ticked = rows.flatMap((row) => (row.wants_marketing ? [row.email_normalised] : []));
  const dates = await unsubscribeDates(deps, reader, ticked);
  return rows.map((row) => presentLead(row, row.wants_marketing ? (dates.get(row.email_normalised) ?? null) : null));
}

/** Presents one lead, with its address's unsubscription whatever was ticked. */
export async function presentOneLead(deps: Pick<Deps, 'secrets'>, reader: Reader, row: LeadRow): Promise<LeadListItem> {
  const dates = await unsubscribeDates(deps, reader, [row.email_normalised]);
  return presentLead(row, dates.get(row.email_normalised) ?? null);
}
