import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../../db/folded.ts';
import { clientInReach, type Reach } from '../../../db/reach.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader } from '../../../db/transaction.ts';

/** A part of the list of clients. */
export interface ListPage {
  /** Patterns of LIKE, in any case and with or without accents; all must match. */
  readonly patterns: readonly string[];
  readonly role: Schema['users']['role'] | null;
  /** The adviser whose clients are listed; null for everybody's. */
  readonly adviser: Reach;
  /** Only clients without contact since. */
  readonly quietSince?: Date | undefined;
  /** Only clients without a next action. */
  readonly hasNoAction?: boolean;
  /** Only clients who can have an LVR above zero. */
  readonly owesOnProperty?: boolean;
  readonly sort: ListSort;
  readonly isDescending: boolean;
  /** The sorted value and the id of the last row of the part before. */
  readonly after: { readonly value: string | Date; readonly id: string } | null;
  readonly limit: number;
}

/** What the list of clients can be sorted by. */
export type ListSort = keyof typeof sortColumns;

const sortColumns = { name: 'sort_name', email: 'sort_email', created: 'created_at' } as const;

// Sorting this many rows takes a few milliseconds.
const mostSorted = 3_000;

/** Rows of the list of clients in the given order, each with what it is sorted by. */
export async function listProfiles(reader: Reader, part: ListPage) {
  // An adviser's clients are few and may stand anywhere in the order.
  if (part.patterns.length === 0 && part.adviser === null) return await walkOrder(reader, part);
  // The planner assumes that matches are spread evenly along the sort order, which fails when all of them sit at its
  // end (everybody called Zoe). So matches come from the search index and are sorted here, unless there are so many
  // that walking the order finds a page soon.
  const found = await sortFound(reader, part);
  return (found[0]?.total ?? 0) > mostSorted ? await walkOrder(reader, part) : found;
}

function walkOrder(reader: Reader, part: ListPage) {
  const direction = part.isDescending ? 'desc' : 'asc';
  return reader
    .selectFrom('profiles')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'gross_income', accountRole])
    .select(`${sortColumns[part.sort]} as sorted_by`)
    .where(wanted(part))
    .orderBy(sortColumns[part.sort], direction)
    .orderBy('id', direction)
    .limit(part.limit)
    .execute();
}

function sortFound(reader: Reader, part: ListPage) {
  const direction = part.isDescending ? 'desc' : 'asc';
  return reader
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('profiles')
          .select(['id', `${sortColumns[part.sort]} as sorted_by`])
          .where(wanted(part))
          .limit(mostSorted + 1),
    )
    .with('page', (db) =>
      db
        .selectFrom('found')
        .select([
          'id',
          'sorted_by',
          (eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('n')).as('total'),
        ])
        .orderBy('sorted_by', direction)
        .orderBy('id', direction)
        .limit(part.limit),
    )
    .selectFrom('page')
    .innerJoin('profiles', 'profiles.id', 'page.id')
    .select(['profiles.id', 'first_name', 'last_name', 'email', 'phone', 'gross_income', accountRole])
    .select(['page.sorted_by', 'page.total'])
    .orderBy('page.sorted_by', direction)
    .orderBy('page.id', direction)
    .execute();
}

// A subquery for each row: with a join the planner may read every account for a page of fifty.
const accountRole = sql<string>`coalesce((select role from users where users.id = profiles.id), 'CLIENT')`.as('role');
// Admins and advisers are few: fetch them once and compare each row.
const desk = sql`array(select users.id from users where users.role <> 'CLIENT')`;

function desksOf(role: Schema['users']['role']) {
  return sql`array(select users.id from users where users.role <> 'CLIENT' and users.role = ${role})`;
}

function wanted(page: ListPage) {
  const { patterns, role, adviser, sort, isDescending, after } = page;
  const conditions: RawBuilder<unknown>[] = patterns.map((pattern) => sql`search_text like ${folded(pattern)}`);
  if (role !== null) conditions.push(role === 'CLIENT' ? sql`id <> all(${desk})` : sql`id = any(${desksOf(role)})`);
  if (adviser !== null) conditions.push(clientInReach('profiles.id', adviser));
  conditions.push(...filtersOf(page));
  if (after !== null) {
    const comparison = isDescending ? sql`<` : sql`>`;
    conditions.push(sql`(${sql.ref(sortColumns[sort])}, id) ${comparison} (${after.value}, ${after.id}::uuid)`);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

// Each is answered by an index on the client. What counts as contact and as a next action is `listCareOf`'s.
function filtersOf({ quietSince, hasNoAction, owesOnProperty }: ListPage) {
  const client = sql`profiles.id`;
  const conditions = [];
  if (quietSince !== undefined) {
    conditions.push(
      sql`not exists (select from client_notes where profile_id = ${client} and removed_at is null and created_at >= ${quietSince})`,
      sql`not exists (select from leads where client_id = ${client} and first_response_at >= ${quietSince})`,
      sql`not exists (select from leads join lead_notes on lead_id = leads.id
        where client_id = ${client} and lead_notes.created_at >= ${quietSince})`,
    );
  }
  if (hasNoAction) {
    conditions.push(sql`not exists (select from client_tasks where profile_id = ${client}
      and done_at is null and removed_at is null)`);
  }
  if (owesOnProperty) {
    conditions.push(
      sql`exists (select from liabilities where profile_id = ${client} and loan_balance > 0)`,
      sql`exists (select from assets where profile_id = ${client} and current_value > 0)`,
    );
  }
  return conditions;
}
