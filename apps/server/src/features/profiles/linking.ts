import type { Tx } from '../../db/transaction.ts';
import { recordAudit } from '../audit/service.ts';
import {
  deleteProfile,
  lockAccountProfile,
  lockNewestAdviserRecord,
  moveLinks,
  moveRecord,
} from './queries/linking.ts';

/**
 * Joins an account, whose e-mail address has just been proved, with the newest record that an adviser keeps under that
 * address (decision E-11): the record becomes the account's. Nothing is joined where the account's own profile has been
 * filled in; the adviser then sees both. Names and phone come from the account where the adviser's record has none.
 */
export async function linkAdviserRecord(
  tx: Tx,
  { userId, emailNormalised, at }: { userId: string; emailNormalised: string; at: Date },
): Promise<{ linked: boolean }> {
  const own = await lockAccountProfile(tx, userId);
  if (own === undefined || own.version !== 1 || own.email_normalised !== emailNormalised) return { linked: false };
  const record = await lockNewestAdviserRecord(tx, emailNormalised);
  if (record === undefined) return { linked: false };
  await moveLinks(tx, { from: userId, to: record.id });
  await deleteProfile(tx, userId);
  await moveRecord(tx, {
    id: record.id,
    userId,
    email: own.email,
    emailNormalised,
    firstName: record.first_name || own.first_name,
    lastName: record.last_name || own.last_name,
    phone: record.phone || own.phone,
    at,
  });
  const actor = { id: userId, role: 'CLIENT' } as const;
  // What happened to the record before is on the log under the id that it had.
  const fields = [`record.${record.id}`];
  await recordAudit(tx, { at, actor, action: 'records-linked', subject: { kind: 'client', id: userId }, fields });
  return { linked: true };
}
