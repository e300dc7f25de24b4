import type { Role } from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteRefusalsOf } from './queries/joins.ts';
import { deleteProfile, lockAccountProfile, lockAdviserRecord, moveLinks, moveRecord } from './queries/linking.ts';

/**
 * Moves an adviser's record, with everything attached to it, to the account with the same confirmed address. Names and
 * phone come from the account where the record has none. Does nothing where the two do not match or the account's own
 * profile has been filled in; otherwise returns the address to notify.
 */
export async function linkRecord(
  tx: Tx,
  asked: { accountId: string; recordId: string; actor: { id: string; role: Role } | null; at: Date },
): Promise<{ email: string } | 'no pair' | 'has details'> {
  const { accountId, recordId, actor, at } = asked;
  const own = await lockAccountProfile(tx, accountId);
  const record = own && (await lockAdviserRecord(tx, { id: recordId, emailNormalised: own.account_email }));
  if (!own || !record) return 'no pair';
  if (own.version !== 1) return 'has details';
  await deleteRefusalsOf(tx, recordId);
  await moveLinks(tx, { from: accountId, to: recordId });
  await deleteProfile(tx, accountId);
  await moveRecord(tx, {
    id: recordId,
    userId: accountId,
    email: own.email,
    emailNormalised: own.account_email,
    firstName: record.first_name || own.first_name,
    lastName: record.last_name || own.last_name,
    phone: record.phone || own.phone,
    at,
  });
  // Earlier events are logged under the record's former id.
  const fields = [`record.${recordId}`];
  await recordAudit(tx, { at, actor, action: 'records-linked', subject: { kind: 'client', id: accountId }, fields });
  return { email: own.email };
}
