import type { ClientScope } from '../../../client-scope.ts';
import type { ProfileColumns } from '../../../db/schema/clients.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** A client's profile with its version, its portfolios and what is known of the account; null without an account. */
export function findProfile(reader: Reader, { profileId }: ClientScope) {
  return profilesWithAccount(reader).where('profiles.id', '=', profileId).executeTakeFirst();
}

/** As `findProfile`, with the client's record locked until this transaction ends. */
export function lockProfile(tx: Tx, { profileId }: ClientScope) {
  return profilesWithAccount(tx).where('profiles.id', '=', profileId).forUpdate('profiles').executeTakeFirst();
}

/** Locks an account, so that nobody erases it meanwhile; false where it is gone. */
export async function lockAccount(tx: Tx, { profileId }: ClientScope): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', profileId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Stores a new profile; a no-op when the id exists. */
export async function insertProfile(
  tx: Tx,
  profile: { id: string; at: Date; columns: ProfileColumns; portfolios: readonly unknown[] },
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      ...profile.columns,
      id: profile.id,
      created_at: profile.at,
      updated_at: profile.at,
      portfolios: JSON.stringify(profile.portfolios),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Stores a changed profile as the record's next version. */
export async function updateProfile(
  tx: Tx,
  { profileId }: ClientScope,
  change: { at: Date; columns: ProfileColumns; portfolios: readonly unknown[] },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      ...change.columns,
      portfolios: JSON.stringify(change.portfolios),
      version: eb('version', '+', 1),
      updated_at: change.at,
    }))
    .where('id', '=', profileId)
    .execute();
}

function profilesWithAccount(reader: Reader) {
  return reader
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.id')
    .selectAll('profiles')
    .select(['users.role as account_role', 'users.email_verified_at']);
}
