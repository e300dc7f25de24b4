import { AppError, type IdleRecords, mostIdleRecords } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { monthsBefore } from '../../upkeep/months-before.ts';
import { recordAudit, recordShown } from '../audit/index.ts';
import { listIdle, lockIdle, noteIdle, updateKept } from './queries.ts';

/** How long a record may be unused, or kept, before advisers are asked about it. */
const idleMonths = 12;
// A transaction for each batch, so that a million records block nobody.
const recordsAtOnce = 1_000;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Marks client records unused for a year, and unmarks those used again. */
export async function noteIdleRecords({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = monthsBefore(now(), idleMonths);
  for (let after: string | null = beforeAllIds; after !== null; ) {
    const from: string = after;
    const { looked, last } = await transaction(db, (tx) => noteIdle(tx, { after: from, limit: recordsAtOnce, before }));
    after = looked === recordsAtOnce ? last : null;
  }
}

/** The records that advisers are asked about, longest unused first. The read is audited. */
export async function readIdleRecords(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  actor: Pick<Actor, 'id' | 'role'>,
): Promise<IdleRecords> {
  const before = monthsBefore(deps.now(), idleMonths);
  const rows = await listIdle(deps.db.kysely, { before, limit: mostIdleRecords + 1 });
  const shown = rows.slice(0, mostIdleRecords);
  const ids = shown.map(({ id }) => id);
  if (ids.length > 0) {
    await recordShown(deps, { actor, action: 'clients-listed', filter: {}, rows: ids, shown: { client: ids } });
  }
  return {
    records: shown.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      lastUsedAt: row.last_used_at.toISOString(),
    })),
    hasMore: rows.length > mostIdleRecords,
  };
}

interface Decision {
  readonly actor: Pick<Actor, 'id' | 'role'>;
  readonly id: string;
}

/** Keeps an unused record for another year. Throws AppError `not-found` for a record nobody is asked about. */
export async function keepRecord({ now }: Pick<Deps, 'now'>, tx: Tx, { actor, id }: Decision): Promise<void> {
  const idle = await lockIdle(tx, id);
  if (!idle) throw new AppError('not-found');
  if (idle.kept_at !== null) return;
  const at = now();
  await updateKept(tx, id, at);
  await recordAudit(tx, { at, actor, action: 'client-kept', subject: { kind: 'client', id } });
}

/**
 * Withdraws the keeping of a record: it is asked about again. Throws AppError `not-found` for a record nobody is asked
 * about.
 */
export async function askAgain({ now }: Pick<Deps, 'now'>, tx: Tx, { actor, id }: Decision): Promise<void> {
  const idle = await lockIdle(tx, id);
  if (!idle) throw new AppError('not-found');
  if (idle.kept_at === null) return;
  await updateKept(tx, id, null);
  await recordAudit(tx, { at: now(), actor, action: 'client-keep-undone', subject: { kind: 'client', id } });
}
