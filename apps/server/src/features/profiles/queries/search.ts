import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';

/** What the list of clients can be sorted by. */
export type ListSort = 'name' | 'email' | 'created';

/** A part of the list of clients. */
export interface ListPart {
  /** Patterns of LIKE, lower-cased here; all must match. */
  readonly patterns: readonly string[];
  readonly role: 'ADMIN' | 'CLIENT' | null;
  readonly sort: ListSort;
  readonly isDescending: boolean;
  /** The sorted value and the id of the last row of the part before. */
  readonly after: { readonly value: string | Date; readonly id: string } | null;
  readonly limit: number;
}

const sortColumns = { name: 'sort_name', email: 'sort_email', created: 'created_at' } as const;

/** Rows of the list of clients in the given order, each with what it is sorted by. */
export function listProfiles(reader: Reader, part: ListPart) {
  const column = sortColumns[part.sort];
  const direction = part.isDescending ? 'desc' : 'asc';
  return reader
    .selectFrom('profiles')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'gross_income', `${column} as sorted_by`])
    .select(accountRole.as('role'))
    .$if(part.patterns.length > 0, (query) => query.where(matches(part.patterns)))
    .$if(part.role === 'CLIENT', (query) => query.where(sql<boolean>`${accountRole} = 'CLIENT'`))
    .$if(part.role === 'ADMIN', (query) =>
      query.where('id', 'in', reader.selectFrom('users').select('users.id').where('users.role', '=', 'ADMIN')),
    )
    .$if(part.after !== null, (query) => query.where(beyond(part)))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(part.limit)
    .execute();
}

// Looked up row by row: a join could make the planner read every account for a page of fifty.
const accountRole = sql<string>`coalesce((select role from users where users.id = profiles.id), 'CLIENT')`;

function matches(patterns: readonly string[]) {
  return sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`search_text like lower(${pattern})`),
    sql` and `,
  )}`;
}

function beyond({ sort, isDescending, after }: ListPart) {
  const column = sql.ref(sortColumns[sort]);
  const comparison = isDescending ? sql`<` : sql`>`;
  return sql<boolean>`(${column}, id) ${comparison} (${after?.value}, ${after?.id}::uuid)`;
}
