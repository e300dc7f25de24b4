import { randomUUID } from 'node:crypto';
import { dayAfter, dayInSydney } from '@freehold/domain';
import { scopeOfOwner } from '../../client-scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refuseLeap } from '../../upkeep/clock.ts';
import { findDetails } from '../profiles/index.ts';
import { type Found, lookFor } from './occasion.ts';
import { type AskedKey, type Basis, insertOccasion, listDue, lockDue, lockReader, updateLook } from './queries.ts';

type Outside = Pick<Deps, 'db' | 'now' | 'jobs' | 'config' | 'log'>;

/** Most looks of one run; a run a minute makes 144,000 a day. */
const looksAtOnce = 100;

/**
 * Puts the mails into the outbox that clients asked for and that are due: one look, and its mails, is one transaction,
 * so a look that is cut off is made again, and two servers never make the same one. Returns how many mails. Throws
 * ClockRefused.
 */
export async function queueAskedMails(deps: Outside, most: number = looksAtOnce): Promise<number> {
  await refuseLeap(deps.db.kysely, deps.now());
  const day = dayInSydney(deps.now());
  let queued = 0;
  for (const asked of await listDue(deps.db.kysely, { day, most })) queued += await look(deps, asked, day);
  return queued;
}

// A record that cannot be worked out must not stand in the way of others: it is looked at again tomorrow.
async function look(deps: Outside, asked: AskedKey, day: string): Promise<number> {
  try {
    return await transaction(deps.db, (tx) => lookWithin(deps, tx, { ...asked, day }));
  } catch (error) {
    deps.log.warn(
      { userId: asked.userId, asked: asked.kind, error: error instanceof Error ? error.name : 'unknown' },
      'an email asked for was not made',
    );
    await transaction(deps.db, (tx) => updateLook(tx, { ...asked, lookOn: dayAfter(day, 1) }));
    return 0;
  }
}

async function lookWithin(deps: Outside, tx: Tx, asked: AskedKey & { readonly day: string }): Promise<number> {
  const reader = await lockReader(tx, asked.userId);
  const due = await lockDue(tx, asked);
  if (reader === undefined || due === undefined) return 0;
  const { day } = asked;
  const record = await findDetails(tx, scopeOfOwner(asked.userId));
  const mayGet = reader.email_verified_at !== null && !reader.is_disabled && reader.role === 'CLIENT';
  if (!mayGet || record === null) {
    await updateLook(tx, { ...asked, lookOn: dayAfter(day, 1) });
    return 0;
  }
  const found = lookFor(asked.kind, { day, askedOn: dayInSydney(due.asked_at), record, basis: basisOf(due) });
  await updateLook(tx, { ...asked, lookOn: found.lookOn, basis: found.basis });
  return await queueNew(deps, tx, { asked, recipient: reader.email, found });
}

async function queueNew(
  deps: Outside,
  tx: Tx,
  { asked, recipient, found }: { asked: AskedKey; recipient: string; found: Found },
): Promise<number> {
  let queued = 0;
  for (const occasion of found.occasions) {
    const mailId = randomUUID();
    if (!(await insertOccasion(tx, { ...asked, occasion, mailId, at: deps.now() }))) continue;
    await queueMail(deps, tx, { id: mailId, kind: asked.kind, recipient, userId: asked.userId });
    queued += 1;
  }
  return queued;
}

type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

function basisOf(due: Due): Basis | null {
  const { basis_version: version, basis_day: day, basis_rules: rules, basis_engine: engine } = due;
  const { basis_left_over: leftOver } = due;
  if (version === null || day === null || rules === null || engine === null || leftOver === null) return null;
  return { version, day, rules, engine, leftOver };
}
