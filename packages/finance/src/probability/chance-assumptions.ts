import { otherExpensesPercent, rentPercent } from '../rules/gearing.ts';
import {
  dwellingPersistence,
  dwellingShock,
  jointCorrelations,
  jointPersistence,
  jointShocks,
  loanRateFloor,
} from '../rules/joint-chances.ts';
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

/** A simulation's assumptions beyond the projection's; percent unless stated otherwise. */
export interface ChanceAssumptions {
  /** Standard deviation of a year's log growth, percent. */
  readonly growthVolatilityPct: number;
  /** Correlation of growth between any two properties, percent. */
  readonly growthCorrelationPct: number;
  /** Standard deviation of a year's change in the interest rate, percentage points. */
  readonly rateVolatilityPct: number;
  /** Share of last year's gap to the entered rate that persists, percent. */
  readonly ratePersistencePct: number;
  /** Yearly rent, fully let, percent of purchase price. */
  readonly rentPct: number;
  /** Yearly expenses other than interest, percent of purchase price. */
  readonly expensesPct: number;
  /** Growth of rent and expenses, percent a year. */
  readonly rentGrowthPct: number;
  /** Standard deviation of a year's log growth of rent, percent. */
  readonly rentVolatilityPct: number;
  /** Chance of a vacancy in a year for each property, percent. */
  readonly vacancyChancePct: number;
  /** Weeks without rent in such a year. */
  readonly vacancyWeeks: number;
  /** Cash in year 0, dollars. */
  readonly startingCash: number;
  /** Cash the owner adds each year, dollars. */
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

/**
 * Lowest and highest value of each assumption; volatility of at most 50 % keeps every figure finite over a hundred
 * years.
 */
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

/** Assumptions that only independent draws use: fitted ones take their volatility from history. */
export const independentOnly: readonly Name[] = [
  'growthVolatilityPct',
  'growthCorrelationPct',
  'rateVolatilityPct',
  'ratePersistencePct',
  'rentVolatilityPct',
];

const fittedRules: readonly Rule<unknown>[] = [
  jointPersistence,
  jointShocks,
  jointCorrelations,
  dwellingShock,
  dwellingPersistence,
  loanRateFloor,
];

/** A person's own assumptions, defaulting to rules/probability. Throws RangeError outside `chanceLimits`. */
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

/** The rules in use by fitted or independent draws, without those a person's own assumptions replace. */
export function chanceRules(own: Partial<ChanceAssumptions> = {}, isFitted = false): readonly Rule<unknown>[] {
  const isReplaced = (name: string) =>
    Object.entries(own).some(([given, value]) => given === name && value !== undefined) ||
    (isFitted && independentOnly.some((only) => only === name));
  const rules = Object.entries(rulesByName).flatMap(([name, rule]) => (isReplaced(name) ? [] : [rule]));
  return isFitted ? [...rules, ...fittedRules] : rules;
}
