import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Tables whose rows stay on erasure and only lose the person, with the column that named them. */
const staying: Readonly<Record<string, string>> = { properties: 'user_id', images: 'uploaded_by' };

/** Columns that name an adviser, who may no longer exist when a row is restored. */
const naming = ['owner_id', 'author_id', 'assigned_by'] as const;

/** Restores the rows of an erasure. Returns the tables of which a row could not be restored, its place being taken. */
export async function putRowsBack(tx: Tx, held: { id: string; profileId: string }): Promise<ReadonlySet<string>> {
  await lockHeldAdvisers(tx, held.id);
  await leaveDisabledAdvisers(tx, held.id);
  const lost = new Set<string>();
  for (const { name, count } of await listHeldTables(tx, held.id)) {
    const column = staying[name];
    if (column !== undefined) await nameAgain(tx, { name, column, held });
    else if ((await insertAgain(tx, { name, erasureId: held.id })) < count) lost.add(name);
    if (name === 'users') await forgetGoneAdvisers(tx, held.id);
  }
  return lost;
}

// Somebody who hands over at this moment is waited for, and waits.
async function lockHeldAdvisers(tx: Tx, erasureId: string): Promise<void> {
  await sql`
    select from users where id in (
      select (content->>case table_name when 'client_advisers' then 'adviser_id' else 'owner_id' end)::uuid
      from held_rows
      where erasure_id = ${erasureId} and table_name in ('client_advisers', 'leads', 'client_tasks'))
    order by id for key share`.execute(tx);
}

// What an adviser left who was disabled meanwhile is nobody's, as after a hand-over to the admins.
async function leaveDisabledAdvisers(tx: Tx, erasureId: string): Promise<void> {
  await sql`
    delete from held_rows using users
    where erasure_id = ${erasureId} and table_name = 'client_advisers'
      and users.id = (content->>'adviser_id')::uuid and is_disabled`.execute(tx);
  await sql`
    update held_rows set content = content || '{"owner_id": null}' from users
    where erasure_id = ${erasureId} and users.id = (content->>'owner_id')::uuid and role = 'ADVISER' and is_disabled
      and (table_name = 'leads' or (table_name = 'client_tasks'
        and content->>'done_at' is null and content->>'removed_at' is null))`.execute(tx);
}

async function listHeldTables(tx: Tx, erasureId: string): Promise<{ name: string; count: number }[]> {
  return await tx
    .selectFrom('held_rows')
    .select((select) => ['table_name as name', select.cast<number>(select.fn.countAll(), 'integer').as('count')])
    .where('erasure_id', '=', erasureId)
    .groupBy('table_name')
    .orderBy((order) => order.fn.min('position'))
    .execute();
}

async function insertAgain(tx: Tx, { name, erasureId }: { name: string; erasureId: string }): Promise<number> {
  const columns = await storedColumns(tx, name);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
    select ${sql.join(columns.map((column) => sql.ref(`back.${column}`)))}
    from held_rows, jsonb_populate_record(null::${sql.table(name)}, held_rows.content) as back
    where erasure_id = ${erasureId} and table_name = ${name}
    order by held_rows.position
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

// Without generated columns.
async function storedColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  return rows.map(({ name }) => name);
}

async function nameAgain(
  tx: Tx,
  { name, column, held }: { name: string; column: string; held: { id: string; profileId: string } },
): Promise<void> {
  await sql`
    update ${sql.table(name)} set ${sql.ref(column)} = ${held.profileId}::uuid
    where ${sql.ref(column)} is null and id in (
      select (content->>'id')::uuid from held_rows
      where erasure_id = ${held.id} and table_name = ${name} and content->>${column}::text = ${held.profileId}::text)`.execute(
    tx,
  );
}

async function forgetGoneAdvisers(tx: Tx, erasureId: string): Promise<void> {
  for (const column of naming) {
    await sql`
      update held_rows set content = content || jsonb_build_object(${column}::text, null)
      where erasure_id = ${erasureId} and content->>${column}::text is not null
        and not exists (select from users where users.id = (content->>${column}::text)::uuid)`.execute(tx);
  }
}
