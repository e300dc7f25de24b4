import { setImmediate } from 'node:timers/promises';
import { type ClientFigures, type ClientListItem, type ClientRowsQuery, mostClientRows } from '@freehold/contract';
import { clientStanding, dayInSydney } from '@freehold/domain';
import { type Actor, reachOf } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { auditClients, pageOfClients } from './client-list.ts';
import { listAssetsOf, listCareOf, listLiabilitiesOf, listProfilesOf } from './queries/client-rows.ts';
import { assetOf, liabilityOf, profileRecord } from './record-columns.ts';

/**
 * A page of clients with what their records come to today; paged, sorted and audited as the list of profiles is. The
 * figures are worked out on reading, so a change of the law or of the engine needs no stored copy put right.
 */
export async function listClientRows(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: ClientRowsQuery },
): Promise<{ items: ClientFigures[]; next: string | null }> {
  const found = await findRows(deps, query, reachOf(actor));
  await auditClients(deps, { actor, query, ids: found.items.map(({ id }) => id) });
  return found;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Most records one call reads to find a page above an LVR, which no column holds; half a second of processor time. */
const mostRead = 2_000;
const readAtOnce = 250;

/** The rows of a page, of an adviser's clients where one is named. Above an LVR it may be short, or empty, while `next` leads on. */
async function findRows(
  deps: Pick<Deps, 'db' | 'now'>,
  { limit = mostClientRows, quietDays, lvrOver, noAction, ...asked }: ClientRowsQuery,
  adviser: string | null,
): Promise<{ items: ClientFigures[]; next: string | null }> {
  const now = deps.now();
  const narrowing = {
    adviser,
    quietSince: quietDays === undefined ? undefined : new Date(now.getTime() - quietDays * dayMs),
    hasNoAction: noAction === 'true',
    owesOnProperty: lvrOver !== undefined,
  };
  const step = lvrOver === undefined ? limit : readAtOnce;
  const rows: ClientFigures[] = [];
  let cursor = asked.cursor;
  for (let read = 0; read < mostRead; read += step) {
    const query = { ...asked, limit: step, role: 'CLIENT' as const, ...(cursor !== undefined && { cursor }) };
    const page = await pageOfClients(deps.db.kysely, { query, narrowing });
    const present = await presenterOf(deps.db.kysely, { items: page.items, day: dayInSydney(now) });
    for (const [at, item] of page.items.entries()) {
      // One erased since the page was read is left out.
      rows.push(...present(item).filter(({ lvrPercent }) => lvrOver === undefined || (lvrPercent ?? 0) > lvrOver));
      // Others are served in between: the largest record takes 30 ms.
      await setImmediate();
      if (rows.length === limit) return { items: rows, next: page.cursorAfter(at) };
    }
    if (page.next === null || lvrOver === undefined) return { items: rows, next: page.next };
    cursor = page.next;
  }
  return { items: rows, next: cursor ?? null };
}

/** When a client was last in contact, as an ISO moment; null where it is not known. */
export async function lastContactOf(reader: Reader, { profileId }: ClientScope): Promise<string | null> {
  const [care] = await listCareOf(reader, [profileId]);
  return care?.last_contact_at?.toISOString() ?? null;
}

async function presenterOf(
  reader: Reader,
  { items, day }: { items: readonly ClientListItem[]; day: string },
): Promise<(item: ClientListItem) => ClientFigures[]> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const profiles = new Map((await listProfilesOf(reader, ids)).map((row) => [row.id, row]));
  const assets = Map.groupBy(await listAssetsOf(reader, ids), (row) => row.profile_id);
  const liabilities = Map.groupBy(await listLiabilitiesOf(reader, ids), (row) => row.profile_id);
  const care = new Map((await listCareOf(reader, ids)).map((row) => [row.id, row]));
  return ({ id, firstName, lastName, email, phone }) => {
    const row = profiles.get(id);
    if (row === undefined) return [];
    const record = {
      profile: profileRecord(row),
      assets: (assets.get(id) ?? []).map(assetOf),
      liabilities: (liabilities.get(id) ?? []).map(liabilityOf),
    };
    const { netWorth, lvrPct } = clientStanding(record, day);
    const cared = care.get(id);
    return [
      {
        ...{ id, firstName, lastName, email, phone, netWorth },
        lvrPercent: lvrPct,
        lastContactAt: cared?.last_contact_at?.toISOString() ?? null,
        nextAction: cared?.next_action ?? null,
        nextActionOn: cared?.next_action_on ?? null,
        updatedAt: row.updated_at.toISOString(),
      },
    ];
  };
}
