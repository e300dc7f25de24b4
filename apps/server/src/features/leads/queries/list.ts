import { type Expression, type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { folded } from '../../../db/folded.ts';
import { leadInReach, type Reach } from '../../../db/reach.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader } from '../../../db/transaction.ts';

type Lead = Selectable<Schema['leads']>;

export type LeadOrder = 'received' | 'name' | 'status';

/** Filter of a list of leads. */
export interface LeadFilter {
  /** Each must occur in the name, the email address or the phone number. */
  readonly words: readonly string[];
  /** The adviser whose leads, and whose clients' and nobody's, are listed; null for all. */
  readonly adviser: Reach;
  readonly kind: Lead['kind'] | null;
  readonly status: Lead['status'] | null;
  /** The adviser's id, `nobody`, or null for all. */
  readonly owner: string | 'nobody' | null;
  /** ISO dates received in Sydney, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Leads with a first answer or a next action to do, as Today lists them. */
  readonly todo: 'answer' | 'action' | null;
  /** ISO day in Sydney by which a next action is due. */
  readonly today: string;
}

/** A page of a list of leads. */
export interface LeadPart extends LeadFilter {
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  /** Sort values of the row before this page, its id last; null for the first page. */
  readonly after: readonly (string | number)[] | null;
  readonly limit: number;
}

interface SortColumn {
  readonly name: 'received_at' | 'name_sort' | 'status_order' | 'id';
  readonly type: RawBuilder<unknown>;
}

const received: SortColumn = { name: 'received_at', type: sql`timestamptz` };
const id: SortColumn = { name: 'id', type: sql`uuid` };

// Each order has an index on exactly these columns, so that only one page is read.
const sortColumns: Readonly<Record<LeadOrder, readonly SortColumn[]>> = {
  received: [received, id],
  name: [{ name: 'name_sort', type: sql`text` }, id],
  status: [{ name: 'status_order', type: sql`smallint` }, received, id],
};

/** A lead as the desk reads it, with the newest of the mails to the person. */
export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

/** Leads in the order of the part, equal ones by id. */
export function listLeads(reader: Reader, part: LeadPart) {
  const direction = part.isDescending ? 'desc' : 'asc';
  return sortColumns[part.order]
    .reduce((query, { name }) => query.orderBy(`leads.${name}`, direction), leadsWithMail(reader))
    .where('leads.id', 'in', inOrder(reader, part).select('id'))
    .execute();
}

/** Ids of leads in sort order, with their sort values. */
export function listLeadPlaces(reader: Reader, part: LeadPart) {
  return inOrder(reader, part).select(['id', 'received_at', 'name_sort', 'status_order']).execute();
}

/** Those of the given leads that match a filter, unordered. */
export function listLeadsOf(reader: Reader, ids: readonly string[], filter: LeadFilter) {
  const found = reader
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', ids)
    .where((where) => where.and(conditions(where, filter)));
  return leadsWithMail(reader).where('leads.id', 'in', found).execute();
}

function inOrder(reader: Reader, part: LeadPart) {
  const direction = part.isDescending ? 'desc' : 'asc';
  return sortColumns[part.order].reduce(
    (query, { name }) => query.orderBy(name, direction),
    reader
      .selectFrom('leads')
      .where((where) => where.and([...conditions(where, part), ...behind(part)]))
      .limit(part.limit),
  );
}

/** How many leads of a filter have each status; a status without leads is missing. */
export function countLeads(reader: Reader, filter: LeadFilter) {
  return reader
    .selectFrom('leads')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where((where) => where.and(conditions(where, filter)))
    .groupBy('status')
    .execute();
}

/** How many leads in an adviser's reach were received at a moment or after it. */
export async function countLeadsSince(
  reader: Reader,
  { since, adviser }: { since: Date; adviser: Reach },
): Promise<number> {
  const { count } = await reader
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('received_at', '>=', since)
    .where(leadInReach(adviser))
    .executeTakeFirstOrThrow();
  return count;
}

/** One lead, with the plan that was sent with it. */
export function findLead(reader: Reader, leadId: string) {
  return leadsWithMail(reader).select('lead_plans.document as plan').where('leads.id', '=', leadId).executeTakeFirst();
}

function leadsWithMail(reader: Reader) {
  return reader
    .selectFrom('leads')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('mails')
          .select(['mails.status', 'mails.attempts', 'mails.sent_at'])
          .whereRef('mails.lead_id', '=', 'leads.id')
          .where('mails.kind', '!=', 'lead-notice')
          .orderBy('mails.created_at', 'desc')
          .limit(1)
          .as('mail'),
      (join) => join.onTrue(),
    )
    .leftJoin('lead_plans', 'lead_plans.lead_id', 'leads.id')
    .selectAll('leads')
    .select((select) => select('lead_plans.lead_id', 'is not', null).as('has_plan'))
    .select(['mail.status as mail_status', 'mail.attempts as mail_attempts', 'mail.sent_at as mail_sent_at']);
}

function conditions(where: ExpressionBuilder<Schema, 'leads'>, filter: LeadFilter): Expression<SqlBool>[] {
  const { words, adviser, kind, status, owner, from, to, todo, today } = filter;
  const ownerIs = owner === 'nobody' ? where('owner_id', 'is', null) : where('owner_id', '=', owner);
  return [
    ...(adviser === null ? [] : [leadInReach(adviser)]),
    ...(kind === null ? [] : [where('kind', '=', kind)]),
    ...(status === null ? [] : [where('status', '=', status)]),
    ...(owner === null ? [] : [ownerIs]),
    ...(from === null ? [] : [sql<boolean>`leads.received_at >= ${midnight(from)}`]),
    ...(to === null ? [] : [sql<boolean>`leads.received_at < ${midnight(to, 1)}`]),
    // Written out, as the indexes have them.
    ...(todo === 'answer' ? [sql<boolean>`status_order = 1`, where('withdrawn_at', 'is', null)] : []),
    ...(todo === 'action' ? [sql<boolean>`status <> 'Closed'`, where('withdrawn_at', 'is', null)] : []),
    ...(todo === 'action' ? [where('next_action_on', '<=', today)] : []),
    ...words.map((word) => sql<boolean>`leads.search_text like ${folded(containing(word))}`),
  ];
}

function behind({ order, isDescending, after }: LeadPart): Expression<SqlBool>[] {
  if (after === null) return [];
  const columns = sortColumns[order];
  const names = sql.join(columns.map(({ name }) => sql.ref(`leads.${name}`)));
  const values = sql.join(columns.map(({ type }, index) => sql`${after[index]}::${type}`));
  return [sql<boolean>`(${names}) ${isDescending ? sql`<` : sql`>`} (${values})`];
}

/**
 * The moment a date in Sydney begins, some days later. Adds days to the date, not to the instant: a day in Sydney can
 * have 23 or 25 hours.
 */
export function midnight(date: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`((${date}::date + ${daysLater}::integer)::timestamp at time zone 'Australia/Sydney')`;
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
