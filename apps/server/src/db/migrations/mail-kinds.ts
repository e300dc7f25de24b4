import { type Kysely, sql } from 'kysely';

/** Lets the outbox hold further kinds of mail beside those it holds already, in that order. */
export async function addMailKinds(db: Kysely<unknown>, added: readonly string[]): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'mails_kind'`.execute(db);
  const known = [...String(rows[0]?.text).matchAll(/'([^']+)'::text/g)].map(([, kind]) => String(kind));
  const kinds = [...known, ...added].map((kind) => sql.lit(kind));
  // Each row has one of the older kinds: `not valid` skips a scan of them under the lock.
  await sql`alter table mails drop constraint mails_kind`.execute(db);
  await sql`alter table mails add constraint mails_kind check (kind in (${sql.join(kinds)})) not valid`.execute(db);
}
