import type { RulesChanged } from '@freehold/contract';
import { planLaw } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AskedPlan, isClient, lockPlanToChange, planFields, record, storedFigures } from './asked-plan.ts';
import { deleteRulesChanged, listOutdated, markFailed, type OutdatedRow, updateFigures } from './queries.ts';
import { rulesChangedBetween, storedNotice } from './rules-changed-between.ts';
import type { PlanWorker } from './service.ts';

/** Most plans of one run: some ten seconds of one thread. */
const plansAtOnce = 100;

/** How long a plan that failed waits for its next try. */
const failedWaitMs = 3_600_000;

type Outside = Pick<Deps, 'db' | 'now' | 'log'>;

/**
 * Works the figures of plans out anew whose law tables are older than the server’s, or whose engine is another, and keeps
 * what differs for those who open them. Documents, versions under a name and what was published stay as they are. Returns how many figures are new.
 */
export async function refreshFigures(deps: Outside, worker: PlanWorker, most: number = plansAtOnce): Promise<number> {
  let refreshed = 0;
  const failedBefore = new Date(deps.now().getTime() - failedWaitMs);
  const now = { law: planLaw([]).read, engine: engineVersion };
  for (const plan of await listOutdated(deps.db.kysely, { ...now, failedBefore, most })) {
    if (await refresh(deps, worker, plan)) refreshed += 1;
  }
  return refreshed;
}

// A plan that cannot be worked out must not stand in the way of others: it is tried again in an hour, after them. What
// fails at the database is no plan's fault, and ends the round.
async function refresh(outside: Outside, worker: PlanWorker, plan: OutdatedRow): Promise<boolean> {
  const { db, now, log } = outside;
  const task = { document: plan.document, changes: [], by: 'upkeep', at: now().toISOString() };
  const outcome = await worker.run('workOut', task, plan.profile_id).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ plan: plan.id, error: reason }, 'a plan was not worked out by the newer law or engine');
    await markFailed(db.kysely, plan.id, now());
    return null;
  });
  if (outcome === null) return false;
  // A newer program can take what an older one took for no plan: it stays without figures until it is changed.
  const worked = outcome.kind === 'fine' ? outcome : { summary: null, lawRead: planLaw([]).read, engineVersion };
  const told = rulesChangedBetween(storedFigures(plan), worked);
  const { summary } = worked;
  return await updateFigures(db.kysely, plan, {
    ...{ summary: summary && JSON.stringify(summary), law_read: worked.lawRead, engine_version: worked.engineVersion },
    ...(told && { rules_changed: storedNotice(plan.rules_changed, told) }),
  });
}

/**
 * Notes that somebody has seen what the law tables of a day, or an engine, did to a plan; without effect for another day
 * or engine, whose figures they have not seen. Throws AppError `not-found`, and `not-allowed` for a client who has the plan as it was published.
 */
export async function seeRulesChanged(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { to, engine, ...asked }: AskedPlan & Pick<RulesChanged, 'to' | 'engine'>,
): Promise<{ ok: true }> {
  const plan = await lockPlanToChange(tx, asked);
  if (plan.rules_changed?.to !== to || plan.rules_changed.engine !== engine) return { ok: true };
  await deleteRulesChanged(tx, plan.id);
  const fields = [...planFields(plan.id), 'plan.rulesChanged'];
  if (!isClient(asked)) await record(tx, { ...asked, at: now(), action: 'plan-changed', fields });
  return { ok: true };
}
