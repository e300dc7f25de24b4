import { explainSolveGoal } from '../decisions/explain-decisions.ts';
import { type Goal, solveGoal } from '../decisions/goal.ts';
import type { Working } from '../working/line.ts';
import { type InvestmentInputs, investmentPlan } from './investment-plan.ts';
import { investmentSale } from './investment-sale.ts';
import { heldInvestment } from './investment-years.ts';

/** Growth that is searched, percent a year. */
const breakEvenRange = { lo: -10, hi: 15 } as const;

/**
 * Growth of the price, percent a year, at which a sale after `year` full income years gives back what was put in, after
 * tax and no more: a rate of return of 0. Throws as `investmentPlan` and `investmentSale` do.
 */
export function breakEvenGrowth(inputs: InvestmentInputs, year: number): Goal {
  return solveGoal(profitAt(inputs, year), search);
}

/** The working of `breakEvenGrowth`; the last amount is the growth. Null where there is none. Throws as it does. */
export function explainBreakEvenGrowth(inputs: InvestmentInputs, year: number): Working | null {
  const lines = explainSolveGoal(profitAt(inputs, year), search);
  const [result, growth] = lines ?? [];
  if (result === undefined || growth === undefined) return null;
  return [
    { ...result, label: 'Result at break-even', unit: 'dollars', formula: `after tax, sold after ${year} full years` },
    { ...growth, label: 'Break-even growth', unit: 'percent' },
  ];
}

const search = { ...breakEvenRange, target: 0, isWhole: false };

/** The purchase is the same at any growth; the years are too, unless land tax follows the price. */
function profitAt(inputs: InvestmentInputs, year: number): (growthPct: number) => number {
  const plan = investmentPlan(inputs);
  const held = heldInvestment(plan, year);
  return (growthPct) => {
    const grown = { ...plan, inputs: { ...inputs, growthPct } };
    return investmentSale(inputs.landValue === undefined ? { ...held, plan: grown } : heldInvestment(grown, year), year)
      .profit;
  };
}
