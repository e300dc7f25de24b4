export {
  type BorrowingCapacity,
  type BorrowingInputs,
  borrowingCapacity,
  isPartnered,
  type MaritalStatus,
  maritalStatuses,
  mostDependants,
} from './borrowing/borrowing-capacity.ts';
export { explainBorrowingCapacity } from './borrowing/explain-borrowing-capacity.ts';
export { BadInputError, UnknownAreaError } from './cases/area-errors.ts';
export { calculateArea, calculationAreas } from './cases/calculate-area.ts';
export { type FigureDifference, figureDifferences } from './cases/figure-differences.ts';
export { explainTransferDuty } from './duty/explain-transfer-duty.ts';
export {
  type Buyer,
  buyers,
  type DutyProperty,
  dutyProperties,
  type TransferDutyInputs,
} from './duty/property-purchase.ts';
export { type TransferDuty, transferDuty } from './duty/transfer-duty.ts';
export { engineVersion } from './engine-version.ts';
export { type EquityInputs, type EquityProjection, equityProjection } from './equity/equity-projection.ts';
export { explainEquityProjection } from './equity/explain-equity-projection.ts';
export { type AllocationSlice, allocation } from './household/allocation.ts';
export { annualisedIncome, explainAnnualisedIncome, type RecurringAmount } from './household/annualised-income.ts';
export { type CashFlowMonth, cashFlowSeries } from './household/cash-flow-series.ts';
export {
  type CreditLine,
  type CreditUtilisation,
  creditUtilisation,
  explainCreditUtilisation,
} from './household/credit-utilisation.ts';
export {
  type AssetRecord,
  annualIncomeOf,
  type DashboardInputs,
  type DashboardSummary,
  dashboardSummary,
  type LiabilityRecord,
  monthlyRepaymentsOf,
} from './household/dashboard-summary.ts';
export { explainAllocation } from './household/explain-allocation.ts';
export { explainCashFlowSeries } from './household/explain-cash-flow-series.ts';
export { explainDashboardSummary } from './household/explain-dashboard-summary.ts';
export { explainHouseholdTax } from './household/explain-household-tax.ts';
export { explainValueHistory } from './household/explain-value-history.ts';
export { type HouseholdTax, type HouseholdTaxInputs, householdTax } from './household/household-tax.ts';
export { type HistoryPoint, type Valuation, type ValueHistoryInputs, valueHistory } from './household/value-history.ts';
export { explainIncomeTax } from './income-tax/explain-income-tax.ts';
export {
  explainLowIncomeOffset,
  explainLowMiddleIncomeOffset,
  explainMedicareLevy,
  explainMedicareSurcharge,
  explainStudyLoanRepayment,
} from './income-tax/explain-levies.ts';
export { explainTotalTax } from './income-tax/explain-total-tax.ts';
export {
  type IncomeTax,
  type IncomeTaxInputs,
  incomeTax,
  type TaxBracket,
  taxBrackets,
  taxOnTaxableIncome,
} from './income-tax/income-tax.ts';
export { medicareLevy, medicareSurcharge } from './income-tax/medicare.ts';
export { lowIncomeOffset, lowMiddleIncomeOffset, type Offset, type YearlyIncome } from './income-tax/offsets.ts';
export { studyLoanRepayment } from './income-tax/study-loan.ts';
export { type TotalTax, totalTax } from './income-tax/total-tax.ts';
export { balanceAfter } from './loan/balance-after.ts';
export { type DatedLoan, type DatedPayment, datedSchedule, paymentDate } from './loan/dated-loan.ts';
export { explainBalanceAfter } from './loan/explain-balance-after.ts';
export { explainExtraRepayment } from './loan/explain-extra-repayment.ts';
export { explainLoanRepayment } from './loan/explain-loan-repayment.ts';
export { explainDatedSchedule, explainLoanSchedule } from './loan/explain-loan-schedule.ts';
export { explainMortgagePayoffChart } from './loan/explain-mortgage-payoff-chart.ts';
export { explainMortgageRepayment } from './loan/explain-mortgage-repayment.ts';
export { explainPayoff } from './loan/explain-payoff.ts';
export { extraRepayment, type LoanInputs, loanRepayment } from './loan/extra-repayment.ts';
export {
  type LoanPlan,
  type LoanSegment,
  type LoanType,
  type LumpSum,
  loanTypes,
  uniformPlan,
} from './loan/loan-plan.ts';
export { mortgagePayoffChart, type PayoffChart, type PayoffChartInputs } from './loan/mortgage-payoff-chart.ts';
export {
  illustrativeMarketRate,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  payoffDate,
} from './loan/mortgage-repayment.ts';
export { type Payoff, type PayoffInputs, payoff } from './loan/payoff.ts';
export { levelRepayment } from './loan/repayment.ts';
export { type LoanOutcome, type LoanPayment, loanSchedule, runLoan } from './loan/run-loan.ts';
export { explainMarketReality } from './market/explain-market-reality.ts';
export { marketReality } from './market/market-reality.ts';
export { explainNegativeGearing } from './negative-gearing/explain-negative-gearing.ts';
export { explainRentalCashFlow } from './negative-gearing/explain-rental-cash-flow.ts';
export type { GearingRatios } from './negative-gearing/gearing-ratios.ts';
export {
  type Dwelling,
  type DwellingFacts,
  dwellings,
  type LossTreatment,
  lossTreatment,
} from './negative-gearing/loss-treatment.ts';
export {
  depreciationRatePct,
  type NegativeGearing,
  type NegativeGearingInputs,
  negativeGearing,
} from './negative-gearing/negative-gearing.ts';
export {
  type PurchaseTiming,
  purchaseTimings,
  type RentalCashFlow,
  type RentalCashFlowInputs,
  rentalCashFlow,
} from './negative-gearing/rental-cash-flow.ts';
export { explainPortfolioProjection } from './projection/explain-portfolio-projection.ts';
export {
  type EquityWarning,
  type PortfolioProjection,
  type ProjectionInputs,
  type ProjectionProperty,
  type ProjectionRow,
  portfolioProjection,
} from './projection/portfolio-projection.ts';
export type { ProjectionAssumptions } from './projection/projection-assumptions.ts';
export { startingIndex } from './projection/starting-property.ts';
export { type AssignedPurchase, type AssignedPurchaseInputs, assignedPurchase } from './property/assigned-purchase.ts';
export { explainAssignedPurchase } from './property/explain-assigned-purchase.ts';
export { explainPurchaseAffordability } from './property/explain-purchase-affordability.ts';
export { explainValueRange } from './property/explain-value-range.ts';
export type { GrowthPercents } from './property/growth-percents.ts';
export {
  explainPropertyFinancials,
  type PropertyFinancials,
  type PropertyFinancialsInputs,
  propertyFinancials,
} from './property/property-financials.ts';
export { explainPropertyValue, type PropertyValueInputs, propertyValue } from './property/property-value.ts';
export {
  type AffordabilityInputs,
  type AffordabilityVerdict,
  type PurchaseAffordability,
  purchaseAffordability,
  type RecordedDebt,
} from './property/purchase-affordability.ts';
export { type ValueRangeInputs, valueRange } from './property/value-range.ts';
export { explainRetirementOutlook } from './retirement/explain-retirement-outlook.ts';
export { explainRetirementPlan } from './retirement/explain-retirement-plan.ts';
export type { OutlookAsset, OutlookLoan } from './retirement/outlook-record.ts';
export { retirementAssets } from './retirement/retirement-assets.ts';
export { type OutlookInputs, type RetirementOutlook, retirementOutlook } from './retirement/retirement-outlook.ts';
export { type RetirementInputs, type RetirementPlan, retirementPlan } from './retirement/retirement-plan.ts';
export {
  depreciationRates,
  depreciationYears,
  type GearingPropertyType,
  gearingPropertyTypes,
} from './rules/depreciation.ts';
export { equityDefaults, equityDepositPercent, governmentGuaranteePercent } from './rules/equity.ts';
export {
  gearingDefaults,
  gearingInterestPercent,
  gearingLoanPercent,
  lossQuarantine,
  otherExpensesPercent,
  rentPercent,
} from './rules/gearing.ts';
export { type GrowthName, growthNames, growthRates } from './rules/growth.ts';
export {
  residentTaxScaleOf,
  residentTaxScales,
  specificationTaxYear,
  switchableTaxYears,
  type TaxYear,
  taxYearNamed,
  taxYears,
} from './rules/income-tax.ts';
export {
  allowancePerDependant,
  highDebtToIncome,
  highDebtToIncomeShare,
  incomeMultiple,
  serviceabilityBuffer,
} from './rules/lending.ts';
export { type VariableRates, variableLoanRates } from './rules/lending-rates.ts';
export { type InvestorCounts, investors2021, specificationInvestors } from './rules/market-reality.ts';
export { presentValueRate, presentValueYears } from './rules/present-value.ts';
export {
  costsPercent,
  depositPercent,
  mostProjectionProperties,
  newProjectionProperty,
  projectionInterestPercent,
  projectionYears,
  refinancingLimitPercent,
  simulatorProperties,
} from './rules/projection.ts';
export {
  assignDefaults,
  assignedValueYears,
  marketRateMargin,
  netOfGrossPercent,
  payoffChartMonths,
  propertyValueYears,
  repaymentEstimatePercent,
} from './rules/property.ts';
export {
  assumedTaxPercent,
  incomeNeedPercent,
  inflationPercent,
  retirementAge,
  retirementYears,
  savingsReturnPercent,
} from './rules/retirement.ts';
export type { Provenance, Rule } from './rules/rule.ts';
export { type FoundRule, type NoRule, noRule, ruleFor } from './rules/rule-set.ts';
export {
  concessionalCaps,
  division293Thresholds,
  maximumContributionBases,
  nonConcessionalCaps,
  superGuaranteeRates,
  transferBalanceCaps,
} from './rules/superannuation.ts';
export { type State, states } from './rules/transfer-duty.ts';
export { bandOf, chargeOn, type ProgressiveScale } from './scale/progressive-scale.ts';
export { cumipmt, cumprinc, fv, ipmt, type PaymentTiming, pmt, ppmt, pv } from './time-value/annuity.ts';
export { nper, rate } from './time-value/annuity-solvers.ts';
export { irr, npv } from './time-value/cash-flows.ts';
export { xirr, xnpv } from './time-value/dated-cash-flows.ts';
export {
  explainCumipmt,
  explainCumprinc,
  explainFv,
  explainIpmt,
  explainNper,
  explainPmt,
  explainPpmt,
  explainPv,
  explainRate,
} from './time-value/explain-annuity.ts';
export {
  explainCompoundGrowthRate,
  explainEffectiveRate,
  explainIrr,
  explainNominalRate,
  explainNpv,
  explainXirr,
  explainXnpv,
} from './time-value/explain-cash-flows.ts';
export {
  explainPresentValue,
  explainPresentValueOfPayments,
  type FutureAmount,
  presentValue,
  presentValueOfPayments,
} from './time-value/present-value.ts';
export { compoundGrowthRate, effectiveRate, nominalRate } from './time-value/rate-conversion.ts';
export type { Solution } from './time-value/solve.ts';
export {
  addDays,
  addMonths,
  type CalendarDate,
  compareDates,
  daysBetween,
  isoDate,
  monthEnd,
  parseDate,
} from './units/calendar.ts';
export { type DecimalPlaces, decimalText } from './units/decimal-text.ts';
export { type Months, months, monthsIn, type Years, years } from './units/durations.ts';
export {
  type FinancialYear,
  financialYear,
  financialYearOf,
  financialYearStarting,
  firstDayOf,
  lastDayOf,
} from './units/financial-year.ts';
export {
  annualAmount,
  frequencyNamed,
  monthlyAmount,
  paymentsPerYear,
  type RecordFrequency,
  type RepaymentFrequency,
  recordFrequencies,
  repaymentFrequencies,
  timesPerYear,
} from './units/frequency.ts';
export { largestAmount } from './units/limits.ts';
export {
  type Dollars,
  dollars,
  roundToCent,
  roundToDollar,
  roundToHundred,
  roundToWholePercent,
} from './units/money.ts';
export { type Fraction, fraction, fractionOf, type Percent, percent, percentOf } from './units/rates.ts';
export { amountText, numberText, percentText } from './working/amount-text.ts';
export type { LineUnit, Working, WorkingLine } from './working/line.ts';
