import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** A row of the audit log. */
export interface NewAuditEvent {
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorRole: Selectable<Schema['audit_events']>['actor_role'];
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly fields: readonly string[];
  readonly sessionId: string | null;
  readonly addressCode: string | null;
}

/** Inserts a row into the audit log. Returns its id. */
export async function insertAuditEvent(tx: Tx, event: NewAuditEvent): Promise<{ id: number }> {
  return await tx
    .insertInto('audit_events')
    .values({
      at: event.at,
      actor_id: event.actorId,
      actor_role: event.actorRole,
      action: event.action,
      subject_kind: event.subjectKind,
      subject_id: event.subjectId,
      fields: [...event.fields],
      session_id: event.sessionId,
      address_code: event.addressCode,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** As `insertAuditEvent`, one row for each subject. */
export async function insertAuditEventsAbout(
  tx: Tx,
  event: Omit<NewAuditEvent, 'subjectId'>,
  subjectIds: readonly string[],
): Promise<void> {
  const { at, actorId, actorRole, action, subjectKind, fields, sessionId, addressCode } = event;
  await sql`
    insert into audit_events (at, actor_id, actor_role, action, subject_kind, subject_id, fields, session_id, address_code)
    select ${at}::timestamptz, ${actorId}::uuid, ${actorRole}, ${action}, ${subjectKind}, subject_id, ${[...fields]}::text[],
      ${sessionId}::uuid, ${addressCode}
    from unnest(${[...subjectIds]}::text[]) as subject_id`.execute(tx);
}

/** Filter of events: `from` is inclusive, `to` exclusive, `before` is the id after which the page starts. */
export interface AuditFilter {
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: number | undefined;
}

/** Events that match, newest first. */
export function listAuditEvents(reader: Reader, filter: AuditFilter, limit: number) {
  const { from, to, before } = filter;
  const equal = [
    ['subject_kind', filter.subjectKind],
    ['subject_id', filter.subjectId],
    ['actor_id', filter.actorId],
    ['action', filter.action],
    ['session_id', filter.sessionId],
  ] as const;
  return reader
    .selectFrom('audit_events')
    .selectAll()
    .where(({ and, eb }) =>
      and([
        ...equal.flatMap(([column, value]) => (value === undefined ? [] : [eb(column, '=', value)])),
        ...(from === undefined ? [] : [eb('at', '>=', from)]),
        ...(to === undefined ? [] : [eb('at', '<', to)]),
        ...(before === undefined ? [] : [eb('id', '<', before)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Id of the newest committed event; 0 when there is none. */
export async function newestEventId(reader: Reader): Promise<number> {
  const newest = await reader
    .selectFrom('audit_events')
    .select((select) => select.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return newest?.id ?? 0;
}

/**
 * Running transactions that have written to the audit log or are about to. PostgreSQL takes this lock before it assigns
 * the row's id and holds it until the transaction ends.
 */
export async function listAuditWriters(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer
    from pg_locks
    where locktype = 'relation'
      and relation = 'audit_events'::regclass
      and database = (select oid from pg_database where datname = current_database())
      and mode = 'RowExclusiveLock'
      and granted
      and pid is distinct from pg_backend_pid()`.execute(reader);
  return rows.map(({ writer }) => writer);
}

/** Serialises sealers until this transaction ends. */
export async function lockSealing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit-seals'))`.execute(tx);
}

/** Everything of an event that its seal covers; the time to the microsecond, as stored. */
export function listSealableEvents(reader: Reader, ids: { after: number; upTo: number }, limit: number) {
  return reader
    .selectFrom('audit_events')
    .select([
      'id',
      sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`.as('moment'),
      'actor_id',
      'actor_role',
      'action',
      'subject_kind',
      'subject_id',
      'fields',
      'session_id',
      'address_code',
    ])
    .where('id', '>', ids.after)
    .where('id', '<=', ids.upTo)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Seals in order, after an id. */
export function listSeals(reader: Reader, after: number, limit: number) {
  return reader
    .selectFrom('audit_seals')
    .selectAll()
    .where('to_id', '>', after)
    .orderBy('to_id')
    .limit(limit)
    .execute();
}

/** The newest seal. */
export function findNewestSeal(reader: Reader) {
  return reader.selectFrom('audit_seals').selectAll().orderBy('to_id', 'desc').limit(1).executeTakeFirst();
}

/** Inserts a seal. */
export async function insertSeal(
  tx: Tx,
  seal: { fromId: number; toId: number; rowCount: number; hash: string; version: number; sealedAt: Date },
): Promise<void> {
  await tx
    .insertInto('audit_seals')
    .values({
      from_id: seal.fromId,
      to_id: seal.toId,
      row_count: seal.rowCount,
      hash: seal.hash,
      version: seal.version,
      sealed_at: seal.sealedAt,
    })
    .execute();
}

/** Number of unsealed events, and the time of the oldest; null when there is none. */
export async function countUnsealed(reader: Reader): Promise<{ count: number; oldest: Date | null }> {
  const row = await reader
    .selectFrom('audit_events')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .where(sql<boolean>`id > (select coalesce(max(to_id), 0) from audit_seals)`)
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
}
