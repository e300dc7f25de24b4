import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { endSessionsOf, verifyPassword } from '../auth/index.ts';
import { disableAccount, listDemoCandidates } from './queries.ts';

// Passwords that releases before 0018 gave to every demo; those accounts have no demo flag.
const published: Readonly<Record<string, string>> = {
  'adviser@freehold.example': 'adviser-demo-2026',
  'client@freehold.example': 'client-demo-2026',
};

/** Addresses of demo accounts that still accept the password a start printed or the README published. */
export async function openDemoAccounts(db: Deps['db']): Promise<string[]> {
  return (await listOpen(db)).map(({ email }) => email);
}

/** Blocks sign-in to the demo accounts, ends their sessions and audits it; returns their addresses. */
export async function disableDemoAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const accounts = await listOpen(db);
  await transaction(db, async (tx) => {
    for (const { id } of accounts) await disable(tx, { id, at: now() });
  });
  return accounts.map(({ email }) => email);
}

async function listOpen(db: Deps['db']) {
  const candidates = await listDemoCandidates(db.kysely, Object.keys(published));
  const areOpen = await Promise.all(candidates.map(isOpen));
  return candidates.filter((_, index) => areOpen[index]);
}

type Candidate = Awaited<ReturnType<typeof listDemoCandidates>>[number];

async function isOpen(account: Candidate): Promise<boolean> {
  if (account.is_demo && account.password_version === 0) return true;
  return await verifyPassword(account.password_hash, published[account.email_normalised] ?? '');
}

async function disable(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await disableAccount(tx, { id, at });
  await endSessionsOf(tx, { userId: id, at });
  await recordAudit(tx, { at, actor: null, action: 'account-disabled', subject: { kind: 'user', id } });
}
