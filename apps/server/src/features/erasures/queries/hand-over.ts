import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Clients and leads that changed hands out of sight, by their ids. */
export interface HeldHandedOver {
  /** Clients taken from the adviser. */
  readonly taken: string[];
  /** Those of them who were not the other's already. */
  readonly given: string[];
  readonly leads: string[];
}

/** Hands on what is an adviser's among the rows of people being erased, so that they come back to the one who took over. */
export async function handOverHeld(
  tx: Tx,
  { from, to, by, at }: { from: string; to: string | null; by: string; at: Date },
): Promise<HeldHandedOver> {
  const given = to === null ? [] : await giveHeldClients(tx, { from, to, by, at });
  const left = await idsOf(
    tx,
    sql`delete from held_rows where table_name = 'client_advisers' and content->>'adviser_id' = ${from}::text
      returning content->>'client_id' as id`,
  );
  const leads = await idsOf(
    tx,
    sql`update held_rows
      set content = content || jsonb_build_object('owner_id', ${to}::text, 'version', (content->>'version')::int + 1)
      where table_name = 'leads' and content->>'owner_id' = ${from}::text returning content->>'id' as id`,
  );
  await sql`
    update held_rows set content = content || jsonb_build_object('owner_id', ${to}::text)
    where table_name = 'client_tasks' and content->>'owner_id' = ${from}::text
      and content->>'done_at' is null and content->>'removed_at' is null`.execute(tx);
  return { taken: [...given, ...left], given, leads };
}

function giveHeldClients(
  tx: Tx,
  { from, to, by, at }: { from: string; to: string; by: string; at: Date },
): Promise<string[]> {
  return idsOf(
    tx,
    sql`update held_rows as held
      set content = content
        || jsonb_build_object('adviser_id', ${to}::text, 'since', ${at}::timestamptz, 'given_by', ${by}::text)
      where table_name = 'client_advisers' and content->>'adviser_id' = ${from}::text and not exists (
        select from held_rows as other
        where other.erasure_id = held.erasure_id and other.table_name = 'client_advisers'
          and other.content->>'adviser_id' = ${to}::text)
      returning content->>'client_id' as id`,
  );
}

async function idsOf(tx: Tx, changing: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${changing}`.execute(tx);
  return rows.map(({ id }) => id);
}
