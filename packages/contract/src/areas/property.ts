import {
  assignDefaults,
  assignedPurchase,
  dwellings,
  equityDefaults,
  equityProjection,
  gearingDefaults,
  gearingPropertyTypes,
  growthNames,
  loanTypes,
  mostProjectionProperties,
  negativeGearing,
  newProjectionProperty,
  portfolioProjection,
  projectionInterestPercent,
  projectionYears,
  propertyFinancials,
  propertyValue,
  purchaseTimings,
  rentalCashFlow,
  specificationTaxYear,
  valueRange,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, list, number, text, year } from './area.ts';
import { inTaxYear } from './tax.ts';

const amount = z._default(number, 0);

/** Properties: gearing, equity, projections and the property pages. */
export const propertyAreas: Areas = {
  'negativeGearing.calculate': area({
    summary: 'Tax effect of a rental property, by the product’s own percentages of the price',
    inputs: {
      propertyType: z._default(z.enum(gearingPropertyTypes), gearingDefaults.propertyType),
      propertyPrice: z._default(number, gearingDefaults.propertyPrice),
      ownershipPercentage: z._default(number, gearingDefaults.ownershipPercentage),
      currentTaxableIncome: z._default(number, gearingDefaults.currentTaxableIncome),
      depreciationYear: z._default(number, gearingDefaults.depreciationYear),
      fy: z._default(year, specificationTaxYear),
      contractDate: z.optional(z.nullable(text)),
      dwelling: z.optional(z.nullable(z.enum(dwellings))),
    },
    example: { propertyPrice: 600_000, currentTaxableIncome: 77_000 },
    calculate: ({ fy, contractDate, dwelling, ...inputs }) =>
      inTaxYear(fy, (financialYear) =>
        negativeGearing({
          ...inputs,
          financialYear,
          contractDate: contractDate ?? undefined,
          dwelling: dwelling ?? undefined,
        }),
      ),
  }),
  'negativeGearing.cashflow': area({
    summary: 'Yearly cash flow of a rental property, whole dollars at each step',
    inputs: {
      price: number,
      loan: number,
      interestRate: number,
      weeklyRent: number,
      vacancyWeeks: amount,
      councilRates: amount,
      insurance: amount,
      managementPct: amount,
      maintenance: amount,
      strata: amount,
      depreciation: amount,
      marginalRate: number,
      timing: z._default(z.enum(purchaseTimings), 'established-before-cutoff'),
    },
    example: { price: 700_000, loan: 560_000, interestRate: 6, weeklyRent: 600, marginalRate: 30 },
    calculate: (inputs) => rentalCashFlow(inputs),
  }),
  'equityTool.project': area({
    summary: 'Equity of one property year by year',
    inputs: {
      propertyValue: z._default(number, equityDefaults.propertyValue),
      growthRate: z._default(z.enum(growthNames), equityDefaults.growthRate),
      loanType: z._default(z.enum(loanTypes), equityDefaults.loanType),
      interestRate: z._default(number, equityDefaults.interestRate),
      termYears: z._default(number, equityDefaults.termYears),
    },
    example: {},
    calculate: (inputs) => equityProjection(inputs),
  }),
  'portfolio.project': area({
    summary: 'The projection of the modelling dashboard',
    inputs: {
      properties: list(
        z.strictObject({
          id: text,
          propertyValue: z._default(number, newProjectionProperty.propertyValue),
          growthRate: z._default(z.enum(growthNames), newProjectionProperty.growthRate),
          acquired: z._default(z.nullable(number), null),
        }),
        mostProjectionProperties,
      ),
      years: z._default(number, projectionYears),
      interestRate: z._default(number, projectionInterestPercent.value),
    },
    example: { properties: [{ id: 'first' }, { id: 'second' }] },
    calculate: (inputs) => portfolioProjection(inputs),
  }),
  'property.financials': area({
    summary: 'Rent, growth and repayment of a property',
    inputs: { price: number, rentalYield: amount, growthRate: amount },
    example: { price: 745_000, rentalYield: 4.3, growthRate: 4.9 },
    calculate: (inputs) => propertyFinancials(inputs),
  }),
  'property.value': area({
    summary: 'Value of a property after some years of growth',
    inputs: { price: number, growthPct: number, years: number },
    example: { price: 745_000, growthPct: 4.9, years: 10 },
    calculate: (inputs) => ({ value: propertyValue(inputs) }),
  }),
  'assign.calculate': area({
    summary: 'A purchase assigned to a client',
    inputs: {
      price: number,
      downPaymentPct: z._default(number, assignDefaults.downPaymentPct),
      loanTermYears: z._default(number, assignDefaults.loanTermYears),
      interestRate: z._default(number, assignDefaults.interestRate),
      growthPct: z._default(number, assignDefaults.growthPct),
      borrowingCapacity: z._default(z.nullable(number), null),
    },
    example: { price: 745_000 },
    calculate: (inputs) => assignedPurchase(inputs),
  }),
  'mc.lognormal': area({
    summary: 'Range of a value with lognormal growth',
    inputs: { price: number, years: number, logMean: number, logSd: number },
    example: { price: 745_000, years: 10, logMean: 0.05, logSd: 0.1 },
    calculate: (inputs) => valueRange(inputs),
  }),
};
