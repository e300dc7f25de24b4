import { normaliseEmail } from '@freehold/contract';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { endPasswordLinks } from './account-links.ts';
import { type AdminAccount, lockAdmins, lockClient, updateAdminAccess } from './queries/admins.ts';
import { forgetDevices } from './queries/devices.ts';
import { deleteSecondFactor, findSecondFactor } from './queries/second-factors.ts';
import { endSessionsOf } from './queries/sessions.ts';

/** Changes to an account from the command line: `demote` makes an admin a client, `disable` blocks sign-in. */
export const accessChanges = ['demote', 'disable', 'enable', 'reset-second-factor'] as const;
export type AccessChange = (typeof accessChanges)[number];

/** What was done, or why nothing was. */
export type AccessOutcome = { readonly done: string } | { readonly refusal: string };

/**
 * Changes an admin's rights, or whether and how a client signs in; ends their sessions and password links, and audits
 * it without an actor. Refuses an address without an account, a change already made, and one that would leave no admin
 * able to sign in.
 */
export async function changeAdminAccess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { email, change }: { readonly email: string; readonly change: AccessChange },
): Promise<AccessOutcome> {
  return await transaction(db, async (tx) => {
    const client = await lockClient(tx, normaliseEmail(email));
    if (client !== undefined) return await changeClient(tx, { client, change, at: now() });
    // Locks all admins, so that two concurrent commands cannot remove the last two.
    const admins = await lockAdmins(tx);
    const admin = admins.find((one) => one.email_normalised === normaliseEmail(email));
    if (admin === undefined) return { refusal: 'There is no account with this address.' };
    const isLast = !admins.some((one) => one.id !== admin.id && canSignIn(one));
    if (isLast && canSignIn(admin) && (change === 'demote' || change === 'disable')) {
      return { refusal: 'Nobody could sign in as admin any more. Create another admin first.' };
    }
    return await ended(tx, { account: admin, outcome: await changes[change](tx, admin, now()), at: now() });
  });
}

async function changeClient(
  tx: Tx,
  { client, change, at }: { client: AdminAccount; change: AccessChange; at: Date },
): Promise<AccessOutcome> {
  if (change === 'demote') return { refusal: 'This account is no admin’s.' };
  return await ended(tx, { account: client, outcome: await changes[change](tx, client, at), at });
}

/** Ends an account's sessions and password links when something about it changed. */
async function ended(
  tx: Tx,
  { account, outcome, at }: { account: AdminAccount; outcome: AccessOutcome; at: Date },
): Promise<AccessOutcome> {
  if ('refusal' in outcome) return outcome;
  await endSessionsOf(tx, { userId: account.id, at });
  await endPasswordLinks(tx, { userId: account.id, at });
  await forgetDevices(tx, { userId: account.id });
  return outcome;
}

type Change = (tx: Tx, admin: AdminAccount, at: Date) => Promise<AccessOutcome>;

const changes: Readonly<Record<AccessChange, Change>> = {
  async demote(tx, { id }, at) {
    await updateAdminAccess(tx, { id, at, role: 'CLIENT' });
    await record(tx, { id, at, action: 'role-changed', fields: ['role'] });
    return { done: 'is a client from now on' };
  },
  async disable(tx, { id, is_disabled }, at) {
    if (is_disabled) return { refusal: 'This account is disabled already.' };
    await updateAdminAccess(tx, { id, at, is_disabled: true });
    await record(tx, { id, at, action: 'account-disabled' });
    return { done: 'can no longer sign in' };
  },
  async enable(tx, { id, is_disabled }, at) {
    if (!is_disabled) return { refusal: 'This account is not disabled.' };
    await updateAdminAccess(tx, { id, at, is_disabled: false });
    await record(tx, { id, at, action: 'account-enabled' });
    return { done: 'can sign in again' };
  },
  async 'reset-second-factor'(tx, { id }, at) {
    if ((await findSecondFactor(tx, id)) === undefined) return { refusal: 'This account has no authenticator app.' };
    await deleteSecondFactor(tx, id);
    await record(tx, { id, at, action: 'second-factor-off' });
    return { done: 'signs in without an authenticator app until a new one is set up' };
  },
};

function canSignIn({ is_disabled, password_hash }: AdminAccount): boolean {
  return !is_disabled && password_hash !== null;
}

async function record(
  tx: Tx,
  { id, ...event }: Pick<AuditEvent, 'at' | 'action'> & { id: string; fields?: readonly string[] },
): Promise<void> {
  await recordAudit(tx, { ...event, actor: null, subject: { kind: 'user', id } });
}
