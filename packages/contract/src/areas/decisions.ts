import {
  dutyProperties,
  exitCgtMethods,
  exitLossTreatments,
  exitYears,
  financialYear,
  growthNames,
  householdStress,
  largestAmount,
  lossTreatments,
  mostPortfolioOwners,
  mostPortfolioProperties,
  portfolioProjection,
  portfolioYears,
  priceIndexations,
  purchaseSentences,
  Refusal,
  refinance,
  states,
  stressLoanTypes,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, between, checked, list, number, text, year } from './area.ts';
import { assumptionsOf, defaultsFrom } from './assumptions.ts';
import { ledgerLoan } from './ledger.ts';
import { policy, policyDefaults } from './lending.ts';

const optionalNumber = z.optional(number);
const flag = z.optional(z.boolean());
const gap = { fromMonth: number, months: number };

const simpleProperty = z.strictObject({
  id: text,
  price: between(1, largestAmount),
  growthPct: z.optional(between(-100, 100)),
  growthRate: z.optional(z.enum(growthNames)),
  acquired: z.optional(z.nullable(between(0, 100).check(z.int()))),
});

/** The specification's model: equity alone decides, no cash flow. */
const simplePlan = z.strictObject({
  preset: z.literal('simple'),
  years: between(0, 100),
  properties: list(simpleProperty, mostPortfolioProperties),
});

const fullPlan = z.strictObject({
  preset: z.literal('full'),
  startFy: year,
  years: number,
  priceIndexation: z.optional(z.enum(priceIndexations)),
  owners: list(
    z.strictObject({ id: text, salary: number, salaryGrowthPct: optionalNumber, helpDebt: flag }),
    mostPortfolioOwners,
  ),
  household: z.strictObject({
    livingMonthly: number,
    livingGrowthPct: optionalNumber,
    otherRepaymentsMonthly: optionalNumber,
    cash: number,
    minCash: optionalNumber,
    cashRatePct: optionalNumber,
    adults: number,
    dependants: optionalNumber,
  }),
  equityLoanRatePct: optionalNumber,
  usableEquityPct: optionalNumber,
  gateNegativeGearing: flag,
  policy: z.optional(policy),
  properties: list(
    z.strictObject({
      id: text,
      state: z.enum(states),
      price: number,
      growthPct: number,
      acquired: z.optional(z.nullable(number)),
      lvrPct: optionalNumber,
      otherCosts: optionalNumber,
      property: z.optional(z.enum(dutyProperties)),
      rentWeekly: number,
      rentGrowthPct: optionalNumber,
      vacancyWeeks: optionalNumber,
      costsAnnual: number,
      costsGrowthPct: optionalNumber,
      managementPct: optionalNumber,
      landValuePct: number,
      landTaxExempt: flag,
      loan: z.strictObject({ annualRatePct: number, termYears: number, ioYears: optionalNumber }),
      depreciation: z.optional(list(number, 50)),
      owners: list(z.strictObject({ owner: text, sharePct: number }), mostPortfolioOwners),
      treatment: z.enum(lossTreatments),
    }),
    mostPortfolioProperties,
  ),
});

const anyPlan = z.discriminatedUnion('preset', [simplePlan, fullPlan], 'one of simple, full is needed');

const ours = 'Freehold’s own default';

const planDefaults = [
  ...defaultsFrom(ours, {
    priceIndexation: 'indexed',
    equityLoanRatePct: 6.5,
    usableEquityPct: 80,
    gateNegativeGearing: false,
    'owners.salaryGrowthPct': 0,
    'owners.helpDebt': false,
    'household.livingGrowthPct': 0,
    'household.otherRepaymentsMonthly': 0,
    'household.minCash': 0,
    'household.cashRatePct': 0,
    'household.dependants': 0,
    'properties.lvrPct': 80,
    'properties.otherCosts': 0,
    'properties.property': 'established',
    'properties.rentGrowthPct': 0,
    'properties.vacancyWeeks': 0,
    'properties.costsGrowthPct': 0,
    'properties.managementPct': 0,
    'properties.landTaxExempt': false,
    'properties.loan.ioYears': 0,
  }),
  ...policyDefaults,
];

const exitDefaults = defaultsFrom(ours, {
  purchaseCosts: 0,
  rentGrowthPct: 0,
  costsAnnual: 0,
  costsGrowthPct: 0,
  div43Annual: 0,
  lossTreatment: 'offset',
  sellingCostPct: 0,
  cgtMethod: 'discount50',
});

