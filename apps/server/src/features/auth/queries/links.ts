import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

type Purpose = Selectable<Schema['account_links']>['purpose'];

/** Stores a single-use link. */
export async function insertLink(
  tx: Tx,
  link: {
    id: string;
    userId: string;
    purpose: Purpose;
    changeId?: string | undefined;
    askedFrom?: string | null | undefined;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('account_links')
    .values({
      id: link.id,
      user_id: link.userId,
      purpose: link.purpose,
      change_id: link.changeId ?? null,
      asked_from: link.askedFrom ?? null,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** A link with its account, used or not. */
export function findLink(reader: Reader, id: string) {
  return reader
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['account_links.purpose', 'account_links.change_id', 'account_links.expires_at', 'account_links.used_at'])
    .select(['users.id as user_id', 'users.email', 'users.email_normalised', 'users.role'])
    .select(['users.is_disabled', 'users.email_verified_at'])
    .where('account_links.id', '=', id)
    .executeTakeFirst();
}

/** Uses up a link; false when it was used or has expired. */
export async function claimLink(tx: Tx, link: { id: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_links')
    .set({ used_at: link.at })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an account's unused links for these purposes. */
export async function endLinks(
  tx: Tx,
  links: { userId: string; purposes: readonly Purpose[]; at: Date },
): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ used_at: links.at })
    .where('user_id', '=', links.userId)
    .where('purpose', 'in', links.purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends all but the newest unused links of an account for a purpose. */
export async function endOlderLinks(
  tx: Tx,
  links: { userId: string; purpose: Purpose; newest: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ used_at: links.at })
    .where('id', 'in', (older) =>
      older
        .selectFrom('account_links')
        .select('id')
        .where('user_id', '=', links.userId)
        .where('purpose', '=', links.purpose)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(links.newest),
    )
    .execute();
}

/** True when a link made after a moment still works; counts only a known device's links where one is given. */
export async function hasWorkingLink(
  tx: Tx,
  asked: { userId: string; purpose: Purpose; madeAfter: Date; at: Date; askedFrom: string | null },
): Promise<boolean> {
  let query = tx
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', asked.userId)
    .where('purpose', '=', asked.purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', asked.madeAfter)
    .where('expires_at', '>', asked.at);
  if (asked.askedFrom !== null) query = query.where('asked_from', '=', asked.askedFrom);
  return (await query.executeTakeFirst()) !== undefined;
}
