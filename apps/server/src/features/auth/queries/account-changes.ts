import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** A change to store. */
interface NewChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: Selectable<Schema['account_changes']>['kind'];
  readonly newEmail: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** Stores a change; false where one of its kind is pending. */
export async function insertChange(tx: Tx, change: NewChange): Promise<boolean> {
  const row = await tx
    .insertInto('account_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      kind: change.kind,
      new_email: change.newEmail,
      asked_by: change.askedBy,
      asked_at: change.askedAt,
      due_at: change.dueAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Pending changes to an account, earliest due first. */
export function listOpenChanges(reader: Reader, userId: string) {
  return reader
    .selectFrom('account_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .execute();
}

/** Ends a pending change; false where there is none. */
export async function endChange(
  tx: Tx,
  ended: { id: string; userId: string; at: Date; outcome: 'done' | 'stopped' | 'lapsed' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_changes')
    .set({ ended_at: ended.at, outcome: ended.outcome })
    .where('id', '=', ended.id)
    .where('user_id', '=', ended.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the pending removal of an authenticator app; false where there is none. */
export async function stopFactorReset(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_changes')
    .set({ ended_at: at, outcome: 'stopped' })
    .where('user_id', '=', userId)
    .where('kind', '=', 'second-factor-reset')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the new address as proven; returns when the change takes effect, undefined where it is no longer pending. */
export async function markChangeProven(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Date | undefined> {
  const row = await tx
    .updateTable('account_changes')
    .set({ proven_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at;
}

/** Changes that are due: either they take effect, or nobody proved the new address in time. */
export function listDueChanges(reader: Reader, { now, askedBefore }: { now: Date; askedBefore: Date }, limit: number) {
  return reader
    .selectFrom('account_changes')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where(({ or, eb }) =>
      or([eb('kind', '=', 'second-factor-reset'), eb('proven_at', 'is not', null), eb('asked_at', '<=', askedBefore)]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Gives an account, and the same person's client record, another proven address. */
export async function updateEmail(
  tx: Tx,
  changed: { id: string; email: string; emailNormalised: string; provenAt: Date; at: Date },
): Promise<void> {
  const address = { email: changed.email, email_normalised: changed.emailNormalised, updated_at: changed.at };
  await tx
    .updateTable('users')
    .set({ ...address, email_verified_at: changed.provenAt, confirm_by: null, sign_up_origin: null })
    .where('id', '=', changed.id)
    .execute();
  await tx.updateTable('profiles').set(address).where('id', '=', changed.id).execute();
}

/** Blocks or unblocks sign-in to a client's account; false where nothing changed. */
export async function updateIsDisabled(tx: Tx, account: { id: string; isDisabled: boolean; at: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ is_disabled: account.isDisabled, updated_at: account.at })
    .where('id', '=', account.id)
    .where('role', '=', 'CLIENT')
    .where('is_disabled', '=', !account.isDisabled)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
