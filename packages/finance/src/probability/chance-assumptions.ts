import { otherExpensesPercent, rentPercent } from '../rules/gearing.ts';
import {
  growthCorrelationPercent,
  growthVolatilityPercent,
  ratePersistencePercent,
  rateVolatilityPoints,
  rentGrowthPercent,
  rentVolatilityPercent,
  startingCash,
  vacancyChancePercent,
  vacancyWeeks,
  yearlyCash,
} from '../rules/probability.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';

/** What a simulation assumes beyond the projection; percent, but where it says otherwise. */
export interface ChanceAssumptions {
  /** One standard deviation of a year's log growth, percent. */
  readonly growthVolatilityPct: number;
  /** Correlation of the growth of any two properties, percent. */
  readonly growthCorrelationPct: number;
  /** One standard deviation of a year's change of the interest rate, percentage points. */
  readonly rateVolatilityPct: number;
  /** Share of last year's distance from the entered rate that stays, percent. */
  readonly ratePersistencePct: number;
  /** Rent of a year, fully let, percent of the price when bought. */
  readonly rentPct: number;
  /** Expenses of a year other than interest, percent of the price when bought. */
  readonly expensesPct: number;
  /** Growth of rent and expenses, percent a year. */
  readonly rentGrowthPct: number;
  /** One standard deviation of a year's log growth of rent, percent. */
  readonly rentVolatilityPct: number;
  /** Chance that a property stands empty in a year, percent. */
  readonly vacancyChancePct: number;
  /** Weeks without rent in such a year. */
  readonly vacancyWeeks: number;
  /** Cash in year 0, dollars. */
  readonly startingCash: number;
  /** What the owner adds each year, dollars. */
  readonly yearlyCash: number;
}

type Name = keyof ChanceAssumptions;

const rulesByName: Readonly<Record<Name, Rule<number>>> = {
  growthVolatilityPct: growthVolatilityPercent,
  growthCorrelationPct: growthCorrelationPercent,
  rateVolatilityPct: rateVolatilityPoints,
  ratePersistencePct: ratePersistencePercent,
  rentPct: rentPercent,
  expensesPct: otherExpensesPercent,
  rentGrowthPct: rentGrowthPercent,
  rentVolatilityPct: rentVolatilityPercent,
  vacancyChancePct: vacancyChancePercent,
  vacancyWeeks,
  startingCash,
  yearlyCash,
};

/** Lowest and highest value of each assumption; swings up to 50 % keep every figure finite over a hundred years. */
export const chanceLimits: Readonly<Record<Name, readonly [least: number, most: number]>> = {
  growthVolatilityPct: [0, 50],
  growthCorrelationPct: [0, 100],
  rateVolatilityPct: [0, 10],
  ratePersistencePct: [0, 100],
  rentPct: [0, 100],
  expensesPct: [0, 100],
  rentGrowthPct: [-20, 20],
  rentVolatilityPct: [0, 50],
  vacancyChancePct: [0, 100],
  vacancyWeeks: [0, 52],
  startingCash: [0, largestAmount],
  yearlyCash: [0, largestAmount],
};

/** A person's own assumptions, those they left out from rules/probability. Throws RangeError outside `chanceLimits`. */
export function chanceAssumptions(own: Partial<ChanceAssumptions> = {}): ChanceAssumptions {
  const taken = (name: Name) => inRange(name, own[name] ?? rulesByName[name].value, chanceLimits[name]);
  return {
    growthVolatilityPct: taken('growthVolatilityPct'),
    growthCorrelationPct: taken('growthCorrelationPct'),
    rateVolatilityPct: taken('rateVolatilityPct'),
    ratePersistencePct: taken('ratePersistencePct'),
    rentPct: taken('rentPct'),
    expensesPct: taken('expensesPct'),
    rentGrowthPct: taken('rentGrowthPct'),
    rentVolatilityPct: taken('rentVolatilityPct'),
    vacancyChancePct: taken('vacancyChancePct'),
    vacancyWeeks: taken('vacancyWeeks'),
    startingCash: taken('startingCash'),
    yearlyCash: taken('yearlyCash'),
  };
}

/** The rules that hold where a person has no assumption of their own. */
export function chanceRules(own: Partial<ChanceAssumptions> = {}): readonly Rule<unknown>[] {
  return Object.entries(rulesByName).flatMap(([name, rule]) =>
    Object.entries(own).some(([given, value]) => given === name && value !== undefined) ? [] : [rule],
  );
}
