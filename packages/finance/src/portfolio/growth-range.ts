import { Refusal } from '../units/refusal.ts';
import { amountText } from '../working/amount-text.ts';

/** What of a plan grows from year to year, dollars and percent a year. */
interface GrowingPlan {
  readonly years: number;
  readonly owners: readonly { readonly salary: number; readonly salaryGrowthPct: number }[];
  readonly properties: readonly {
    readonly price: number;
    readonly growthPct: number;
    readonly rentWeekly: number;
    readonly rentGrowthPct: number;
    readonly costsAnnual: number;
    readonly costsGrowthPct: number;
  }[];
}

/** Dearest property and largest yearly amount that a plan may grow to: a loan ends at a billion, tax at a trillion. */
const dearest = 1e9;
const mostYearly = 1e10;

/**
 * The plan, if no price, pay, rent or cost grows out of the engine's amounts. Throws Refusal `outOfRange` at the name of
 * the growth.
 */
export function checkedGrowth<Plan extends GrowingPlan>(plan: Plan): Plan {
  const check = (field: string, { amount, growthPct, most }: Growing) => {
    const last = amount * (1 + growthPct / 100) ** plan.years;
    if (last <= most) return;
    const message = `${field} is ${growthPct}; ${amountText(amount)} would grow to ${amountText(last)} in ${plan.years} years and at most ${amountText(most)} can be worked with`;
    throw new Refusal('outOfRange', field, message);
  };
  for (const { salary, salaryGrowthPct } of plan.owners)
    check('owners.salaryGrowthPct', { amount: salary, growthPct: salaryGrowthPct, most: mostYearly });
  for (const { price, growthPct, rentWeekly, rentGrowthPct, costsAnnual, costsGrowthPct } of plan.properties) {
    check('properties.growthPct', { amount: price, growthPct, most: dearest });
    check('properties.rentGrowthPct', { amount: rentWeekly * 52, growthPct: rentGrowthPct, most: mostYearly });
    check('properties.costsGrowthPct', { amount: costsAnnual, growthPct: costsGrowthPct, most: mostYearly });
  }
  return plan;
}

interface Growing {
  readonly amount: number;
  readonly growthPct: number;
  readonly most: number;
}
