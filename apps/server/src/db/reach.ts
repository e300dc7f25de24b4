import { type RawBuilder, sql } from 'kysely';

/** The adviser whose records a list is held to; null for admins, whose lists hold everybody's. */
export type Reach = string | null;

/** True for a client of the adviser; `client` is the column with the client's id. */
export function clientInReach(client: string, adviser: Reach): RawBuilder<boolean> {
  if (adviser === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(client)} = any(${clientsOf(adviser)})`;
}

/** True for a lead of the adviser, one of a client of theirs, and one that is neither anybody's nor a client's yet. */
export function leadInReach(adviser: Reach): RawBuilder<boolean> {
  if (adviser === null) return sql<boolean>`true`;
  return sql<boolean>`(leads.owner_id = ${adviser}::uuid or (leads.owner_id is null and leads.client_id is null)
    or leads.client_id = any(${clientsOf(adviser)}))`;
}

// Fetched once, so that each row is compared with a list and found by its index.
function clientsOf(adviser: string) {
  return sql`array(select client_id from client_advisers where adviser_id = ${adviser}::uuid)`;
}
