import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';

/** Ids of the properties assigned to the client, newest first; null for an unknown client. */
export async function listAssignedIds(reader: Reader, scope: ClientScope, limit: number): Promise<string[] | null> {
  const rows = await reader
    .selectFrom('profiles')
    .leftJoin('assignments', 'assignments.client_id', 'profiles.id')
    .select('assignments.property_id')
    .where('profiles.id', '=', scope.profileId)
    .orderBy('assignments.created_at', 'desc')
    .orderBy('assignments.property_id')
    .limit(limit)
    .execute();
  return rows.length === 0 ? null : rows.flatMap((row) => row.property_id ?? []);
}
