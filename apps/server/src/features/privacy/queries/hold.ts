import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { isAboutPerson, type MappedTable, type PersonKeys } from './person.ts';

// Dropped: a returning person signs in again and asks for new links.
const dropped: readonly string[] = ['sessions', 'account_links'];

const unsent = { status: 'failed', last_error: 'Not sent: the account was being erased', claimed_until: null };

// A json column may hold escapes of NUL and lone surrogates, which jsonb refuses: they become U+FFFD.
const unreadable = [
  String.raw`(?<!\\)((?:\\\\)*)\\u0000`,
  String.raw`(?<!\\)((?:\\\\)*)\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])`,
  String.raw`(?<!\\u[dD][89abAB][0-9a-fA-F]{2})(?<!\\)((?:\\\\)*)\\u[dD][c-fC-F][0-9a-fA-F]{2}`,
];
const readableRow = unreadable.reduce(
  (text, pattern) => sql`regexp_replace(${text}, ${pattern}, ${String.raw`\1\\ufffd`}, 'g')`,
  sql`row_to_json(held)::text`,
);

/** Moves a copy of every row about a person out of sight, in the order of the given tables. */
export async function holdRows(
  tx: Tx,
  { erasureId, person, tables }: { erasureId: string; person: PersonKeys; tables: readonly MappedTable[] },
): Promise<void> {
  const kept = tables.filter(({ name }) => !dropped.includes(name));
  for (const { name, about } of kept) {
    const content =
      name === 'mails'
        ? sql`(${readableRow})::jsonb || case when status = 'queued' then ${JSON.stringify(unsent)}::jsonb else '{}' end`
        : sql`(${readableRow})::jsonb`;
    await sql`
      insert into held_rows (erasure_id, position, table_name, content)
      select ${erasureId}, row_number() over () + (select count(*) from held_rows where erasure_id = ${erasureId}),
        ${name}, ${content}
      from ${sql.table(name)} as held where ${isAboutPerson(about, person)}`.execute(tx);
  }
}
