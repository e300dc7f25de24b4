import type { Household, HouseholdPolicy } from '@freehold/finance';
import type { Finding } from '@freehold/plan';
import { isActive, type PlanToRun } from './plan-owners.ts';

type Owned = Pick<Household, 'accounts' | 'holdings' | 'homes' | 'loans'>;
type Routed = Pick<HouseholdPolicy, 'floor' | 'keep' | 'surplusOrder' | 'drawOn'>;

/** Where a plan's money goes that is left over above its floor, and what is sold where cash is short, with notes. */
export function routeOf(
  plan: PlanToRun,
  owned: Owned,
): { readonly policy: Routed; readonly notes: readonly Finding[] } {
  const { surplus = [], shortfall = [], floor } = plan.route ?? {};
  const targets = surplus.map((id) => targetOf(plan, owned, id));
  const surplusOrder = targets.flatMap(({ takes }) => (takes === null ? [] : [takes]));
  const drawOn = drawnOn(owned, shortfall);
  return {
    policy: {
      ...(floor !== undefined && { floor }),
      ...(surplusOrder.length > 0 && { surplusOrder, keep: floor ?? 0 }),
      ...(drawOn.length > 0 && { drawOn }),
    },
    notes: [
      ...targets.flatMap(({ says }) => (says === null ? [] : [{ where: 'route/surplus', says }])),
      ...(shortfall.some((id) => isActive(plan.loans, id))
        ? [{ where: 'route/shortfall', says: 'Nothing is drawn on a loan: what was repaid stays repaid.' }]
        : []),
    ],
  };
}

interface Target {
  readonly takes: string | null;
  readonly says: string | null;
}

const nothing: Target = { takes: null, says: null };

/** What is everything paid into keeps the rest anyway; a name of nothing is among the plan's oddities. */
function targetOf(plan: PlanToRun, { accounts, holdings, homes, loans }: Owned, id: string): Target {
  const found = [...accounts.slice(1), ...holdings].find((row) => row.id === `money/${id}`);
  if (found !== undefined) return { takes: found.id, says: null };
  const loan = loans.find((row) => row.id === `loans/${id}`);
  if (loan === undefined) {
    return isActive(plan.loans, id) ? { takes: null, says: 'A loan that is left out takes nothing.' } : nothing;
  }
  const owners = homes.find((home) => home.id === loan.purpose)?.owners ?? [];
  return owners.some(({ owner }) => owner.startsWith('owners/'))
    ? { takes: null, says: 'A loan of a trust or fund takes nothing of what the household has left over.' }
    : { takes: loan.id, says: null };
}

/** Shares that are sold, those named first. */
function drawnOn({ holdings }: Owned, shortfall: readonly string[]): readonly string[] {
  const order = (path: string) => {
    const place = shortfall.indexOf(path.slice('money/'.length));
    return place === -1 ? shortfall.length : place;
  };
  return holdings.map(({ id }) => id).toSorted((one, other) => order(one) - order(other));
}
