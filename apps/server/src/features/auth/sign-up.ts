import { randomUUID } from 'node:crypto';
import { AppError, normaliseEmail, type Register, type SignInReply } from '@freehold/contract';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/service.ts';
import { createAccountProfile } from '../profiles/service.ts';
import { createLink } from './account-links.ts';
import { deviceMac, type Origin } from './devices.ts';
import { assertPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, insertAccount, lockAccount, rememberDevice } from './queries/accounts.ts';
import { findSecondFactor } from './queries/second-factors.ts';
import { startSession } from './sessions.ts';
import { signInReply } from './sign-in.ts';

// Nobody chooses their own role (specification section 6).
const role = 'CLIENT';

/** The hash of a new account's password. Throws AppError `invalid-input` where the policy refuses it. */
export async function prepareAccount(deps: Deps, { email, password }: Register): Promise<string> {
  assertPassword(deps.config, { email, role }, { field: 'password', password });
  return await hashPassword(password);
}

/** A new account. */
export interface NewClient {
  readonly userId: string;
}

/**
 * Creates a client's account with its profile and queues the mail that confirms the address, in the given transaction.
 * Throws AppError `email-taken`.
 */
export async function createAccount(
  deps: Deps,
  tx: Tx,
  { given, passwordHash }: { given: Register; passwordHash: string },
): Promise<NewClient> {
  const [id, at] = [randomUUID(), deps.now()];
  const { email, firstName, lastName } = given;
  const account = { id, email, emailNormalised: normaliseEmail(email), passwordHash, role, firstName, lastName, at };
  if (!(await insertAccount(tx, { ...account, role }))) throw new AppError('email-taken');
  await createAccountProfile(tx, { id, email, firstName, lastName, phone: given.phone ?? '', at });
  const link = await createLink(deps, tx, { userId: id, purpose: 'verify-email' });
  await queueMail(deps, tx, { kind: 'verify-email', recipient: email, userId: id, linkId: link.id });
  await recordAudit(tx, { at, actor: { id, role }, action: 'register', subject: { kind: 'user', id } });
  return { userId: id };
}

/**
 * Signs in to an account that was just created: a new session each time, so that a repeat of the sign-up needs no stored
 * token. Throws AppError `signed-out` once the account is closed, has another password or an authenticator app: a repeat then
 * proves too little.
 */
export async function enterNewAccount(deps: Deps, { userId }: NewClient, origin: Origin): Promise<SignInReply> {
  const account = await findAccount(deps.db.kysely, userId);
  const factor = await findSecondFactor(deps.db.kysely, userId);
  if (!account || factor?.confirmed_at) throw new AppError('signed-out');
  const session = await transaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, { id: userId, passwordVersion: 0 }))) throw new AppError('signed-out');
    const at = deps.now();
    const mac = deviceMac(deps.secrets, account.email_normalised, origin);
    await rememberDevice(tx, { userId, deviceMac: mac, at });
    return await startSession(tx, { person: { id: userId, email: account.email, role }, ...origin, at });
  });
  return await signInReply(deps, account, session);
}
