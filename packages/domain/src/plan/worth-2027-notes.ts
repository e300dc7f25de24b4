import type { Finding } from '@freehold/plan';
import { active, type PlanToRun } from './plan-owners.ts';

/** The month of 1 July 2027, the day that parts a gain (ITAA 1997 ss 112-155, 112-160). */
const reform = '2027-07';

/** Homes and shares whose worth on 1 July 2027 is entered and does not count, each with why. */
export function worth2027Notes(plan: PlanToRun): readonly Finding[] {
  const homes = active(plan.homes).map(([id, { worth2027, bought, contract }]) => {
    const day = contract ?? bought;
    return { where: `homes/${id}`, worth2027, why: whyNotOfHome(plan, day) };
  });
  const shares = active(plan.money).map(([id, { worth2027 }]) => {
    return { where: `money/${id}`, worth2027, why: whyNot(plan) };
  });
  return [...homes, ...shares].flatMap(({ where, worth2027, why }) =>
    worth2027 === undefined || why === null
      ? []
      : [{ where, says: `What it was worth on 1 July 2027 is entered and not counted: ${why}.` }],
  );
}

function whyNotOfHome(plan: PlanToRun, day: string | undefined): string | null {
  if (day !== undefined && day >= reform) return 'it was bought on that day or later';
  const { value2027 = 'market' } = plan.law?.settings ?? {};
  return value2027 === 'market' ? whyNot(plan) : 'the plan chooses an estimate in its place';
}

/** A plan that comes through the day has its own value of it. */
function whyNot({ start }: PlanToRun): string | null {
  return start > reform ? null : 'the plan comes through that day, and has its own value then';
}
