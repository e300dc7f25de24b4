import type { Household, HouseholdEvent, MonthText } from '../../household/household.ts';
import { monthNumber } from '../../ledger/clock.ts';
import { type Gate, gates } from '../../ledger/gates.ts';
import type { RunUntil } from '../../simulate/shared-runs.ts';
import { toCents } from '../../units/ledger.ts';
import { firstBelow } from '../balances.ts';
import { changedHousehold } from '../change.ts';
import { monthWords } from '../words.ts';
import type { Check } from './answer.ts';
import { belowFloor, endsBelow } from './below-floor.ts';

/** A purchase whose month is still open. */
export type OpenPurchase = Extract<HouseholdEvent, { readonly do: 'buy' }>;

/** Months after a purchase, its own among them, in which cash must stay at the floor. */
const monthsWatched = 12;

/** The household with a purchase, in the place of its event if there is one. */
export function withPurchase(household: Household, purchase: OpenPurchase): Household {
  return changedHousehold(household, [{ do: 'add', event: purchase }]);
}

/** Whether a purchase of a household that is dated by a month passes the tests, by a run for a year after it. */
export function checkPurchase(household: Household, id: string, at: { month: MonthText; run: RunUntil }): Check {
  const place = monthNumber(at.month) - monthNumber(household.start);
  const last = place + monthsWatched - 1;
  const timeline = at.run(household, endsBelow(household, { first: place, last }));
  const bought = timeline.events.find((event) => event.id === id);
  const when = monthWords(at.month);
  if (bought === undefined) {
    const blocked = { test: 'outside', month: at.month, missing: null } as const;
    return { holds: false, blocked, why: `${when} is not in the plan.` };
  }
  if (bought.note !== null) {
    const blocked = { test: firstGateIn(bought.note), month: at.month, missing: null };
    return { holds: false, blocked, why: `${when}: ${bought.note}` };
  }
  const thin = firstBelow(timeline, floorOf(household), { first: place, last });
  if (thin === null) {
    return { holds: true, blocked: null, why: `In ${when} equity, income and cash tests pass, and cash stays.` };
  }
  const blocked = belowFloor(timeline, floorOf(household), thin);
  return { holds: false, blocked, why: `Bought in ${when}, cash is below its floor in ${monthWords(blocked.month)}.` };
}

function floorOf({ policy }: Household): number {
  return toCents(policy?.floor ?? 0);
}

/** The note of a dated purchase names the tests it fails at its end, in their order. */
function firstGateIn(note: string): Gate {
  const named = note.slice(note.lastIndexOf(':'));
  return gates.find((gate) => named.includes(gate)) ?? 'cash';
}
