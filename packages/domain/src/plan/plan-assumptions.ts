import {
  growthRates,
  presentValueRate,
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
  /** Where the plan has its own figure. */
  readonly path: string;
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
    value === undefined ? [] : [own(`assume/growth/${state}`, `Growth of property in ${state}`, value)],
  );
  const { bufferPct } = assume.policy ?? {};
  return [
    either('assume/prices', 'Inflation', { own: assume.prices, value: usual.pricesPct, rule: presentValueRate }),
    either('assume/wages', 'Growth of wages', { own: assume.wages, value: usual.wagesPct, rule: wagesGrowthPercent }),
    either('assume/rentGrowth', 'Growth of rents', {
      own: assume.rentGrowth,
      value: usual.rentGrowthPct,
      rule: rentGrowthPercent,
    }),
    either('assume/growth', 'Growth of property', { own: undefined, value: usual.growthPct, rule: growthRates }),
    ...states,
    either('assume/sharesGrowth', 'Growth of shares', {
      own: undefined,
      value: usual.sharesGrowthPct,
      rule: sharesGrowthPercent,
    }),
    ...planMixes(plan).map(({ mix, words, own: given, usual: value, rule }) =>
      either(`assume/mix/${mix}`, `Return of super, ${words}`, { own: given, value, rule }),
    ),
    either('assume/rate', 'Rate of new loans', { own: assume.rate, value: usual.loanRatePct, rule: variableLoanRates }),
    ...(bufferPct === undefined
      ? []
      : [
          {
            ...own('assume/policy/bufferPct', 'Buffer of lenders’ tests', bufferPct),
            unit: 'percentage points' as const,
          },
        ]),
  ];
}

function own(path: string, label: string, value: number): PlanAssumption {
  return { path, label, value, unit: 'percent a year', rule: null };
}

interface Figures {
  /** The plan's own. */
  readonly own: number | undefined;
  readonly value: number;
  readonly rule: Rule<unknown>;
}

function either(path: string, label: string, { own: given, ...usual }: Figures): PlanAssumption {
  return given === undefined ? { path, label, unit: 'percent a year', ...usual } : own(path, label, given);
}
