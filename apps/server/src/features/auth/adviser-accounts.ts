import { randomUUID } from 'node:crypto';
import { AppError, adviserMessages, type InviteAdviser, normaliseEmail, roleOf } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAddressHeld } from '../erasures/index.ts';
import { createLink, endPasswordLinks } from './account-links.ts';
import { findAccountByEmail, insertAccount } from './queries/accounts.ts';
import { updateAdminAccess } from './queries/admins.ts';
import { forgetDevices } from './queries/devices.ts';
import { endSessionsOf } from './queries/sessions.ts';
import { endUnprovenAccount } from './unproven-accounts.ts';

/**
 * Creates an adviser's account without a password and mails the link that sets it; for one who has not used theirs it
 * makes a new link and ends the earlier one. An unproven sign-up gives way. Returns the ids of account and link. Throws
 * AppError `email-taken` for an address of anybody else, erased accounts that can be undone included.
 */
export async function inviteAdviser(
  deps: Deps,
  tx: Tx,
  { actor, given }: { actor: Actor; given: InviteAdviser },
): Promise<{ id: string; linkId: string }> {
  const at = deps.now();
  const emailNormalised = normaliseEmail(given.email);
  const holder = await findAccountByEmail(tx, emailNormalised);
  const isWaiting = holder && roleOf(holder.role) === 'ADVISER' && holder.password_hash === null;
  if (isWaiting && holder.is_disabled) throw taken(adviserMessages.disabledAlready);
  const id = isWaiting ? holder.id : randomUUID();
  if (!isWaiting) {
    const event = { at, actor, action: 'sign-up-lapsed' } as const;
    const isFree = !holder || (await endUnprovenAccount(tx, { id: holder.id, event }));
    if (!isFree || (await isAddressHeld(tx, emailNormalised))) throw taken(adviserMessages.emailTaken);
    const account = { ...given, id, emailNormalised, passwordHash: null, role: 'ADVISER', at } as const;
    // False where somebody else took the address a moment ago.
    if (!(await insertAccount(tx, account))) throw taken(adviserMessages.emailTaken);
  }
  const link = await createLink(deps, tx, { userId: id, purpose: 'invitation' });
  const recipient = isWaiting ? holder.email : given.email;
  await queueMail(deps, tx, { kind: 'adviser-invited', recipient, userId: id, linkId: link.id });
  await recordAudit(tx, { at, actor, action: 'adviser-invited', subject: { kind: 'user', id } });
  return { id, linkId: link.id };
}

/**
 * Blocks or unblocks sign-in to an adviser's account, whose sessions and links, an unused invitation included, end either
 * way.
 */
export async function setAdviserDisabled(
  tx: Tx,
  { actor, id, isDisabled, at }: { actor: Actor; id: string; isDisabled: boolean; at: Date },
): Promise<void> {
  await updateAdminAccess(tx, { id, at, is_disabled: isDisabled });
  await endSessionsOf(tx, { userId: id, at });
  await endPasswordLinks(tx, { userId: id, at });
  await forgetDevices(tx, { userId: id });
  const action = isDisabled ? 'account-disabled' : 'account-enabled';
  await recordAudit(tx, { at, actor, action, subject: { kind: 'user', id } });
}

function taken(message: string): AppError {
  return new AppError('email-taken', { message });
}