/** The portfolio year by year and the decisions built on loans and law. */
export const decisionAreas: Areas = {
  'portfolio.engine': {
    summary: 'A portfolio year by year: by equity alone, or a household with income, tax and three tests',
    inputs: anyPlan,
    example: {
      preset: 'simple',
      years: 30,
      properties: [
        { id: 'first', price: 500_000, growthPct: 5 },
        { id: 'second', price: 600_000, growthPct: 5 },
      ],
    },
    calculate: (given) => {
      const inputs = checked(anyPlan, given);
      if (inputs.preset === 'simple') return simplePortfolio(inputs);
      const { preset, startFy, ...plan } = inputs;
      return {
        ...portfolioYears({ ...plan, startFy: financialYear(startFy, 'startFy') }),
        assumptions: assumptionsOf(plan, planDefaults),
      };
    },
  },
  'decision.exitYears': area({
    summary: 'A rental sold at the end of each year, by the capital gains rules before 1 July 2027',
    inputs: {
      price: number,
      purchaseCosts: optionalNumber,
      growthPct: number,
      years: number,
      loan: z.strictObject(ledgerLoan),
      rentAnnual: number,
      rentGrowthPct: optionalNumber,
      costsAnnual: optionalNumber,
      costsGrowthPct: optionalNumber,
      div43Annual: optionalNumber,
      div40: z.optional(list(number, 50)),
      marginalRatePct: number,
      lossTreatment: z.optional(z.enum(exitLossTreatments)),
      sellingCostPct: optionalNumber,
      cgtMethod: z.optional(z.enum(exitCgtMethods)),
    },
    example: {
      price: 600_000,
      growthPct: 5,
      years: 10,
      loan: { principal: 480_000, annualRatePct: 6.2, termMonths: 360 },
      rentAnnual: 26_000,
      marginalRatePct: 39,
    },
    calculate: (inputs) => ({ ...exitYears(inputs), assumptions: assumptionsOf(inputs, exitDefaults) }),
  }),
  'decision.refinance': area({
    summary: 'What moving a loan to another rate saves',
    inputs: {
      balance: number,
      currentRatePct: number,
      newRatePct: number,
      remainingMonths: number,
      newTermMonths: optionalNumber,
      switchingCosts: optionalNumber,
    },
    example: { balance: 450_000, currentRatePct: 6.6, newRatePct: 5.95, remainingMonths: 288, switchingCosts: 1_100 },
    calculate: (inputs) => ({
      ...refinance(inputs),
      assumptions: assumptionsOf(
        inputs,
        defaultsFrom(ours, { newTermMonths: 'the remaining months', switchingCosts: 0 }),
      ),
    }),
  }),
  'stress.household': area({
    summary: 'A household’s cash month by month when rates rise, pay stops or a rental stands empty',
    inputs: {
      cash: number,
      livingMonthly: number,
      otherMonthly: optionalNumber,
      horizonMonths: optionalNumber,
      rateRisePct: optionalNumber,
      people: list(
        z.strictObject({
          netMonthly: number,
          loss: z.optional(z.strictObject({ ...gap, keepPct: optionalNumber })),
        }),
        10,
      ),
      loans: z.optional(
        list(
          z.strictObject({
            balance: number,
            annualRatePct: number,
            remainingMonths: number,
            type: z.optional(z.enum(stressLoanTypes)),
          }),
          50,
        ),
      ),
      rentals: z.optional(
        list(z.strictObject({ netMonthlyRent: number, vacancy: z.optional(z.strictObject(gap)) }), 50),
      ),
    },
    example: {
      cash: 60_000,
      livingMonthly: 4_500,
      people: [{ netMonthly: 7_200, loss: { fromMonth: 1, months: 6 } }],
      loans: [{ balance: 520_000, annualRatePct: 6.1, remainingMonths: 330 }],
    },
    calculate: (inputs) => ({
      ...householdStress(inputs),
      assumptions: assumptionsOf(inputs, defaultsFrom(ours, { otherMonthly: 0, horizonMonths: 120, rateRisePct: 0 })),
    }),
  }),
};

function simplePortfolio({ years, properties }: z.output<typeof simplePlan>) {
  for (const { growthPct, growthRate } of properties) {
    if (growthPct === undefined && growthRate === undefined) {
      throw new Refusal(
        'required',
        'properties.growthPct',
        'properties.growthPct is missing; a rate or its name is needed',
      );
    }
    if (growthPct !== undefined && growthRate !== undefined) {
      throw new Refusal('incompatible', 'properties.growthRate', 'properties.growthRate is given beside growthPct');
    }
  }
  const projection = portfolioProjection({
    years,
    properties: properties.map(({ price, growthRate = 'medium', acquired = null, ...rest }) => ({
      ...rest,
      propertyValue: price,
      growthRate,
      acquired,
    })),
  });
  const never = Object.fromEntries(properties.map(({ id }) => [id, null]));
  const acquiredYears = { ...never, ...projection.acquiredYears };
  const sentences = purchaseSentences(projection.rows, acquiredYears, (year) => `Year ${year}`);
  return { ...projection, acquiredYears, sentences };
}
