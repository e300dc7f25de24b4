import type { Reader, Tx } from '../../../db/transaction.ts';

/** The authenticator app of an account, confirmed or awaiting its first code. */
export function findSecondFactor(reader: Reader, userId: string) {
  return reader
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'last_step', 'wrong_codes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a secret that awaits its first code, replacing an earlier pending one. False when one is confirmed. */
export async function insertPendingFactor(
  tx: Tx,
  factor: { userId: string; secret: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ user_id: factor.userId, secret: factor.secret, created_at: factor.at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret, created_at: factor.at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms a pending authenticator app, if its secret is still the one the code was for. */
export async function confirmFactor(
  tx: Tx,
  factor: { userId: string; secret: string; step: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: factor.at, last_step: factor.step })
    .where('user_id', '=', factor.userId)
    .where('secret', '=', factor.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts a wrong code. */
export async function countWrongCode(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Resets the count of wrong codes. */
export async function forgetWrongCodes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('second_factors').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute();
}

/** Claims the warning mail about a wrong code; false when one was sent since `before`. */
export async function claimWarning(tx: Tx, warning: { userId: string; at: Date; before: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ warned_at: warning.at })
    .where('user_id', '=', warning.userId)
    .where('confirmed_at', 'is not', null)
    .where((where) => where.or([where('warned_at', 'is', null), where('warned_at', '<', warning.before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Uses up the code of a step and takes its try back; false when that step or a later one was used before, or after more
 * than `mostWrong` wrong tries.
 */
export async function claimStep(tx: Tx, used: { userId: string; step: number; mostWrong: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set((row) => ({ last_step: used.step, wrong_codes: row('wrong_codes', '-', 1) }))
    .where('user_id', '=', used.userId)
    .where('wrong_codes', '<=', used.mostWrong)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', used.step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code; false when there is none or it was used. */
export async function claimRecoveryCode(
  tx: Tx,
  used: { userId: string; codeMacs: readonly string[]; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: used.at })
    .where('user_id', '=', used.userId)
    .where('code_mac', 'in', [...used.codeMacs])
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(tx: Tx, codes: { userId: string; codeMacs: readonly string[] }) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', codes.userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.codeMacs.map((codeMac) => ({ user_id: codes.userId, code_mac: codeMac })))
    .execute();
}

/** Number of recovery codes left. */
export async function countRecoveryCodes(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes the authenticator app and its recovery codes. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** Encrypted secrets of all authenticator apps, locked until the transaction ends. */
export function lockFactorSecrets(tx: Tx) {
  return tx.selectFrom('second_factors').select(['user_id', 'secret']).orderBy('user_id').forUpdate().execute();
}

/** Stores a re-encrypted secret. */
export async function replaceFactorSecret(tx: Tx, factor: { userId: string; secret: string }): Promise<void> {
  await tx.updateTable('second_factors').set({ secret: factor.secret }).where('user_id', '=', factor.userId).execute();
}
