import { type GrowthPercents, growthPercents } from '../property/growth-percents.ts';
import { growthRates } from '../rules/growth.ts';
import { costsPercent, depositPercent, refinancingLimitPercent } from '../rules/projection.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';

/** Assumptions about every purchase of a projection; percent of price, the limit percent of current value. */
export interface ProjectionAssumptions {
  readonly depositPct: number;
  readonly costsPct: number;
  readonly refinancingLimitPct: number;
  readonly growthRates: GrowthPercents;
}

/** A person's own assumptions, defaulting to rules/projection. Throws RangeError outside 0 to 100 percent. */
export function projectionAssumptions(own: Partial<ProjectionAssumptions> = {}): ProjectionAssumptions {
  return {
    depositPct: inRange('depositPct', own.depositPct ?? depositPercent.value, [0, 100]),
    costsPct: inRange('costsPct', own.costsPct ?? costsPercent.value, [0, 100]),
    refinancingLimitPct: inRange(
      'refinancingLimitPct',
      own.refinancingLimitPct ?? refinancingLimitPercent.value,
      [0, 100],
    ),
    growthRates: growthPercents(own.growthRates),
  };
}

/** The rules in use, without those a person's own assumptions replace. */
export function assumedRules(own: Partial<ProjectionAssumptions> = {}): readonly Rule<unknown>[] {
  return [
    ...(own.growthRates === undefined ? [growthRates] : []),
    ...(own.depositPct === undefined ? [depositPercent] : []),
    ...(own.costsPct === undefined ? [costsPercent] : []),
    ...(own.refinancingLimitPct === undefined ? [refinancingLimitPercent] : []),
  ];
}
