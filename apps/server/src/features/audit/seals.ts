import { setTimeout as pause } from 'node:timers/promises';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  countUnsealed,
  findNewestSeal,
  insertSeal,
  listAuditWriters,
  listSealableEvents,
  listSeals,
  lockSealing,
  newestEventId,
} from './queries/events.ts';

type Sealing = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>;
type SealedEvent = Awaited<ReturnType<typeof listSealableEvents>>[number];
type Seal = Awaited<ReturnType<typeof listSeals>>[number];

/** What a seal covers: its own bounds and the previous seal, so that none can be removed from the middle. */
interface Covered {
  readonly previous: string;
  readonly fromId: number;
  readonly toId: number;
  readonly sealedAt: Date;
  /** Which columns of the events it covers. */
  readonly version: number;
  readonly events: readonly SealedEvent[];
}

const eventsPerSeal = 1_000;
/** From version 2 a seal also covers session and address. */
const sealVersion = 2;
const waits = { tries: 50, ms: 100 } as const;

/**
 * Seals the events that no running transaction can still insert a row between, in id order. Returns how many; 0 when a
 * transaction stays open for seconds, to be retried at the next call. The newest seal is logged: stored outside the
 * database, it reveals a truncated log.
 */
export async function sealAudit(deps: Sealing): Promise<number> {
  const upTo = await settledId(deps.db.kysely);
  if (upTo === null) return 0;
  let total = 0;
  for (let sealed = -1; sealed !== 0; total += sealed) sealed = await sealNext(deps, upTo);
  return total;
}

/**
 * The newest id below which no row can still appear. Rows commit out of id order, so this waits for every transaction
 * that was writing when the id was read. Null when that takes too long.
 */
async function settledId(reader: Reader): Promise<number | null> {
  const id = await newestEventId(reader);
  const writers = new Set(await listAuditWriters(reader));
  for (let tries = 0; writers.size > 0; tries += 1) {
    if (tries === waits.tries) return null;
    await pause(waits.ms);
    const running = new Set(await listAuditWriters(reader));
    for (const writer of writers) if (!running.has(writer)) writers.delete(writer);
  }
  return id;
}

async function sealNext({ db, secrets, now, log }: Sealing, upTo: number): Promise<number> {
  return await transaction(db, async (tx) => {
    await lockSealing(tx);
    const before = await findNewestSeal(tx);
    const events = await listSealableEvents(tx, { after: before?.to_id ?? 0, upTo }, eventsPerSeal);
    const toId = events.at(-1)?.id;
    if (toId === undefined) return 0;
    const bounds = { previous: before?.hash ?? '', fromId: (before?.to_id ?? 0) + 1, toId };
    const covered = { ...bounds, sealedAt: now(), version: sealVersion, events };
    const hash = secrets.mac('audit-seal', sealedText(covered));
    await insertSeal(tx, { ...covered, rowCount: events.length, hash });
    log.info({ toId, hash }, 'audit log sealed');
    return events.length;
  });
}

function sealedText({ previous, fromId, toId, sealedAt, version, events }: Covered): string {
  const rows = events.map((event) => [
    event.id,
    event.moment,
    event.actor_id,
    event.actor_role,
    event.action,
    event.subject_kind,
    event.subject_id,
    event.fields,
    ...(version >= 2 ? [event.session_id, event.address_code] : []),
  ]);
  return JSON.stringify([previous, fromId, toId, sealedAt.toISOString(), rows]);
}

/** A stretch of the audit log that differs from what was sealed. */
interface SealProblem {
  /** Ids of the affected events. */
  readonly fromId: number;
  readonly toId: number;
  readonly kind: 'rows-missing' | 'rows-added' | 'changed' | 'seal-missing';
}

/** Result of verifying the seals; no problems means the sealed part is unchanged. */
interface SealReport {
  readonly seals: number;
  readonly rows: number;
  readonly problems: readonly SealProblem[];
}

/**
 * Verifies the audit log against its seals and lists every stretch that was edited, cut, added to or reordered.
 * `newest` is the last logged seal: with it, a log truncated together with its seals is detected too.
 */
export async function verifyAuditSeals(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  newest?: { readonly toId: number; readonly hash: string },
): Promise<SealReport> {
  const problems: SealProblem[] = [];
  let before: Pick<Seal, 'to_id' | 'hash'> = { to_id: 0, hash: '' };
  let seals = 0;
  let rows = 0;
  for (let seal = await sealAfter(db.kysely, 0); seal; seal = await sealAfter(db.kysely, seal.to_id)) {
    const after = seals === 0 ? Number.MIN_SAFE_INTEGER : before.to_id;
    const events = await listSealableEvents(db.kysely, { after, upTo: seal.to_id }, seal.row_count + 1);
    problems.push(...problemsOf(secrets, { seal, before, events }));
    seals += 1;
    rows += events.length;
    before = seal;
  }
  if (newest !== undefined && !(await isStored(db.kysely, newest))) {
    problems.push({ fromId: before.to_id + 1, toId: newest.toId, kind: 'seal-missing' });
  }
  return { seals, rows, problems };
}

/** Number of unsealed events, and the age of the oldest in seconds; 0 when there is none. */
export async function readUnsealed(reader: Reader, now: Date): Promise<{ events: number; oldestSeconds: number }> {
  const { count, oldest } = await countUnsealed(reader);
  const ageMs = oldest === null ? 0 : now.getTime() - oldest.getTime();
  return { events: count, oldestSeconds: Math.max(0, Math.round(ageMs / 1_000)) };
}

function problemsOf(
  secrets: Deps['secrets'],
  { seal, before, events }: { seal: Seal; before: Pick<Seal, 'to_id' | 'hash'>; events: readonly SealedEvent[] },
): SealProblem[] {
  const { from_id: fromId, to_id: toId, row_count: rowCount, sealed_at: sealedAt, version } = seal;
  const at = (kind: SealProblem['kind']): SealProblem[] => [{ fromId, toId, kind }];
  if (fromId !== before.to_id + 1) return at('seal-missing');
  if (events.length < rowCount) return at('rows-missing');
  if (events.length > rowCount) return at('rows-added');
  const text = sealedText({ previous: before.hash, fromId, toId, sealedAt, version, events });
  return secrets.macs('audit-seal', text).includes(seal.hash) ? [] : at('changed');
}

async function sealAfter(reader: Reader, id: number): Promise<Seal | undefined> {
  const [seal] = await listSeals(reader, id, 1);
  return seal;
}

async function isStored(reader: Reader, { toId, hash }: { toId: number; hash: string }): Promise<boolean> {
  const [seal] = await listSeals(reader, toId - 1, 1);
  return seal?.to_id === toId && seal.hash === hash;
}
