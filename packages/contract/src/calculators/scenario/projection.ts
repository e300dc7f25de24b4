import {
  costsPercent,
  depositPercent,
  growthNames,
  largestAmount,
  mostProjectionProperties,
  newProjectionProperty,
  projectionInterestPercent,
  projectionYears,
  refinancingLimitPercent,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { fieldMessages } from '../../base/messages.ts';
import { modellingMessages as texts } from '../modelling-messages.ts';

const propertyValue = z
  .number(fieldMessages.notAnAmount)
  .check(z.minimum(1, texts.propertyValue), z.maximum(largestAmount, fieldMessages.amountTooLarge));
const growthRate = z.enum(growthNames);
// null, not a falsy year: year 0 is a year like any other (decision O-16).
const acquired = z.nullable(z.number().check(z.minimum(0), z.maximum(projectionYears), z.multipleOf(1)));
const owed = z.optional(
  z
    .number(fieldMessages.notAnAmount)
    .check(z.minimum(0, fieldMessages.cannotBeNegative), z.maximum(largestAmount, fieldMessages.amountTooLarge)),
);
const interestRate = z.number(texts.notARate).check(z.minimum(0, texts.rate), z.maximum(20, texts.rate));
const share = z.number(texts.notARate).check(z.minimum(0, texts.share), z.maximum(100, texts.share));

const rentPct = z.optional(share);
const ratePct = z.optional(interestRate);
const loanYears = z.optional(z.number(texts.notANumber).check(z.minimum(0, texts.years), z.maximum(40, texts.years)));

/**
 * `owed` is the debt, in dollars, of a property owned already and `rentPct` its rent, percent of the value; without them a
 * purchase's loan is counted and the rent that the futures assume. What is owed has its own rate, percent a year, the years
 * until it is repaid and how many of them are interest only; without them it is as a purchase's loan.
 */
const propertySchema = z.object({
  propertyValue,
  growthRate,
  acquired,
  owed,
  rentPct,
  ratePct,
  yearsLeft: loanYears,
  interestOnlyYears: loanYears,
});
export type ScenarioProperty = z.infer<typeof propertySchema>;

const openedPropertySchema = z.object({
  propertyValue: z.catch(propertyValue, newProjectionProperty.propertyValue),
  growthRate: z.catch(growthRate, newProjectionProperty.growthRate),
  acquired: z.catch(acquired, newProjectionProperty.acquired),
  owed: z.catch(owed, undefined),
  rentPct: z.catch(rentPct, undefined),
  ratePct: z.catch(ratePct, undefined),
  yearsLeft: z.catch(loanYears, undefined),
  interestOnlyYears: z.catch(loanYears, undefined),
});

/**
 * A portfolio that buys from its own equity, for the projection panel and the growth simulator: dollars, percent of
 * price, the limit percent of current value, interest percent a year.
 */
export const projectionScenarioSchema = z.object({
  properties: z
    .array(propertySchema)
    .check(z.minLength(1, texts.fewestProperties), z.maxLength(mostProjectionProperties, texts.mostProperties)),
  interestRate,
  deposit: share,
  costs: share,
  refinancingLimit: share,
});
export type ProjectionScenario = z.infer<typeof projectionScenarioSchema>;

/** A projection scenario with these properties and the initial assumptions. */
export function projectionScenario(properties: readonly ScenarioProperty[]): ProjectionScenario {
  return {
    properties: properties.map((property) => ({ ...property })),
    interestRate: projectionInterestPercent.value,
    deposit: depositPercent.value,
    costs: costsPercent.value,
    refinancingLimit: refinancingLimitPercent.value,
  };
}

/** The scenario as opened from a link; unreadable fields are taken from `starts`. */
export function openedProjectionSchema(starts: ProjectionScenario) {
  return z.object({
    properties: z.catch(
      z.array(openedPropertySchema).check(z.minLength(1), z.maxLength(mostProjectionProperties)),
      starts.properties,
    ),
    interestRate: z.catch(interestRate, starts.interestRate),
    deposit: z.catch(share, starts.deposit),
    costs: z.catch(share, starts.costs),
    refinancingLimit: z.catch(share, starts.refinancingLimit),
  });
}
