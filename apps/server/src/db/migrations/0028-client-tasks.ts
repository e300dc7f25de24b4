import { type Kysely, sql } from 'kysely';

/**
 * What advisers are to do for clients. The next action of a lead that became a client moves to that client as its first
 * task. With the indexes of the day: open tasks by their day, and terms of loans by their end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_tasks (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      text text not null check (char_length(text) between 1 and 500),
      due_on date,
      owner_id uuid references users (id) on delete set null,
      created_at timestamptz not null,
      done_at timestamptz,
      done_by uuid references users (id) on delete set null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index client_tasks_profile on client_tasks (profile_id, done_at)`.execute(db);
  await sql`create index client_tasks_owner on client_tasks (owner_id)`.execute(db);
  await sql`create index client_tasks_done_by on client_tasks (done_by)`.execute(db);
  await sql`create index client_tasks_removed on client_tasks (removed_at) where removed_at is not null`.execute(db);
  await sql`
    create index client_tasks_due on client_tasks (due_on, id)
    where due_on is not null and done_at is null and removed_at is null`.execute(db);
  await sql`
    create index liabilities_fixed_until on liabilities (fixed_until, id)
    where fixed_until is not null and term_type = 'Fixed' and loan_balance > 0`.execute(db);
  await sql`
    create index liabilities_interest_only_until on liabilities (interest_only_until, id)
    where interest_only_until is not null and loan_type = 'Interest Only' and loan_balance > 0`.execute(db);
  await sql`
    with moved as (
      update leads set version = leads.version + 1, next_action = null, next_action_on = null
      from leads as before
      where leads.id = before.id and before.client_id is not null and before.status <> 'Closed'
        and before.withdrawn_at is null and (before.next_action is not null or before.next_action_on is not null)
      returning before.client_id, before.next_action, before.next_action_on, before.owner_id
    )
    insert into client_tasks (id, profile_id, text, due_on, owner_id, created_at)
    select gen_random_uuid(), client_id, coalesce(nullif(left(trim(next_action), 500), ''), 'Next action'), next_action_on,
      owner_id, now()
    from moved`.execute(db);
}
