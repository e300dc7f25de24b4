import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** What the page of an enquiry's link needs. */
export function findEnquiry(reader: Reader, id: string) {
  return reader
    .selectFrom('leads')
    .select(['id', 'wants_marketing', 'marketing_confirmed_at', 'withdrawn_at', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks news as confirmed; false when they were not requested, or already confirmed or withdrawn. */
export async function confirmMarketing(tx: Tx, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .updateTable('leads')
    .set({ marketing_confirmed_at: at })
    .where('id', '=', id)
    .where('wants_marketing', '=', true)
    .where('marketing_confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Withdraws the agreement and closes the lead unless it is a client's; false when already done. */
export async function withdrawAgreement(tx: Tx, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .updateTable('leads')
    .set((row) => ({
      withdrawn_at: at,
      purposes: [],
      marketing_confirmed_at: null,
      status: sql`case when status = 'Converted' then status else 'Closed' end`,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Ids of the mails about a lead. */
export async function listMailIdsOfLead(tx: Tx, leadId: string): Promise<string[]> {
  const rows = await tx.selectFrom('mails').select('id').where('lead_id', '=', leadId).forUpdate().execute();
  return rows.map(({ id }) => id);
}
