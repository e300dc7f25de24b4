import type { Reader } from '../../../db/transaction.ts';

/** Names behind an event's ids. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** People by id: name and role of the account, else the name on the client's record. */
export async function listPeople(reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const users = await reader
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return users;
}

/** Names of properties by id. */
export async function listPropertyNames(reader: Reader, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return await reader
    .selectFrom('properties')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
}

/** A page of events about some records; `before` is the id after which it starts. */
export interface EventPart {
  readonly ids: readonly string[];
  readonly leadIds: readonly string[];
  readonly without: readonly string[];
  readonly before: number | undefined;
  readonly limit: number;
}

/** Events about a client, their account and the leads that became them, newest first. */
export function listEvents(reader: Reader, { ids, leadIds, without, before, limit }: EventPart) {
  return reader
    .selectFrom('audit_events')
    .selectAll()
    .where(({ and, eb, or }) =>
      or([
        and([eb('subject_kind', 'in', ['client', 'user']), eb('subject_id', 'in', [...ids])]),
        ...(leadIds.length === 0 ? [] : [and([eb('subject_kind', '=', 'lead'), eb('subject_id', 'in', [...leadIds])])]),
      ]),
    )
    .$if(without.length > 0, (query) => query.where('action', 'not in', [...without]))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Ids a client's record had before it was joined with an account. */
export async function listFormerIds(reader: Reader, id: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('audit_events')
    .select('fields')
    .where('subject_kind', '=', 'client')
    .where('subject_id', '=', id)
    .where('action', '=', 'records-linked')
    .execute();
  return rows.flatMap(({ fields }) => fields.flatMap((field) => /^record\.(.+)$/.exec(field)?.[1] ?? []));
}
