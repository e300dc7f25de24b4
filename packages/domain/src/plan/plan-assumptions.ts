import {
  growthRates,
  inflationPercent,
  type Rule,
  rentGrowthPercent,
  sharesGrowthPercent,
  usualAssumptions,
  variableLoanRates,
  wagesGrowthPercent,
} from '@freehold/finance';
import type { PlanToRun } from './plan-owners.ts';
import { planMixes } from './plan-super.ts';

/** What a plan expects of the future: percent a year, inflation included, or percentage points. */
export interface PlanAssumption {
  readonly label: string;
  readonly value: number;
  readonly unit: 'percent a year' | 'percentage points';
  /** The rule that the figure is from; null for the plan's own. */
  readonly rule: Rule<unknown> | null;
}

/** What a plan expects, as its run counts it; inflation comes first. */
export function planAssumptions(plan: PlanToRun): readonly PlanAssumption[] {
  const { assume = {} } = plan;
  const usual = usualAssumptions;
  const states = Object.entries(assume.growth ?? {}).flatMap(([state, value]) =>
    value === undefined ? [] : [own(`Growth of property in ${state}`, value)],
  );
  const { bufferPct } = assume.policy ?? {};
  return [
    either('Inflation', assume.prices, { value: usual.pricesPct, rule: inflationPercent }),
    either('Growth of wages', assume.wages, { value: usual.wagesPct, rule: wagesGrowthPercent }),
    either('Growth of rents', assume.rentGrowth, { value: usual.rentGrowthPct, rule: rentGrowthPercent }),
    either('Growth of property', undefined, { value: usual.growthPct, rule: growthRates }),
    ...states,
    either('Growth of shares', undefined, { value: usual.sharesGrowthPct, rule: sharesGrowthPercent }),
    ...planMixes(plan).map(({ words, own: given, usual: value, rule }) =>
      either(`Return of super, ${words}`, given, { value, rule }),
    ),
    either('Rate of new loans', assume.rate, { value: usual.loanRatePct, rule: variableLoanRates }),
    ...(bufferPct === undefined
      ? []
      : [{ ...own('Buffer of lenders’ tests', bufferPct), unit: 'percentage points' as const }]),
  ];
}

function own(label: string, value: number): PlanAssumption {
  return { label, value, unit: 'percent a year', rule: null };
}

function either(
  label: string,
  given: number | undefined,
  usual: { readonly value: number; readonly rule: Rule<unknown> },
): PlanAssumption {
  return given === undefined ? { label, unit: 'percent a year', ...usual } : own(label, given);
}
