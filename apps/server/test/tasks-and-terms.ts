import type { Database } from '../src/db/connect.ts';

/**
 * Gives every client without one a task and a loan whose fixed rate and interest-only period end, each on one of 400
 * days around a moment's.
 */
export async function addTasksAndTerms({ query }: Pick<Database, 'query'>, around: Date): Promise<void> {
  const day = `$1::date + (row_number() over (order by profiles.id) % 400)::int - 200`;
  await query(
    `insert into client_tasks (id, profile_id, text, due_on, created_at)
     select gen_random_uuid(), profiles.id, 'Call', ${day}, profiles.created_at from profiles
     where not exists (select from client_tasks where profile_id = profiles.id)`,
    [around],
  );
  await query(
    `insert into liabilities (id, profile_id, position, liability_type, is_primary_residence, loan_balance, limit_amount,
       lender_type, interest_rate_percent, term_type, repayment_amount, repayment_frequency, loan_type, description,
       fixed_until, interest_only_until)
     select gen_random_uuid(), profiles.id, 99, 'Mortgage', false, 500000, 0,
       'Bank', 6, 'Fixed', 0, 'Monthly', 'Interest Only', 'Home loan', ${day}, ${day} from profiles
     where not exists (select from liabilities where profile_id = profiles.id and position = 99)`,
    [around],
  );
  // As autovacuum, or the upkeep of the embedded database, does after so many rows.
  await query('analyze client_tasks');
  await query('analyze liabilities');
}
