import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@freehold/contract';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { accountLink, createLink } from './account-links.ts';
import { findAccountByEmail, insertAccount, listAdmins } from './queries/accounts.ts';
import { endUnprovenAccount } from './unproven-accounts.ts';

/** The admin to create. */
export interface AdminRequest {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Must be set where there are admins already. */
  readonly isAnother: boolean;
}

/** The link that sets the new admin's password, or why there is none. */
export type AdminLink = { readonly link: string } | { readonly refusal: string };

/**
 * Creates an admin without a password and returns the link that sets it: single use, valid for 24 hours. For an admin
 * who has not used theirs it makes a new link and ends the earlier one. Refuses a second admin unless `isAnother` is
 * set, and an address whose owner has proven their account; an unproven sign-up gives way.
 */
export async function createAdmin(deps: Deps, request: AdminRequest): Promise<AdminLink> {
  const emailNormalised = normaliseEmail(request.email);
  return await transaction(deps.db, async (tx) => {
    const admins = await listAdmins(tx);
    const waiting = admins.find((admin) => admin.email_normalised === emailNormalised && admin.password_hash === null);
    if (!waiting && admins.length > 0 && !request.isAnother) {
      return { refusal: 'There is an admin already. Add --another to create one more.' };
    }
    const [id, at] = [waiting?.id ?? randomUUID(), deps.now()];
    const holder = waiting ? undefined : await findAccountByEmail(tx, emailNormalised);
    const event = { at, actor: null, action: 'sign-up-lapsed' } as const;
    if (holder && !(await endUnprovenAccount(tx, { id: holder.id, event }))) {
      return { refusal: 'There is an account with this address already.' };
    }
    const role = 'ADMIN';
    if (!waiting) await insertAccount(tx, { ...request, id, emailNormalised, passwordHash: null, role, at });
    const link = await createLink(deps, tx, { userId: id, purpose: 'first-admin' });
    await recordAudit(tx, { at, actor: null, action: 'first-admin-created', subject: { kind: 'user', id } });
    return { link: accountLink(deps, 'first-admin', link.id) };
  });
}
