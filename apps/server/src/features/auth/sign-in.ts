import { AppError, normaliseEmail, roleOf, type SignIn, type SignInReply } from '@freehold/contract';
import { dateText } from '../../dates.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { findHeldAccount, takeBackErasure } from '../erasures/index.ts';
import { takeCodeTry, wrongCode } from './code-tries.ts';
import { knownDevice, type Origin, rememberDevice } from './devices.ts';
import { hasTryLeft, signInTries } from './lockout.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { stopFactorReset } from './queries/account-changes.ts';
import { findSignInAccount, lockAccount, updatePasswordHash } from './queries/accounts.ts';
import { acceptCode } from './second-factor.ts';
import { firstTokens, type StartedSession, startSession } from './sessions.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>;

/**
 * Starts a session for the right email and password. Throws AppError `invalid-credentials` alike for an unknown
 * address, a wrong password, a disabled account and one with too many tries; `being-erased` for the right password of
 * an account whose erasure can be undone, unless `keepAccount` is set; `second-factor-needed` and `second-factor-wrong`
 * or `second-factor-locked` where the account has an authenticator app; `too-many-requests` past the limits of an
 * address or of codes.
 */
export async function signIn(deps: Deps, given: SignIn, origin: Origin): Promise<SignInReply> {
  await deps.limits.consumeFrom('signInAddress', origin.address);
  const emailNormalised = normaliseEmail(given.email);
  const account = await findSignInAccount(deps.db.kysely, emailNormalised);
  const held = await findHeldAccount(deps.db.kysely, { emailNormalised, at: deps.now() });
  const device = await knownDevice(deps.db.kysely, { emailNormalised, device: origin.device, at: deps.now() });
  const tries = signInTries(deps.secrets, { emailNormalised, knownDevice: device });
  const isOpen = await hasTryLeft(deps, tries);
  // A locked account costs as much work as a wrong password, against timing attacks.
  const hash = account?.password_hash ?? held?.password_hash ?? null;
  const fits = await verifyPassword(isOpen ? hash : null, given.password);
  if (fits && !account && held) {
    await keepOrTell(deps, { held, isKept: given.keepAccount === true });
    return await signIn(deps, given, origin);
  }
  if (!account || !fits || account.is_disabled) {
    await recordFailure(deps, account?.id ?? null, isOpen ? 'sign-in-failed' : 'account-locked');
    throw new AppError('invalid-credentials');
  }
  await assertCodeMayCome(deps, account, given.code);
  const session = await openSession(deps, account, { ...given, emailNormalised, origin });
  await deps.limits.forget('signInAccount', tries);
  if (account.second_factor_at) await deps.limits.forget('secondFactor', account.id);
  return await signInReply(deps, account, session);
}

/** The response to a sign-in and to a sign-up. */
export async function signInReply(
  deps: Pick<Deps, 'tokens' | 'secrets' | 'now'>,
  account: Pick<Account, 'id' | 'email' | 'role' | 'first_name' | 'last_name'>,
  session: StartedSession,
): Promise<SignInReply> {
  const person = { id: account.id, email: account.email, role: roleOf(account.role) };
  const tokens = await firstTokens(deps, person, session);
  return { ...tokens, ...person, firstName: account.first_name, lastName: account.last_name };
}

async function keepOrTell(
  deps: Deps,
  { held, isKept }: { held: { id: string; erase_at: Date }; isKept: boolean },
): Promise<void> {
  if (!isKept) {
    const day = dateText(held.erase_at.toISOString());
    throw new AppError('being-erased', {
      message: `This account is being erased and will be gone for good on ${day}.`,
    });
  }
  await transaction(deps.db, (tx) => takeBackErasure(deps, tx, { named: { id: held.id }, actor: 'person' }));
}

async function assertCodeMayCome(deps: Deps, account: Account, code: string | undefined): Promise<void> {
  if (!account.second_factor_at) return;
  if (code === undefined || code.trim() === '') throw new AppError('second-factor-needed');
  await takeCodeTry(deps, account.id);
}

interface Entry {
  readonly password: string;
  readonly code?: string | undefined;
  readonly emailNormalised: string;
  readonly origin: Origin;
}

async function openSession(deps: Deps, account: Account, entry: Entry): Promise<StartedSession> {
  const isOutdated = account.password_hash !== null && isHashOutdated(account.password_hash);
  const passwordHash = isOutdated ? await hashPassword(entry.password) : null;
  const opened = await transaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, { id: account.id, passwordVersion: account.password_version }))) return 'changed';
    const { code } = entry;
    if (account.second_factor_at && !(await acceptCode(deps, tx, { userId: account.id, code: code ?? '' }))) {
      return 'wrong code';
    }
    // Signing in with the app cancels a pending removal.
    if (account.second_factor_at) await stopReset(deps, tx, account);
    if (passwordHash !== null) await updatePasswordHash(tx, { id: account.id, passwordHash });
    return await storeSession(deps, tx, { account, entry });
  });
  if (typeof opened !== 'string') return opened;
  await recordFailure(deps, account.id, 'sign-in-failed');
  throw opened === 'changed' ? new AppError('invalid-credentials') : await wrongCode(deps, account.id);
}

async function stopReset(deps: Deps, tx: Tx, { id, role }: Account): Promise<void> {
  const at = deps.now();
  if (!(await stopFactorReset(tx, { userId: id, at }))) return;
  const actor = { id, role: roleOf(role) };
  await recordAudit(tx, { at, actor, action: 'account-change-stopped', subject: { kind: 'user', id } });
}

async function storeSession(deps: Deps, tx: Tx, { account, entry }: { account: Account; entry: Entry }) {
  const at = deps.now();
  const person = { id: account.id, email: account.email, role: roleOf(account.role) };
  const session = await startSession(tx, { person, userAgent: entry.origin.userAgent, at });
  const { emailNormalised, origin } = entry;
  await rememberDevice(tx, { userId: account.id, emailNormalised, device: origin.device, at });
  const subject = { kind: 'user', id: account.id } as const;
  await recordAudit(tx, { at, actor: { ...person, sessionId: session.id }, action: 'sign-in', subject });
  return session;
}

async function recordFailure(
  deps: Deps,
  userId: string | null,
  action: 'sign-in-failed' | 'account-locked',
): Promise<void> {
  const subject = userId === null ? null : ({ kind: 'user', id: userId } as const);
  await transaction(deps.db, (tx) => recordAudit(tx, { at: deps.now(), actor: null, action, subject }));
}
