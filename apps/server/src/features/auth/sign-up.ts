import { randomUUID } from 'node:crypto';
import { AppError, normaliseEmail, type Register, type SignInReply } from '@freehold/contract';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { inboxOf } from '../../mail/inbox.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAddressHeld } from '../erasures/index.ts';
import { createAccountProfile } from '../profiles/index.ts';
import { type Origin, rememberDevice } from './devices.ts';
import { assertPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, findAccountByEmail, insertAccount, lockAccount } from './queries/accounts.ts';
import { findSecondFactor } from './queries/second-factors.ts';
import { roughOrigin } from './rough-origin.ts';
import { startSession } from './sessions.ts';
import { signInReply } from './sign-in.ts';
import { queueVerification } from './verification.ts';

// Never taken from the request (specification section 6).
const role = 'CLIENT';

/** How long an unproven sign-up is kept, milliseconds: seven days. */
export const confirmWithinMs = 7 * 86_400_000;

/** What a sign-up needs before its transaction. */
export interface PreparedSignUp {
  readonly passwordHash: string;
  /** True when the owner of a taken address may be mailed once more. */
  readonly mayMail: boolean;
}

// A taken address costs four extra points, five in all: somebody probing addresses gets four answers an hour.
const costOfTaken = 4;

/**
 * Hashes the password of a sign-up, and counts the try for an address that has an account. Throws AppError
 * `invalid-input` where the policy rejects the password.
 */
export async function prepareAccount(deps: Deps, given: Register, origin: Origin): Promise<PreparedSignUp> {
  assertPassword(deps.config, { email: given.email, role }, { field: 'password', password: given.password });
  const passwordHash = await hashPassword(given.password);
  const emailNormalised = normaliseEmail(given.email);
  if (!(await findAccountByEmail(deps.db.kysely, emailNormalised))) return { passwordHash, mayMail: true };
  for (let count = 0; count < costOfTaken; count += 1) {
    await isCounted(() => deps.limits.consumeFrom('signUp', origin.address));
  }
  const key = deps.secrets.mac('sign-up-attempts', inboxOf(given.email));
  return { passwordHash, mayMail: await isCounted(() => deps.limits.consume('accountMail', key)) };
}

async function isCounted(consume: () => Promise<void>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}

/** A new account; `userId` is null where the address already has one, whose owner is mailed. */
export interface NewClient {
  readonly userId: string | null;
}

/**
 * Creates a client's account with its profile and queues the mail that confirms the address, in the given transaction.
 * Where the address has an account, its owner gets a mail instead.
 */
export async function createAccount(
  deps: Deps,
  tx: Tx,
  { given, prepared, origin }: { given: Register; prepared: PreparedSignUp; origin: Origin },
): Promise<NewClient> {
  const [id, at] = [randomUUID(), deps.now()];
  const { email, firstName, lastName } = given;
  const names = { id, email, firstName, lastName, at };
  const entry = { emailNormalised: normaliseEmail(email), passwordHash: prepared.passwordHash, role } as const;
  const confirmBy = new Date(at.getTime() + confirmWithinMs);
  if (await isAddressHeld(tx, entry.emailNormalised)) return { userId: null };
  if (!(await insertAccount(tx, { ...names, ...entry, confirmBy, origin: roughOrigin(origin) }))) {
    if (prepared.mayMail) await tellOwner(deps, tx, entry.emailNormalised);
    return { userId: null };
  }
  await createAccountProfile(tx, { ...names, phone: given.phone ?? '' });
  await queueVerification(deps, tx, { id, email });
  await recordAudit(tx, { at, actor: { id, role }, action: 'register', subject: { kind: 'user', id } });
  return { userId: id };
}

/**
 * Mails the owner of an address that was signed up with again: a proven owner has an account, others may take or end
 * it.
 */
async function tellOwner(deps: Deps, tx: Tx, emailNormalised: string): Promise<void> {
  const account = await findAccountByEmail(tx, emailNormalised);
  if (!account || account.is_disabled) return;
  const isOpen = account.role === 'CLIENT' && account.email_verified_at === null;
  if (isOpen) await queueVerification(deps, tx, { id: account.id, email: account.email });
  else await queueMail(deps, tx, { kind: 'sign-up-attempt', recipient: account.email, userId: account.id });
}

/**
 * Signs in to an account just created: a new session each time, so that a retried sign-up needs no stored token. Throws
 * AppError `email-taken` where the address already had one, and `signed-out` once the account is closed, has another
 * password or an authenticator app: a retry then proves too little.
 */
export async function enterNewAccount(deps: Deps, { userId }: NewClient, origin: Origin): Promise<SignInReply> {
  if (userId === null) throw new AppError('email-taken');
  const account = await findAccount(deps.db.kysely, userId);
  const factor = await findSecondFactor(deps.db.kysely, userId);
  if (!account || factor?.confirmed_at) throw new AppError('signed-out');
  const session = await transaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, { id: userId, passwordVersion: 0 }))) throw new AppError('signed-out');
    const at = deps.now();
    const { email_normalised: emailNormalised } = account;
    await rememberDevice(tx, { userId, emailNormalised, device: origin.device, at });
    return await startSession(tx, {
      person: { id: userId, email: account.email, role },
      userAgent: origin.userAgent,
      at,
    });
  });
  return await signInReply(deps, account, session);
}
