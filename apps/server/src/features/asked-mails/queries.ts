import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** What one mail is sent for; a person gets one mail for each key of a kind. */
export interface Occasion {
  readonly key: string;
  /** For changed rules: what is left over a month now less before, dollars. */
  readonly difference?: number;
}

/** What was left over a month, dollars, of which state of the record, for which day and by which rules. */
export interface Basis {
  readonly version: number;
  readonly day: string;
  readonly rules: string;
  readonly engine: string;
  readonly leftOver: number;
}

/** One kind of mail of one person. */
export interface AskedKey {
  readonly userId: string;
  readonly kind: Selectable<Schema['asked_mails']>['kind'];
}

/** Every kind a person asked for, also those stopped since, with when its last mail was queued. */
export function listAsked(reader: Reader, userId: string) {
  return reader
    .selectFrom('asked_mails')
    .select((select) => [
      'kind',
      'asked_at',
      'stopped_at',
      select
        .selectFrom('asked_mail_occasions')
        .select((one) => one.fn.max('queued_at').as('at'))
        .where('asked_mail_occasions.user_id', '=', userId)
        .whereRef('asked_mail_occasions.kind', '=', 'asked_mails.kind')
        .as('last_at'),
    ])
    .where('user_id', '=', userId)
    .execute();
}

/** Notes that a person asked for a kind of mail, by which words; false when they had already. */
export async function insertAsked(
  tx: Tx,
  {
    userId,
    kind,
    words,
    at,
    lookOn,
  }: AskedKey & { readonly words: string; readonly at: Date; readonly lookOn: string | null },
): Promise<boolean> {
  const agreed = { words, asked_at: at, look_on: lookOn };
  const noBasis = {
    basis_version: null,
    basis_day: null,
    basis_rules: null,
    basis_engine: null,
    basis_left_over: null,
  };
  const row = await tx
    .insertInto('asked_mails')
    .values({ user_id: userId, kind, ...agreed })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ ...agreed, ...noBasis, stopped_at: null })
        .where('asked_mails.stopped_at', 'is not', null),
    )
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stops a kind of mail; false when it was not asked for or stopped before. What was kept for it goes. */
export async function stopAsked(tx: Tx, { userId, kind, at }: AskedKey & { readonly at: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('asked_mails')
    .set({ stopped_at: at, look_on: null, basis_left_over: null, basis_version: null })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('stopped_at', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** A kind of mail that a person stopped, and when. */
export interface StoppedMail extends AskedKey {
  readonly at: Date;
}

/** Stops again what a restored backup brought back, as of the original moments; what was asked for since goes on. */
export async function stopAgain(tx: Tx, stopped: readonly StoppedMail[]): Promise<void> {
  for (const { userId, kind, at } of stopped) {
    await tx
      .updateTable('asked_mails')
      .set({ stopped_at: at, look_on: null, basis_left_over: null, basis_version: null })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('stopped_at', 'is', null)
      .where('asked_at', '<', at)
      .execute();
  }
}

/** What is to be looked at on an ISO day, the longest due first. */
export async function listDue(
  reader: Reader,
  { day, most }: { readonly day: string; readonly most: number },
): Promise<AskedKey[]> {
  const rows = await reader
    .selectFrom('asked_mails')
    .select(['user_id', 'kind'])
    .where('stopped_at', 'is', null)
    .where('look_on', '<=', day)
    .orderBy('look_on')
    .orderBy('user_id')
    .orderBy('kind')
    .limit(most)
    .execute();
  return rows.map(({ user_id: userId, kind }) => ({ userId, kind }));
}

/** The account that mails go to, locked against an erasure until the transaction ends. */
export function lockReader(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'is_disabled', 'email_verified_at'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
}

/** A kind still due on an ISO day, locked; undefined where another server has it or had it. */
export function lockDue(tx: Tx, { userId, kind, day }: AskedKey & { readonly day: string }) {
  return tx
    .selectFrom('asked_mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('stopped_at', 'is', null)
    .where('look_on', '<=', day)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Sets when to look again, null for never, and what is kept for the next look. */
export async function updateLook(
  tx: Tx,
  { userId, kind, lookOn, basis }: AskedKey & { readonly lookOn: string | null; readonly basis?: Basis | undefined },
): Promise<void> {
  const kept = basis && {
    basis_version: basis.version,
    basis_day: basis.day,
    basis_rules: basis.rules,
    basis_engine: basis.engine,
    basis_left_over: basis.leftOver,
  };
  await tx
    .updateTable('asked_mails')
    .set({ look_on: lookOn, ...kept })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** Takes an occasion for a mail; false when one was sent for it. */
export async function insertOccasion(
  tx: Tx,
  { userId, kind, occasion, mailId, at }: AskedKey & { readonly occasion: Occasion; mailId: string; at: Date },
): Promise<boolean> {
  const { key, difference = null } = occasion;
  const row = await tx
    .insertInto('asked_mail_occasions')
    .values({ user_id: userId, kind, occasion: key, mail_id: mailId, difference, queued_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'occasion']).doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a mail was sent for, with the agreement and the account as they are now. */
export function findOccasion(reader: Reader, mailId: string) {
  return reader
    .selectFrom('asked_mail_occasions as sent')
    .innerJoin('asked_mails as asked', (join) =>
      join.onRef('asked.user_id', '=', 'sent.user_id').onRef('asked.kind', '=', 'sent.kind'),
    )
    .innerJoin('users', 'users.id', 'sent.user_id')
    .select([
      'sent.user_id',
      'sent.kind',
      'sent.occasion',
      'sent.difference',
      'asked.asked_at',
      'asked.stopped_at',
      'users.email',
      'users.email_verified_at',
      'users.is_disabled',
    ])
    .where('sent.mail_id', '=', mailId)
    .executeTakeFirst();
}
