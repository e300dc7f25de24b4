import { describe, expect, it } from 'vitest';
import * as engine from '../index.ts';
import * as probability from '../probability.ts';

/** Exported functions that are not calculations: units, rules, texts, parts of a calculation, the dispatcher. */
const notCalculations: ReadonlySet<string> = new Set([
  'BadInputError',
  'UnknownAreaError',
  'addDays',
  'addMonths',
  'amountText',
  'bandOf',
  'calculateArea',
  'chanceAssumptions',
  'chargeOn',
  'compareDates',
  'daysBetween',
  'decimalText',
  'dollars',
  'figureDifferences',
  'financialYear',
  'financialYearOf',
  'financialYearStarting',
  'firstDayOf',
  'fraction',
  'fractionOf',
  'frequencyNamed',
  'isPartnered',
  'isoDate',
  'lastDayOf',
  'monthEnd',
  'months',
  'monthsIn',
  'noRule',
  'numberText',
  'parseDate',
  'paymentDate',
  'paymentsPerYear',
  'percent',
  'percentOf',
  'percentText',
  'roundToCent',
  'roundToDollar',
  'roundToHundred',
  'roundToWholePercent',
  'ruleFor',
  'taxYearNamed',
  'timesPerYear',
  'years',
]);

/** Parts of a calculation, each with the explanation that shows them. */
const shownIn: Readonly<Record<string, string>> = {
  annualAmount: 'explainAnnualisedIncome',
  annualIncomeOf: 'explainDashboardSummary',
  depreciationRatePct: 'explainNegativeGearing',
  illustrativeMarketRate: 'explainMortgageRepayment',
  levelRepayment: 'explainLoanRepayment',
  lossTreatment: 'explainNegativeGearing',
  monthlyAmount: 'explainDashboardSummary',
  monthlyRepaymentsOf: 'explainDashboardSummary',
  payoffDate: 'explainMortgageRepayment',
  retirementAssets: 'explainRetirementPlan',
  portfolioSimulation: 'explainPortfolioChances',
  runLoan: 'explainLoanSchedule',
  startingIndex: 'explainPortfolioProjection',
  uniformPlan: 'explainLoanSchedule',
  taxBrackets: 'explainIncomeTax',
  taxOnTaxableIncome: 'explainIncomeTax',
};

const functionNames = Object.entries({ ...engine, ...probability })
  .filter(([, value]) => typeof value === 'function')
  .map(([name]) => name);

describe('each public calculation', () => {
  const calculations = functionNames.filter((name) => !name.startsWith('explain') && !notCalculations.has(name));

  it.each(calculations)('%s has its working', (name) => {
    const sibling = shownIn[name] ?? `explain${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    expect(functionNames).toContain(sibling);
  });
});
