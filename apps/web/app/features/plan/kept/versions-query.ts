import { type KeptPlanVersion, type PlanVersion, routes } from '@freehold/contract';
import { type Plan, readPlan } from '@freehold/plan';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import type { Look } from './fixed-plan.tsx';
import { versionSays } from './plan-state-words.ts';

/** The versions of a plan, the newest first; `userId` is the client whose it is, for an adviser. */
export function planVersionsQuery(id: string, userId?: string) {
  return queryOptions({
    queryKey: ['client-plans', userId, id, 'versions'],
    // Each read by an adviser is audited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(routes.plans.versions, { params: { id }, query: queryOf(userId), signal }),
  });
}

/** A version with its plan. Throws CallError, and RangeError in words for one that cannot be read. */
export async function readVersion(
  id: string,
  { number }: PlanVersion,
  userId?: string,
): Promise<{ readonly plan: Plan; readonly version: KeptPlanVersion }> {
  const params = { id, number: String(number) };
  const version = await call(routes.plans.version, { params, query: queryOf(userId) });
  const { plan, ...reading } = readPlan(version.document);
  if (plan === null) throw new RangeError('says' in reading ? reading.says : 'It cannot be read.');
  return { plan, version };
}

/** A version to look at, with the figures that it had when it was kept. Throws as `readVersion` does. */
export async function lookAtVersion(id: string, of: PlanVersion, userId?: string): Promise<Look> {
  const { plan, version } = await readVersion(id, of, userId);
  const was = version.isLocked ? 'Presented' : 'Kept';
  return { plan, says: versionSays(version), kept: { ...version, was, at: version.keptAt } };
}

function queryOf(userId: string | undefined) {
  return userId === undefined ? {} : { userId };
}
