import type { Property } from '@freehold/contract';
import {
  balanceOf,
  balanceSheet,
  checkHousehold,
  type Gate,
  type Household,
  type HouseholdEvent,
  householdCapacity,
  type PurchaseLoan,
  runHousehold,
  type Timeline,
} from '@freehold/finance';
import { rentalCostsPct } from '../inputs/household/homes.ts';
import { purchaseOf } from '../inputs/household/purchase.ts';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';
import { leftOverMonthly } from './client-timeline.ts';

/** A figure of a client's timeline without a purchase and with it, dollars. */
export interface Compared {
  readonly without: number;
  readonly with: number;
}

/** What buying a property this month would do to a client's timeline. Dollars, percent. */
export interface PurchaseEffect {
  /** Cash left a month over the twelve months after the purchase. */
  readonly leftOverMonthly: Compared;
  /** Net worth ten years after the purchase. */
  readonly netWorth: Compared;
  /** The property ten years after the purchase, at one growth. */
  readonly value: number;
  readonly growthPct: number;
  /** Whether the growth is the property's own, or what is assumed of every property. */
  readonly isOwnGrowth: boolean;
  /** The first test that says no this month; null where all three say yes. */
  readonly saysNo: Gate | null;
  readonly loan: number;
  readonly loanTerms: { readonly lvrPct: number; readonly ratePct: number };
  /** What a lender's test lends the household today, before this property's rent. */
  readonly lenderCapacity: number;
}

/** How many years after the purchase its effect is told. */
export const purchaseEffectYears = 10;

// The purchase is the last thing to happen in month 0, so its first full month is month 1.
const firstYear = { first: 1, last: 12 } as const;
// Values step at a month's end, so month 119 is ten full years of growth.
const lastMonth = purchaseEffectYears * 12 - 1;
const options = { years: purchaseEffectYears + 1 } as const;

/** The loan that a purchase is tried with unless another is named: lent without mortgage insurance. */
export const usualPurchaseLoan = { lvrPct: 80 } as const;

/**
 * Runs the household of a record from an ISO day's month on, with the property bought this month and without. Throws
 * Refusal for a household that cannot be.
 */
export function purchaseEffect(
  { record, property }: { readonly record: HouseholdRecord; readonly property: Property },
  day: string,
  loan: PurchaseLoan = usualPurchaseLoan,
): PurchaseEffect {
  const { household } = householdOf(record, day);
  // Its costs as those of the properties on record.
  const home = { ...purchaseOf(property), managementPct: rentalCostsPct };
  const buy = { id: 'purchase', do: 'buy', home, loan } as const;
  const after = withEvent(household, { ...buy, when: household.start });
  checkHousehold(after, options.years);
  const [without, bought] = [runHousehold(household, options), runHousehold(after, options)];
  const waiting = withEvent(household, { ...buy, when: { whenAllowedFrom: household.start } });
  const growthPct = home.growthPct ?? household.assume.growthPct;
  return {
    leftOverMonthly: compared(without, bought, (timeline) => leftOverMonthly(timeline, firstYear)),
    netWorth: compared(without, bought, (timeline) => balanceSheet(timeline, lastMonth).netWorth),
    value: balanceOf(bought, { kind: 'home', subject: property.id }, lastMonth),
    growthPct,
    isOwnGrowth: home.growthPct !== undefined,
    saysNo: runHousehold(waiting, { years: 1 }).blocked[0]?.blockers[0] ?? null,
    loan: (home.value * loan.lvrPct) / 100,
    loanTerms: { lvrPct: loan.lvrPct, ratePct: loan.ratePct ?? household.assume.loanRatePct },
    lenderCapacity: householdCapacity(household).maxLoan,
  };
}

function withEvent(household: Household, event: HouseholdEvent): Household {
  return { ...household, events: [...household.events, event] };
}

function compared(without: Timeline, bought: Timeline, figure: (timeline: Timeline) => number): Compared {
  return { without: figure(without), with: figure(bought) };
}
