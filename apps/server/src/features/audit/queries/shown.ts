import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

export type ShownKind = Schema['audit_shown']['kind'];

/** Ids in order; an export of a million packs them. */
export interface IdList<Id = string> {
  readonly length: number;
  slice(from: number, to: number): readonly Id[];
}

const mostIds = 1_000;

/** Rows per statement: their content is sent as text, and a driver accepts 65,535 parameters. */
const rowsAtOnce = 20;

/** Stores which people an event showed, at most 1,000 ids a row. */
export async function insertShown(
  tx: Tx,
  { eventId, at, shown }: { eventId: number; at: Date; shown: Readonly<Partial<Record<ShownKind, IdList>>> },
): Promise<void> {
  const parts = shownKinds.flatMap((kind) => {
    const count = Math.ceil((shown[kind]?.length ?? 0) / mostIds);
    return Array.from({ length: count }, (_, part) => ({ kind, part }));
  });
  for (let first = 0; first < parts.length; first += rowsAtOnce) {
    const rows = parts.slice(first, first + rowsAtOnce).map(({ kind, part }) => ({
      event_id: eventId,
      kind,
      part,
      ids: [...(shown[kind]?.slice(part * mostIds, (part + 1) * mostIds) ?? [])],
      shown_at: at,
    }));
    await tx.insertInto('audit_shown').values(rows).execute();
  }
}

const shownKinds = ['client', 'lead'] as const satisfies readonly ShownKind[];

/** Whose reads to list, and when; `to` is exclusive. */
export interface ReadingFilter {
  readonly sessionId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly addressCode?: string | undefined;
  readonly from: Date;
  readonly to: Date;
}

/** Each person the events read, showed or changed, by session, with their current name. */
export async function listPeopleRead(reader: Reader, filter: ReadingFilter) {
  const { rows } = await sql<PersonReadRow>`
    with chosen as (${chosenEvents(filter)}),
    touched as (
      select id as event_id, case subject_kind when 'user' then 'client' else subject_kind end as kind, subject_id as person
      from chosen where subject_kind in ('client', 'user', 'lead')
      union all
      select chosen.id, case when lead_id is null then 'client' else 'lead' end, coalesce(lead_id, user_id)::text
      from chosen join mails on subject_kind = 'mail' and mails.id::text = subject_id
      union all
      select event_id, kind, unnest(ids)::text from audit_shown where event_id in (select id from chosen)
    )
    select chosen.session_id, chosen.address_code, chosen.actor_id, touched.kind, touched.person as id,
      min(chosen.at) as first_at, max(chosen.at) as last_at, array_agg(distinct chosen.action order by chosen.action) as actions,
      coalesce(leads.first_name || ' ' || leads.last_name, profiles.first_name || ' ' || profiles.last_name,
        users.first_name || ' ' || users.last_name) as name,
      coalesce(leads.email, users.email, profiles.email) as email
    from touched
    join chosen on chosen.id = touched.event_id
    left join leads on touched.kind = 'lead' and leads.id::text = touched.person
    left join profiles on touched.kind = 'client' and profiles.id::text = touched.person
    left join users on touched.kind = 'client' and users.id::text = touched.person
    where touched.person is not null and touched.person is distinct from chosen.actor_id::text
    group by chosen.session_id, chosen.address_code, chosen.actor_id, touched.kind, touched.person, leads.id, profiles.id, users.id
    order by chosen.session_id, chosen.address_code, touched.kind, name, touched.person`.execute(reader);
  return rows;
}

/** A person whose data was shown to a session. */
export interface PersonReadRow {
  readonly session_id: string | null;
  readonly address_code: string | null;
  readonly actor_id: string | null;
  readonly kind: ShownKind;
  readonly id: string;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly actions: readonly string[];
  /** Null for a person who no longer exists. */
  readonly name: string | null;
  readonly email: string | null;
}

/** The events that showed a list, with the ids stored beside them, in order for each kind. */
export async function listShownEvents(reader: Reader, filter: ReadingFilter) {
  const { rows } = await sql<{ id: number; action: string; fields: string[]; kind: ShownKind | null; ids: string[] }>`
    with chosen as (${chosenEvents(filter)})
    select chosen.id, chosen.action, chosen.fields, audit_shown.kind, audit_shown.ids
    from chosen left join audit_shown on audit_shown.event_id = chosen.id
    where chosen.action like '%-listed' or chosen.action = 'leads-exported'
    order by chosen.id, audit_shown.kind, audit_shown.part`.execute(reader);
  return rows;
}

function chosenEvents({ sessionId, actorId, addressCode, from, to }: ReadingFilter): RawBuilder<unknown> {
  const conditions = [
    sql`at >= ${from} and at < ${to}`,
    ...(sessionId === undefined ? [] : [sql`session_id = ${sessionId}::uuid`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}::uuid`]),
    ...(addressCode === undefined ? [] : [sql`address_code = ${addressCode}`]),
  ];
  return sql`select * from audit_events where ${sql.join(conditions, sql` and `)}`;
}
