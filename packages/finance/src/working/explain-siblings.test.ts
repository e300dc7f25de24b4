import { describe, expect, it } from 'vitest';
import * as engine from '../index.ts';
import * as probability from '../probability.ts';

/**
 * Exported functions that are not calculations: units, rules, texts, parts of a calculation, the dispatcher. A timeline and
 * what reads it have their working in the journal of postings (`journalOf`).
 */
const notCalculations: ReadonlySet<string> = new Set([
  'Refusal',
  'addDays',
  'addMonths',
  'amountText',
  'balanceOf',
  'balanceSheet',
  'bandOf',
  'carriedAt',
  'cents',
  'chanceAssumptions',
  'chargeOn',
  'checkHousehold',
  'compareDates',
  'daysBetween',
  'decimalText',
  'dollars',
  'figureDifferences',
  'fillJointPaths',
  'financialYear',
  'financialYearOf',
  'financialYearStarting',
  'firstDayOf',
  'flowsOf',
  'fraction',
  'foreignSurchargePct',
  'fractionOf',
  'frequencyNamed',
  'goalSentence',
  'heldTwelveMonths',
  'homeView',
  'householdNotes',
  'isPartnered',
  'lenderYears',
  'isoDate',
  'jointPaths',
  'journalOf',
  'lastDayOf',
  'lawOfYear',
  'lawOn',
  'monthEnd',
  'monthNumber',
  'monthText',
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
  'purchaseSentences',
  'ratePctIn',
  'roundToCent',
  'roundToDollar',
  'roundToHundred',
  'roundToWholePercent',
  'ruleFor',
  'runHousehold',
  'schemeReasonsText',
  'taxYearNamed',
  'timesPerYear',
  'within',
  'yearJournal',
  'yearsBetween',
  'yearStatement',
  'years',
]);

/** Parts of a calculation, each with the explanation that shows them. */
const shownIn: Readonly<Record<string, string>> = {
  annualAmount: 'explainAnnualisedIncome',
  boughtAtFirstIncomeUse: 'explainCgtSale',
  exemptionOf: 'explainCgtSale',
  annualIncomeOf: 'explainDashboardSummary',
  depreciationRatePct: 'explainNegativeGearing',
  heldInvestment: 'explainInvestment',
  homeStatus: 'explainGearingStatus',
  householdCapacity: 'explainServiceability',
  illustrativeMarketRate: 'explainMortgageRepayment',
  investmentPlan: 'explainInvestment',
  investmentSale: 'explainInvestment',
  investmentSaleTerms: 'explainInvestment',
  levelRepayment: 'explainLoanRepayment',
  lossTreatment: 'explainNegativeGearing',
  typicalFees: 'explainFundsToComplete',
  monthlyAmount: 'explainDashboardSummary',
  monthlyRepaymentsOf: 'explainDashboardSummary',
  payoffDate: 'explainMortgageRepayment',
  retirementAssets: 'explainRetirementPlan',
  portfolioSimulation: 'explainPortfolioChances',
  runLoan: 'explainLoanSchedule',
  seniorOffset: 'explainTaxPosition',
  startingIndex: 'explainPortfolioProjection',
  loanCourse: 'explainPortfolioProjection',
  uniformPlan: 'explainLoanSchedule',
  superTax: 'explainTaxPosition',
  taxBrackets: 'explainIncomeTax',
  taxOnTaxableIncome: 'explainIncomeTax',
  workDeduction: 'explainTaxPosition',
  workingOffset: 'explainTaxPosition',
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
