import { type RawBuilder, sql } from 'kysely';
import { clientInReach, leadInReach, type Reach } from '../../db/reach.ts';
import type { Reader } from '../../db/transaction.ts';

/** How many rows a list has, where its total stops counting, and whose they are. Each list walks an index of its order that far. */
interface Bounds {
  readonly most: number;
  readonly counted: number;
  /** The adviser whose leads and clients it is held to; null for everybody's. */
  readonly reach: Reach;
}

/** Leads whose next action is due by a day, the longest overdue first; `adviser` leaves out leads of other advisers. */
export function listDueActions(
  reader: Reader,
  { day, adviser, most, counted, reach }: Bounds & { day: string; adviser: string | null },
) {
  return reader
    .with('found', (db) =>
      db
        .selectFrom('leads')
        .select(['id', 'first_name', 'last_name', 'next_action', 'next_action_on', 'owner_id', 'version'])
        .where('next_action_on', '<=', day)
        // Written out, as the index has it.
        .where(sql<boolean>`status <> 'Closed'`)
        .where('withdrawn_at', 'is', null)
        .where(theirsOrNobodys(adviser))
        .where(leadInReach(reach))
        .orderBy('next_action_on')
        .orderBy('id')
        .limit(counted),
    )
    .selectFrom('found')
    .leftJoin('users', 'users.id', 'found.owner_id')
    .selectAll('found')
    .select(['users.first_name as owner_first_name', 'users.last_name as owner_last_name'])
    .select((select) => select.fn.countAll<number>().over().as('total'))
    .orderBy('found.next_action_on')
    .orderBy('found.id')
    .limit(most)
    .execute();
}

/** Open tasks due by a day, the longest overdue first; `adviser` leaves out tasks of other advisers. */
export function listDueTasks(
  reader: Reader,
  { day, adviser, most, counted, reach }: Bounds & { day: string; adviser: string | null },
) {
  return reader
    .with('found', (db) =>
      db
        .selectFrom('client_tasks')
        .select(['id', 'profile_id', 'text', 'due_on', 'owner_id'])
        .where('due_on', '<=', day)
        .where('done_at', 'is', null)
        .where('removed_at', 'is', null)
        .where(theirsOrNobodys(adviser))
        .where(clientInReach('profile_id', reach))
        .orderBy('due_on')
        .orderBy('id')
        .limit(counted),
    )
    .selectFrom('found')
    .innerJoin('profiles', 'profiles.id', 'found.profile_id')
    .leftJoin('users', 'users.id', 'found.owner_id')
    .select(['found.id', 'found.profile_id', 'found.text', 'found.due_on', 'profiles.first_name', 'profiles.last_name'])
    .select(['users.first_name as owner_first_name', 'users.last_name as owner_last_name'])
    .select((select) => select.fn.countAll<number>().over().as('total'))
    .orderBy('found.due_on')
    .orderBy('found.id')
    .limit(most)
    .execute();
}

interface EndingRow {
  readonly id: string;
  readonly term: 'fixed' | 'interest-only';
  readonly ends_on: string;
  readonly profile_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly loan: string;
  readonly loan_balance: number;
  readonly total: number;
}

// Loans of a client that are listed, so that one record of 500 loans leaves room for everybody else's.
const mostOfAClient = 5;

/**
 * Terms of clients' loans that end from one day to another, both inclusive, the first to end first; of each client the
 * first five. An account whose address nobody confirmed may be anybody's, so its loans are left out.
 */
export async function listEndingTerms(
  reader: Reader,
  { from, to, most, counted, reach }: Bounds & { from: string; to: string },
): Promise<readonly EndingRow[]> {
  const unconfirmed = sql`select from users where users.id = profile_id and email_verified_at is null`;
  // Each part walks its own index, whose condition stands here word for word, and has no limit of its own: a few records
  // of 500 loans would fill it.
  const { rows } = await sql<EndingRow>`
    with fixed as (
      select id, 'fixed' as term, fixed_until as ends_on, profile_id, description, lender_type, loan_balance
      from liabilities
      where fixed_until is not null and term_type = 'Fixed' and loan_balance > 0
        and fixed_until between ${from}::date and ${to}::date
        and not exists (${unconfirmed})
    ),
    interest_only as (
      select id, 'interest-only' as term, interest_only_until as ends_on, profile_id, description, lender_type, loan_balance
      from liabilities
      where interest_only_until is not null and loan_type = 'Interest Only' and loan_balance > 0
        and interest_only_until between ${from}::date and ${to}::date
        and not exists (${unconfirmed})
    ),
    found as (
      select * from (
        select *, row_number() over (partition by profile_id order by ends_on, id, term) as place
        from (select * from fixed union all select * from interest_only) as both_terms
      ) as placed
      where place <= ${mostOfAClient} and profile_id <> all(array(select users.id from users where users.role <> 'CLIENT'))
        and ${clientInReach('profile_id', reach)}
      order by ends_on, id, term limit ${counted}
    ),
    shown as (
      select *, count(*) over () as total from found order by ends_on, id, term limit ${most}
    )
    select shown.id, term, ends_on, profile_id, first_name, last_name, email,
      coalesce(nullif(shown.description, ''), shown.lender_type, '') as loan, loan_balance, total
    from shown join profiles on profiles.id = profile_id
    order by ends_on, shown.id, term`.execute(reader);
  return rows;
}

/** Leads that are still New, the longest waiting first; `adviser` as above. */
export function listWaitingLeads(
  reader: Reader,
  { adviser, most, counted, reach }: Bounds & { adviser: string | null },
) {
  return reader
    .with('found', (db) =>
      db
        .selectFrom('leads')
        .select(['id', 'kind', 'first_name', 'last_name', 'received_at', 'owner_id'])
        .where(sql<boolean>`status_order = 1`)
        .where('withdrawn_at', 'is', null)
        .where(theirsOrNobodys(adviser))
        .where(leadInReach(reach))
        .orderBy('status_order')
        .orderBy('received_at')
        .orderBy('id')
        .limit(counted),
    )
    .selectFrom('found')
    .leftJoin('users', 'users.id', 'found.owner_id')
    .selectAll('found')
    .select(['users.first_name as owner_first_name', 'users.last_name as owner_last_name'])
    .select((select) => select.fn.countAll<number>().over().as('total'))
    .orderBy('found.received_at')
    .orderBy('found.id')
    .limit(most)
    .execute();
}

/** Clients whose record was last changed before a moment, the longest ago first. */
export function listOldRecords(reader: Reader, { before, most, counted, reach }: Bounds & { before: Date }) {
  return reader
    .with('found', (db) =>
      db
        .selectFrom('profiles')
        .select(['id', 'first_name', 'last_name', 'email', 'updated_at'])
        .where('updated_at', '<', before)
        // Advisers are few: fetch them once and compare each row.
        .where(sql<boolean>`id <> all(array(select users.id from users where users.role <> 'CLIENT'))`)
        .where(clientInReach('id', reach))
        .orderBy('updated_at')
        .orderBy('id')
        .limit(counted),
    )
    .selectFrom('found')
    .selectAll()
    .select((select) => select.fn.countAll<number>().over().as('total'))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

function theirsOrNobodys(adviser: string | null): RawBuilder<boolean> {
  return adviser === null ? sql<boolean>`true` : sql<boolean>`(owner_id is null or owner_id = ${adviser}::uuid)`;
}
