import { sql } from 'kysely';
import type { ClientScope } from '../../../client-scope.ts';
import { leadInReach, type Reach } from '../../../db/reach.ts';
import type { Reader } from '../../../db/transaction.ts';

const mostLeads = 200;

/** Leads converted into a client or with their email address or phone number, newest first. */
export function listLeadsOf(
  reader: Reader,
  { profileId }: ClientScope,
  {
    emailNormalised,
    phoneDigits,
    adviser,
  }: { emailNormalised: string | null; phoneDigits: string | null; adviser: Reach },
) {
  return (
    reader
      .selectFrom('leads')
      .select([
        'id',
        'kind',
        'status',
        'deal_stage',
        'first_name',
        'last_name',
        'received_at',
        'client_id',
        'next_action',
        'next_action_on',
      ])
      .select(sql<boolean>`email_normalised is not distinct from ${emailNormalised}`.as('is_same_email'))
      .where(({ or, eb }) =>
        or([
          eb('client_id', '=', profileId),
          ...(emailNormalised === null ? [] : [eb('email_normalised', '=', emailNormalised)]),
          ...(phoneDigits === null ? [] : [eb('phone_digits', '=', phoneDigits)]),
        ]),
      )
      .where(leadInReach(adviser))
      // A lead converted into another client belongs to that client.
      .where(({ or, eb }) => or([eb('client_id', 'is', null), eb('client_id', '=', profileId)]))
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(mostLeads)
      .execute()
  );
}

/** Ids of the leads converted into a client. */
export async function listConvertedIds(reader: Reader, { profileId }: ClientScope): Promise<string[]> {
  const rows = await reader
    .selectFrom('leads')
    .select('id')
    .where('client_id', '=', profileId)
    .limit(mostLeads)
    .execute();
  return rows.map(({ id }) => id);
}
