import type { CashAccount, Household, HouseholdEvent, HouseholdPolicy } from '@freehold/finance';
import type { Finding } from '@freehold/plan';
import { eventsOf } from './plan-events.ts';
import { dependantUntil, type MonthsFound } from './plan-moments.ts';
import { active, type PlanToRun } from './plan-owners.ts';
import { recordsOf } from './plan-records.ts';
import { routeOf } from './plan-route.ts';

/**
 * The household of a plan, whose ids are the paths of its records, with notes on what a run leaves out or counts otherwise
 * than the plan says. Events after one that waits for the tests need the months that an earlier run found. Amounts of
 * events are dollars of their month in a household and of the start in a plan.
 */
export function householdOf(
  plan: PlanToRun,
  found: MonthsFound,
): { readonly household: Household; readonly notes: readonly Finding[] } {
  const { household, notes } = recordsOf(plan);
  const { events, notes: ofEvents } = eventsOf({ plan, assume: household.assume, found });
  const { policy, notes: ofRoute } = policyOf(plan, household);
  const { accounts, notes: ofOffsets } = offsetting(plan, household, events);
  return {
    household: { ...household, accounts, start: plan.start, events, policy },
    notes: [...notes, ...ofEvents, ...ofOffsets, ...ofRoute],
  };
}

/** The accounts, those without their loan as plain cash: the loan, or the purchase that takes it, is left out or off. */
function offsetting(
  plan: PlanToRun,
  { accounts, loans }: Pick<Household, 'accounts' | 'loans'>,
  events: readonly HouseholdEvent[],
): { readonly accounts: readonly CashAccount[]; readonly notes: readonly Finding[] } {
  const known = new Set([...loans.map(({ id }) => id), ...events.map(({ id }) => `${id}.loan`)]);
  const named = active(plan.money).flatMap(([id, { offsets }]) => (offsets === undefined ? [] : [`money/${id}`]));
  const idle = accounts.filter(({ id, offsets }) => named.includes(id) && !known.has(offsets ?? ''));
  return {
    accounts: accounts.map(({ offsets, ...account }) =>
      offsets !== undefined && known.has(offsets) ? { ...account, offsets } : account,
    ),
    notes: idle.map(({ id }) => ({ where: id, says: 'The loan that it offsets is left out, so it counts as cash.' })),
  };
}

function policyOf(plan: PlanToRun, household: Omit<Household, 'events' | 'policy' | 'start'>) {
  const route = routeOf(plan, household);
  const { bufferPct } = plan.assume?.policy ?? {};
  const dependantsUntil = Object.values(plan.kids ?? {})
    .map(({ born }) => dependantUntil(born))
    .filter((until) => until >= plan.start);
  const policy: HouseholdPolicy = {
    dependants: dependantsUntil.length,
    dependantsUntil,
    ...route.policy,
    ...(bufferPct !== undefined && { lending: { bufferPct } }),
  };
  return { policy, notes: route.notes };
}
