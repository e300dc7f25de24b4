import { highestRate } from '../loan/loan-plan.ts';
import type { LoanCourse } from '../projection/own-loan.ts';
import { courseOf, owedOf, type ProjectionInputs } from '../projection/portfolio-projection.ts';
import { type ProjectionAssumptions, projectionAssumptions } from '../projection/projection-assumptions.ts';
import { startingIndex } from '../projection/starting-property.ts';
import { projectionInterestPercent } from '../rules/projection.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type ChanceAssumptions, chanceAssumptions, chanceLimits } from './chance-assumptions.ts';
import type { JointPlan } from './joint-paths.ts';

/** A portfolio in the form the simulation reads: one list index per property, rates as factors. */
export interface SimulationPlan {
  readonly years: number;
  readonly count: number;
  readonly first: number;
  readonly price: Float64Array;
  /** Owed on a property when it joins, dollars; null for the loan of a purchase. */
  readonly owed: readonly (number | null)[];
  /** How the loans owned with run, by property; null where all are as the portfolio's. */
  readonly courses: readonly (LoanCourse | null)[] | null;
  /** Rent of the first year, percent of price. */
  readonly rentPct: Float64Array;
  /** Value after a year of the assumed growth, per dollar. */
  readonly growth: Float64Array;
  /** Entered year of the purchase, or −1 to buy when equity allows. */
  readonly enteredYear: Int32Array;
  readonly terms: ProjectionAssumptions;
  /** Percent a year. */
  readonly interestRate: number;
  readonly chances: ChanceAssumptions;
  /** Standard deviations of log growth: the part shared by all properties, and each property's own part. */
  readonly sharedSwing: number;
  readonly ownSwing: number;
  readonly rentSwing: number;
  readonly rentGrowth: number;
  /** A word below this one means a vacancy. */
  readonly vacancyBelow: number;
  /** Fraction of a year's rent that a vacancy costs, and the fraction vacancies cost on average. */
  readonly vacancyLoss: number;
  readonly expectedLoss: number;
  /** The joint draws behind growth, rents, rates and expenses; null for independent ones. */
  readonly joint: JointPlan | null;
  /** Indexes of the words that become normal values, year by year. */
  readonly normalPlaces: Uint32Array;
}

/**
 * Builds the plan of a portfolio with independent draws. Throws as `portfolioProjection` does, and RangeError for a chance outside its limits.
 */
export function simulationPlan(inputs: ProjectionInputs, own: Partial<ChanceAssumptions> = {}): SimulationPlan {
  const { properties } = inputs;
  if (properties.length === 0) throw new RangeError('properties is empty; at least 1 property is needed');
  const terms = projectionAssumptions(inputs.assumptions);
  const chances = chanceAssumptions(own);
  const swing = chances.growthVolatilityPct / 100;
  const shared = chances.growthCorrelationPct / 100;
  const vacancyLoss = chances.vacancyWeeks / 52;
  const years = wholeInRange('years', inputs.years, [0, longestTerm]);
  const count = properties.length;
  const interestRate = inputs.interestRate ?? projectionInterestPercent.value;
  return {
    years,
    count,
    first: startingIndex(properties),
    price: Float64Array.from(properties, ({ propertyValue }) =>
      inRange('propertyValue', propertyValue, [1, largestAmount]),
    ),
    owed: properties.map((property) => owedOf(property)),
    courses: coursesOf(properties, { interestRate, years }),
    rentPct: Float64Array.from(properties, ({ rentPct }) =>
      inRange('rentPct', rentPct ?? chances.rentPct, chanceLimits.rentPct),
    ),
    growth: Float64Array.from(properties, ({ growthRate }) => 1 + terms.growthRates[growthRate] / 100),
    enteredYear: Int32Array.from(properties, ({ acquired }) =>
      acquired === null ? -1 : wholeInRange('acquired', acquired, [0, longestTerm]),
    ),
    terms,
    interestRate: inRange('interestRate', interestRate, [0, highestRate]),
    chances,
    sharedSwing: swing * Math.sqrt(shared),
    ownSwing: swing * Math.sqrt(1 - shared),
    rentSwing: chances.rentVolatilityPct / 100,
    rentGrowth: 1 + chances.rentGrowthPct / 100,
    vacancyBelow: (chances.vacancyChancePct / 100) * 4_294_967_296,
    vacancyLoss,
    expectedLoss: (vacancyLoss * chances.vacancyChancePct) / 100,
    joint: null,
    normalPlaces: normalPlaces(years, count),
  };
}

/** The courses with their years worked out once; null where no loan has a rate or years of its own. */
function coursesOf(
  properties: ProjectionInputs['properties'],
  { interestRate, years }: Pick<SimulationPlan, 'interestRate' | 'years'>,
): SimulationPlan['courses'] {
  const courses = properties.map((property) => courseOf(property, interestRate));
  if (courses.every((course) => course === null || (course.ratePct === null && course.owedAfter === null))) return null;
  return courses.map((course) => course && workedOut(course, years));
}

function workedOut({ ratePct, owedAfter, averageIn }: LoanCourse, years: number): LoanCourse {
  const average = Float64Array.from({ length: years + 1 }, (_, year) => averageIn(year));
  const owed = owedAfter && Float64Array.from({ length: years + 1 }, (_, year) => owedAfter(year));
  return {
    ratePct,
    owedAfter: owed && ((year) => owed[year] ?? 0),
    averageIn: (year) => average[year] ?? 0,
  };
}

/** Random words used per year: the market, the interest rate, rents, and growth and vacancy of each property. */
export function wordsPerYear(count: number): number {
  return sharedWords + 2 * count;
}

/** Normal values used per year: all of its words except those for vacancies. */
export function normalsPerYear(count: number): number {
  return sharedWords + count;
}

/** Number of words of a year that come before those of the properties. */
export const sharedWords = 3;

function normalPlaces(years: number, count: number): Uint32Array {
  const own = (place: number) => (place < sharedWords ? place : 2 * place - sharedWords);
  return Uint32Array.from({ length: years * normalsPerYear(count) }, (_, place) => {
    const year = Math.floor(place / normalsPerYear(count));
    return year * wordsPerYear(count) + own(place % normalsPerYear(count));
  });
}
