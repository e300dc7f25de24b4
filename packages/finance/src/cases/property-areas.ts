import { equityProjection } from '../equity/equity-projection.ts';
import { loanTypes } from '../loan/loan-plan.ts';
import { dwellings } from '../negative-gearing/loss-treatment.ts';
import { negativeGearing } from '../negative-gearing/negative-gearing.ts';
import { purchaseTimings, rentalCashFlow } from '../negative-gearing/rental-cash-flow.ts';
import { portfolioProjection } from '../projection/portfolio-projection.ts';
import { assignedPurchase } from '../property/assigned-purchase.ts';
import { propertyFinancials } from '../property/property-financials.ts';
import { propertyValue } from '../property/property-value.ts';
import { valueRange } from '../property/value-range.ts';
import { gearingPropertyTypes } from '../rules/depreciation.ts';
import { equityDefaults } from '../rules/equity.ts';
import { gearingDefaults } from '../rules/gearing.ts';
import { growthNames } from '../rules/growth.ts';
import {
  mostProjectionProperties,
  newProjectionProperty,
  projectionInterestPercent,
  projectionYears,
} from '../rules/projection.ts';
import { assignDefaults } from '../rules/property.ts';
import type { Areas } from './area.ts';
import { inTaxYear } from './tax-areas.ts';

/** Properties: gearing, equity, projections and the property pages. */
export const propertyAreas: Areas = {
  'negativeGearing.calculate': (inputs) =>
    inTaxYear(inputs, (financialYear) => ({
      ...negativeGearing({
        propertyType: inputs.oneOf('propertyType', gearingPropertyTypes, gearingDefaults.propertyType),
        propertyPrice: inputs.number('propertyPrice', gearingDefaults.propertyPrice),
        ownershipPercentage: inputs.number('ownershipPercentage', gearingDefaults.ownershipPercentage),
        currentTaxableIncome: inputs.number('currentTaxableIncome', gearingDefaults.currentTaxableIncome),
        depreciationYear: inputs.number('depreciationYear', gearingDefaults.depreciationYear),
        financialYear,
        contractDate: inputs.has('contractDate') ? inputs.text('contractDate') : undefined,
        dwelling: inputs.has('dwelling') ? inputs.oneOf('dwelling', dwellings) : undefined,
      }),
    })),
  'negativeGearing.cashflow': (inputs) => ({
    ...rentalCashFlow({
      price: inputs.number('price'),
      loan: inputs.number('loan'),
      interestRate: inputs.number('interestRate'),
      weeklyRent: inputs.number('weeklyRent'),
      vacancyWeeks: inputs.number('vacancyWeeks', 0),
      councilRates: inputs.number('councilRates', 0),
      insurance: inputs.number('insurance', 0),
      managementPct: inputs.number('managementPct', 0),
      maintenance: inputs.number('maintenance', 0),
      strata: inputs.number('strata', 0),
      depreciation: inputs.number('depreciation', 0),
      marginalRate: inputs.number('marginalRate'),
      timing: inputs.oneOf('timing', purchaseTimings, 'established-before-cutoff'),
    }),
  }),
  'equityTool.project': (inputs) => ({
    ...equityProjection({
      propertyValue: inputs.number('propertyValue', equityDefaults.propertyValue),
      growthRate: inputs.oneOf('growthRate', growthNames, equityDefaults.growthRate),
      loanType: inputs.oneOf('loanType', loanTypes, equityDefaults.loanType),
      interestRate: inputs.number('interestRate', equityDefaults.interestRate),
      termYears: inputs.number('termYears', equityDefaults.termYears),
    }),
  }),
  'portfolio.project': (inputs) => ({
    ...portfolioProjection({
      properties: inputs.objects('properties', mostProjectionProperties).map((entry) => ({
        id: entry.text('id'),
        propertyValue: entry.number('propertyValue', newProjectionProperty.propertyValue),
        growthRate: entry.oneOf('growthRate', growthNames, newProjectionProperty.growthRate),
        acquired: entry.numberOrNull('acquired'),
      })),
      years: inputs.number('years', projectionYears),
      interestRate: inputs.number('interestRate', projectionInterestPercent.value),
    }),
  }),
  'property.financials': (inputs) => ({
    ...propertyFinancials({
      price: inputs.number('price'),
      rentalYield: inputs.number('rentalYield', 0),
      growthRate: inputs.number('growthRate', 0),
    }),
  }),
  'property.value': (inputs) => ({
    value: propertyValue({
      price: inputs.number('price'),
      growthPct: inputs.number('growthPct'),
      years: inputs.number('years'),
    }),
  }),
  'assign.calculate': (inputs) => ({
    ...assignedPurchase({
      price: inputs.number('price'),
      downPaymentPct: inputs.number('downPaymentPct', assignDefaults.downPaymentPct),
      loanTermYears: inputs.number('loanTermYears', assignDefaults.loanTermYears),
      interestRate: inputs.number('interestRate', assignDefaults.interestRate),
      growthPct: inputs.number('growthPct', assignDefaults.growthPct),
      borrowingCapacity: inputs.numberOrNull('borrowingCapacity'),
    }),
  }),
  'mc.lognormal': (inputs) => ({
    ...valueRange({
      price: inputs.number('price'),
      years: inputs.number('years'),
      logMean: inputs.number('logMean'),
      logSd: inputs.number('logSd'),
    }),
  }),
};
