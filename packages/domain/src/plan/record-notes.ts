import type { Finding } from '@freehold/plan';
import { usedAs } from './plan-names.ts';
import { active, type PlanToRun } from './plan-owners.ts';

/** The month in which the law of negative gearing turned on a time of day (ITAA 1997 s 26-155). */
export const cutOffMonth = '2026-05';

const cutOffNote =
  'Bought in May 2026: counted as signed after 7.30 pm on the 12th, so a rental loss is held back from 1 July 2027. ' +
  'If the contract was signed before, say so under “Purchase and tax”.';

/** Rentals bought in the month of the cut-off whose contract does not say on which side of it. */
export function cutOffNotes(plan: PlanToRun): readonly Finding[] {
  return active(plan.homes).flatMap(([id, { bought, contract, newBuild, ...home }]) => {
    const isOpen = bought === cutOffMonth && contract === undefined && newBuild !== true;
    return isOpen && usedAs(home) === 'rent' ? [{ where: `homes/${id}`, says: cutOffNote }] : [];
  });
}

/** Of what was paid by month, what was by the plan's start: a record is of what has happened. */
export function pastOf<Paid extends readonly [month: string, dollars: number]>(
  { start }: PlanToRun,
  paid: readonly Paid[],
): readonly Paid[] {
  return paid.filter(([on]) => on <= start);
}

const laterRenovation =
  'A renovation paid for after the plan starts is not counted here: add it under “What happens later”.';

const laterBorrowing =
  'What was paid to take it is of before the plan starts: a later month is not counted. Add a refinancing for what is to come.';

/** What is recorded as paid in a month that is yet to come, and is left out. */
export function laterCostNotes(plan: PlanToRun): readonly Finding[] {
  const isLater = (paid: readonly (readonly [string, number])[]) => pastOf(plan, paid).length < paid.length;
  return [
    ...active(plan.homes).flatMap(([id, { spent = [] }]) =>
      isLater(spent) ? [{ where: `homes/${id}`, says: laterRenovation }] : [],
    ),
    ...active(plan.loans).flatMap(([id, { setUp = [] }]) =>
      isLater(setUp) ? [{ where: `loans/${id}`, says: laterBorrowing }] : [],
    ),
  ];
}

/** Dividends that are entered of cash, which stay from when it was shares. */
export function cashDividendNotes(plan: PlanToRun): readonly Finding[] {
  const says = 'Dividends are entered and not counted: cash pays interest.';
  return active(plan.money).flatMap(([id, { type = 'cash', dividends = 0 }]) =>
    type === 'cash' && dividends > 0 ? [{ where: `money/${id}`, says }] : [],
  );
}

/** What is said at a home without a land value; it is counted all the same. */
export const noLand = 'No land value is entered: no land tax is counted for it.';

/** Homes that are let or for holidays, owned or to be bought, without the land that a place with land tax would tax. */
export function noLandNotes(plan: PlanToRun): readonly Finding[] {
  const owned = active(plan.homes).map(([id, home]) => ({ where: `homes/${id}`, home }));
  const bought = active(plan.events).flatMap(([id, event]) =>
    event.do === 'buy' ? [{ where: `events/${id}`, home: event.home }] : [],
  );
  return [...owned, ...bought].flatMap(({ where, home }) => {
    const isTaxed = usedAs(home) !== 'home' && home.state !== 'NT';
    return isTaxed && home.land === undefined ? [{ where, says: noLand }] : [];
  });
}
