import type { ListedPlan } from '@freehold/contract';
import type { Deps } from '../../deps.ts';
import { requireClient } from '../profiles/index.ts';
import { type Asked, asShown, auditRead, isClient, presentPublication } from './asked-plan.ts';
import { listLocks, listPublications } from './publication-queries.ts';
import { type ListedRow, listPlans } from './queries.ts';
import { presentChanged } from './service.ts';
import { countWaiting } from './suggestion-queries.ts';

/**
 * A client's plans, the last changed first; the client has those of an adviser as they were published, and no drafts. An
 * adviser's read is audited. Throws AppError `not-found`.
 */
export async function readPlans({ db, now }: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<ListedPlan[]> {
  const { kysely } = db;
  await requireClient(kysely, asked.scope);
  await auditRead({ db, now }, asked, ['plans']);
  const publications = new Map((await listPublications(kysely, asked.scope)).map((row) => [row.plan_id, row]));
  const locks = new Map((await listLocks(kysely, asked.scope)).map((row) => [row.plan_id, row.kept_at]));
  const waiting = new Map((await countWaiting(kysely, asked.scope)).map((row) => [row.plan_id, Number(row.count)]));
  const isHiding = isClient(asked);
  const rows = (await listPlans(kysely, asked.scope)).flatMap((row) => {
    const publication = publications.get(row.id);
    const isHidden = isHiding && row.by_adviser && publication === undefined;
    const seen = isHiding && publication ? asShown(row, publication) : row;
    return isHidden ? [] : [{ seen, publication }];
  });
  return rows
    .toSorted((a, b) => b.seen.updated_at.getTime() - a.seen.updated_at.getTime())
    .map(({ seen, publication }) => ({
      ...presentListed(seen),
      publication: publication ? presentPublication(publication) : null,
      lockedAt: isHiding && seen.by_adviser ? null : (locks.get(seen.id)?.toISOString() ?? null),
      waiting: waiting.get(seen.id) ?? 0,
    }));
}

function presentListed(row: ListedRow) {
  return {
    ...presentChanged(row),
    kind: row.by_adviser ? ('adviser' as const) : ('own' as const),
    ...{ engineVersion: row.engine_version, lawRead: row.law_read, rulesChanged: row.rules_changed },
  };
}
