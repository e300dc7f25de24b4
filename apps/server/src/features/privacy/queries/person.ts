import { sql } from 'kysely';
import type { ColumnFacts } from '../../../db/data-map/facts.ts';
import type { Reader } from '../../../db/transaction.ts';

/** A person by the keys of their rows: the id of account and client record, a proven address, and their leads. */
export interface PersonKeys {
  readonly id: string;
  /** Normalised; null unless they have proven it. */
  readonly email: string | null;
  readonly leadIds: readonly string[];
}

/** Account and client record of a person, either of which may be missing. */
export async function findPerson(reader: Reader, id: string) {
  const user = await reader
    .selectFrom('users')
    .select(['role', 'email', 'email_normalised', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const profile = await reader
    .selectFrom('profiles')
    .select('email_normalised')
    .where('id', '=', id)
    .executeTakeFirst();
  return user || profile ? { user, profile } : undefined;
}

/** A person's leads: left under their proven address, or converted to them. */
export async function listLeadIds(reader: Reader, { id, email }: { id: string; email: string | null }) {
  const rows = await reader
    .selectFrom('leads')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('client_id', '=', id), ...(email === null ? [] : [eb('email_normalised', '=', email)])]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** A table of the data map with the ways its rows concern a person. */
export interface MappedTable {
  readonly name: string;
  readonly about: readonly Link[];
  readonly columns: Readonly<Record<string, ColumnFacts>>;
}

interface Link {
  readonly column: string;
  readonly holds: 'person-id' | 'lead-id' | 'email' | 'email-as-typed';
}

/** Every row of a table about a person, without secrets. */
export async function listRowsAbout(reader: Reader, { name, about, columns }: MappedTable, person: PersonKeys) {
  const open = Object.entries(columns).filter(([, facts]) => facts.class !== 'secret');
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(open.map(([column]) => sql.ref(column)))}
    from ${sql.table(name)}
    where ${isAboutPerson(about, person)}`.execute(reader);
  return rows;
}

/** The condition that a row is about a person. */
export function isAboutPerson(about: readonly Link[], person: PersonKeys) {
  return sql.join(
    about.map((link) => isAbout(link, person)),
    sql` or `,
  );
}

function isAbout({ column, holds }: Link, { id, email, leadIds }: PersonKeys) {
  if (holds === 'person-id') return sql`${sql.ref(column)} = ${id}::uuid`;
  if (holds === 'lead-id') return sql`${sql.ref(column)} = any(${leadIds}::uuid[])`;
  if (holds === 'email') return sql`${sql.ref(column)} = ${email}::text`;
  return sql`lower(${sql.ref(column)}) = ${email}::text`;
}

/** Most events in one export: a client has hundreds, an adviser millions over the years. */
export const mostEvents = 10_000;

/** Events in which the person acted, or that concern them or their leads, oldest first: the newest `mostEvents`. */
export async function listEventsAbout(reader: Reader, { id, leadIds }: PersonKeys) {
  const newest = await reader
    .selectFrom('audit_events')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb('actor_id', '=', id),
        and([eb('subject_kind', 'in', ['client', 'user']), eb('subject_id', '=', id)]),
        ...(leadIds.length === 0 ? [] : [and([eb('subject_kind', '=', 'lead'), eb('subject_id', 'in', [...leadIds])])]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute();
  return newest.reverse();
}

/** The mails to a person or about them. */
export async function listMailIds(reader: Reader, table: MappedTable, person: PersonKeys): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table.name)} where ${isAboutPerson(table.about, person)}`.execute(reader);
  return rows.map(({ id }) => id);
}
