import {
  AppError,
  type AskedMailChange,
  type AskedMailKind,
  type AskedMails,
  askedMailKinds,
  askedMailWords,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { firstLook } from './occasion.ts';
import { insertAsked, listAsked, lockReader, stopAsked } from './queries.ts';

/** Which mails the actor has asked for. Throws AppError `signed-out` when the account no longer exists. */
export async function readAskedMails({ db }: Pick<Deps, 'db'>, actor: Pick<Actor, 'id'>): Promise<AskedMails> {
  return await transaction(db, (tx) => askedMails(tx, actor.id));
}

const askedTooOften = 'You have turned emails on too often today. Ask again tomorrow. You can still turn each off.';

/**
 * Asks for a kind of mail, or stops it, and keeps when and by which words. Throws AppError `not-allowed` for an
 * adviser's account, `address-not-confirmed`, `invalid-input` when other words than today's were shown, and
 * `too-many-requests` for asking, never for stopping.
 */
export async function changeAskedMail(
  { db, now, limits }: Pick<Deps, 'db' | 'now' | 'limits'>,
  { actor, kind, change }: { actor: Actor; kind: AskedMailKind; change: AskedMailChange },
): Promise<AskedMails> {
  if (change.isOn) await countAsk(limits, actor.id);
  const at = now();
  return await transaction(db, async (tx) => {
    const key = { userId: actor.id, kind, at };
    const isChanged = change.isOn ? await ask(tx, key, change) : await stopAsked(tx, key);
    if (isChanged) {
      const action = change.isOn ? 'mail-asked' : 'mail-stopped';
      await recordAudit(tx, { at, actor, action, subject: { kind: 'client', id: actor.id }, fields: [kind] });
    }
    return await askedMails(tx, actor.id);
  });
}

// Each change leaves an event in the audit log, which is kept for years.
async function countAsk(limits: Deps['limits'], userId: string): Promise<void> {
  try {
    await limits.consume('askedMails', userId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too-many-requests')) throw error;
    throw new AppError(error.code, { message: askedTooOften, retryAfterSeconds: error.retryAfterSeconds ?? 1 });
  }
}

async function ask(
  tx: Tx,
  { userId, kind, at }: { userId: string; kind: AskedMailKind; at: Date },
  { words }: AskedMailChange,
): Promise<boolean> {
  if (words !== askedMailWords) {
    const message = 'These words have changed. Reload the page and read them again.';
    throw new AppError('invalid-input', { fields: [{ field: 'words', message }] });
  }
  const account = await lockReader(tx, userId);
  if (account === undefined) throw new AppError('signed-out');
  if (account.role !== 'CLIENT') throw new AppError('not-allowed');
  if (account.email_verified_at === null) throw new AppError('address-not-confirmed');
  return await insertAsked(tx, { userId, kind, words, at, lookOn: firstLook(kind, dayInSydney(at)) });
}

async function askedMails(tx: Tx, userId: string): Promise<AskedMails> {
  const account = await lockReader(tx, userId);
  if (account === undefined) throw new AppError('signed-out');
  return {
    email: account.email,
    isEmailVerified: account.email_verified_at !== null,
    mails: await kindsOf(tx, userId),
  };
}

async function kindsOf(reader: Reader, userId: string): Promise<AskedMails['mails']> {
  const asked = new Map((await listAsked(reader, userId)).map((row) => [row.kind, row]));
  return askedMailKinds.map((kind) => {
    const row = asked.get(kind);
    return {
      kind,
      isOn: row !== undefined && row.stopped_at === null,
      askedAt: row?.asked_at.toISOString() ?? null,
      lastAt: row?.last_at?.toISOString() ?? null,
    };
  });
}
