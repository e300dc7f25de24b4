export {
  type BorrowingCapacity,
  type BorrowingInputs,
  borrowingCapacity,
} from './borrowing/borrowing-capacity.ts';
export { explainBorrowingCapacity } from './borrowing/explain-borrowing-capacity.ts';
export { isPartnered, type MaritalStatus, maritalStatuses, mostDependants } from './borrowing/household.ts';
export { type FigureDifference, figureDifferences } from './cases/figure-differences.ts';
export {
  type ExitInputs,
  type ExitYears,
  exitCgtMethods,
  exitLossTreatments,
  exitYears,
} from './decisions/exit-years.ts';
export {
  explainExitYears,
  explainHouseholdStress,
  explainRefinance,
  explainSolveGoal,
} from './decisions/explain-decisions.ts';
export { explainLaterRefinance } from './decisions/explain-later-refinance.ts';
export { type Goal, type GoalSearch, goalSentence, solveGoal } from './decisions/goal.ts';
export {
  type HouseholdStress,
  householdStress,
  type StressInputs,
  stressLoanTypes,
} from './decisions/household-stress.ts';
export { type LaterRefinance, type LaterRefinanceInputs, laterRefinance } from './decisions/later-refinance.ts';
export { type Refinance, type RefinanceInputs, refinance } from './decisions/refinance.ts';
export { engineVersion } from './engine-version.ts';
export { type EquityInputs, type EquityProjection, equityProjection } from './equity/equity-projection.ts';
export { explainEquityProjection } from './equity/explain-equity-projection.ts';
export { type HouseholdAssumptions, usualAssumptions } from './household/assumptions.ts';
export { checkHousehold } from './household/check.ts';
export { entityKinds, type HouseholdEntity, type OwnerShare } from './household/entity.ts';
export { type Holding, holdingKinds } from './household/holding.ts';
export {
  type CashAccount,
  type Cost,
  type Home,
  type HomeToBuy,
  type Household,
  type HouseholdEvent,
  type HouseholdPolicy,
  homeUses,
  type Income,
  incomeKinds,
  type Loan,
  loanKinds,
  type MonthText,
  type Person,
  type PurchaseLoan,
} from './household/household.ts';
export { largestHouseholdAmount, largestWeeklyRent, mostOfHousehold } from './household/limits.ts';
export { type HouseholdNote, householdNotes } from './household/notes.ts';
export { type Value2027Choice, value2027Choices } from './household/open-law.ts';
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
export {
  type LevyFamily,
  type MedicareLevy,
  type MedicareSurcharge,
  medicareLevy,
  medicareSurcharge,
  type SurchargeFamily,
  type SurchargeInputs,
} from './income-tax/medicare.ts';
export {
  lowIncomeOffset,
  lowMiddleIncomeOffset,
  type Offset,
  seniorOffset,
  type WorkDeduction,
  workDeduction,
  workingOffset,
  type YearlyIncome,
} from './income-tax/offsets.ts';
export { studyLoanRepayment } from './income-tax/study-loan.ts';
export { type SuperTax, type SuperTaxInputs, superTax } from './income-tax/super-tax.ts';
export { type TotalTax, totalTax } from './income-tax/total-tax.ts';
export { breakEvenGrowth, explainBreakEvenGrowth } from './investment/break-even-growth.ts';
export { explainInvestment } from './investment/explain-investment.ts';
export { type InvestmentPath, ratePctIn } from './investment/investment-path.ts';
export { type InvestmentInputs, type InvestmentPlan, investmentPlan } from './investment/investment-plan.ts';
export { type InvestmentSale, investmentSale, investmentSaleTerms } from './investment/investment-sale.ts';
export {
  type HeldInvestment,
  heldInvestment,
  type InvestmentYear,
  investmentLandTaxYear,
} from './investment/investment-years.ts';
export { allRules } from './law/all-rules.ts';
export { type DutyRelief, dutyRelief, explainDutyRelief, type NoRelief, type Relief } from './law/duty/duty-relief.ts';
export { dutyReliefRules, dutyScales, foreignSurchargePct } from './law/duty/duty-rules.ts';
export {
  type Buyer,
  buyers,
  type DutyProperty,
  dutyProperties,
  dutyTableYear,
  type TransferDutyInputs,
} from './law/duty/purchase.ts';
export { explainTransferDuty, type TransferDuty, transferDuty } from './law/duty/transfer-duty.ts';
export {
  explainLandTax,
  type LandHolding,
  type LandOwner,
  type LandTax,
  type LandTaxInputs,
  landOwners,
  landTax,
} from './law/land-tax.ts';
export { type LandTaxTable, landTaxTables } from './law/land-tax-tables.ts';
export { type CgtSale, cgtSale } from './law/reform/cgt/cgt-sale.ts';
export { heldTwelveMonths, yearsBetween } from './law/reform/cgt/days.ts';
export { boughtAtFirstIncomeUse, exemptionOf } from './law/reform/cgt/main-residence.ts';
export {
  type CgtSaleInputs,
  type GainCategory,
  gainCategories,
  type Indexation,
  type LawSide,
  newBuildChoices,
  type Sale,
} from './law/reform/cgt/sale.ts';
export {
  type CompareLawsInputs,
  type CompareLawsRow,
  compareLaws,
  type LawComparison,
  type LawFigures,
} from './law/reform/compare-laws.ts';
export { type Entity, entities } from './law/reform/entity.ts';
export { explainGearingStatus, explainGearingYear } from './law/reform/explain-gearing.ts';
export { explainCgtSale, explainCompareLaws, explainTaxPosition } from './law/reform/explain-tax.ts';
export {
  acquisitionRoutes,
  dwellingKinds,
  type GearingStatus,
  type GearingStatusInputs,
  type GearingStatusResult,
  gearingStatus,
  gearingStatuses,
  inheritedInterests,
  newBuildMeanings,
  uses,
} from './law/reform/gearing-status.ts';
export { type GearingYear, type GearingYearInputs, gearingYear, type RentalRow } from './law/reform/gearing-year.ts';
export type { TaxPositionInputs } from './law/reform/person.ts';
export { type OpenLaw, openLaw, reformYear, type SettingUsed } from './law/reform/settings.ts';
export { type TaxPosition, taxPosition } from './law/reform/tax-position.ts';
export { type AccountName, type FlowKind, flowKinds, ownKinds } from './ledger/accounts.ts';
export type { Posting } from './ledger/books.ts';
export { monthNumber, monthText } from './ledger/clock.ts';
export type { Gate } from './ledger/gates.ts';
export type { Paths } from './ledger/paths.ts';
export type { RunOptions } from './ledger/running.ts';
export type {
  BlockedPurchase,
  BreakCost,
  EntityYear,
  HomeYear,
  NotKnown,
  PersonYear,
  SuperLimit,
  Timeline,
  TimelineEvent,
  TimelineYear,
  Value2027Used,
} from './ledger/timeline.ts';
export {
  type LendingLiability,
  loanPurposes,
  type PolicyOverrides,
  type ServiceabilityInputs,
} from './lending/applicant-record.ts';
export { explainFundsToComplete, explainMaxPrice } from './lending/explain-purchase.ts';
export { explainServiceability, explainThreeTests } from './lending/explain-serviceability.ts';
export { type FundsInputs, type FundsToComplete, fundsToComplete } from './lending/funds-to-complete.ts';
export { type SchemeCheck, type SchemeReason, schemeLvr, schemes } from './lending/guarantee.ts';
export { insuranceModes } from './lending/insurance-mode.ts';
export { type Lever, levers, type ThreeTestsInputs } from './lending/levers.ts';
export { type MaxPrice, type MaxPriceInputs, maxPrice } from './lending/max-price.ts';
export { type PurchaseTerms, typicalFees } from './lending/purchase-costs.ts';
export { reasonsText as schemeReasonsText } from './lending/scheme-words.ts';
export { type Serviceability, serviceability } from './lending/serviceability.ts';
export { type LendingTest, lendingTests } from './lending/tested-loan.ts';
export { type ThreeTests, threeTests } from './lending/three-tests.ts';
export { balanceAfter } from './loan/balance-after.ts';
export { type DatedLoan, type DatedPayment, datedSchedule, paymentDate } from './loan/dated-loan.ts';
export { explainBalanceAfter } from './loan/explain-balance-after.ts';
export { explainExtraRepayment } from './loan/explain-extra-repayment.ts';
export { explainLedgerSchedule, explainLedgerSplits } from './loan/explain-ledger-schedule.ts';
export { explainLoanRepayment } from './loan/explain-loan-repayment.ts';
export { explainDatedSchedule, explainLoanSchedule } from './loan/explain-loan-schedule.ts';
export { explainMortgagePayoffChart } from './loan/explain-mortgage-payoff-chart.ts';
export { explainMortgageRepayment } from './loan/explain-mortgage-repayment.ts';
export { explainPayoff } from './loan/explain-payoff.ts';
export { extraRepayment, type LoanInputs, loanRepayment } from './loan/extra-repayment.ts';
export { type LedgerLoan, rateChangeRules, repaymentRoundings } from './loan/ledger-plan.ts';
export {
  type LedgerRow,
  type LedgerSchedule,
  ledgerSchedule,
  ledgerSplits,
  mostSplits,
  type SplitSchedule,
} from './loan/ledger-schedule.ts';
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
export { type Dwelling, type DwellingFacts, dwellings } from './negative-gearing/dwelling.ts';
export { explainNegativeGearing } from './negative-gearing/explain-negative-gearing.ts';
export { explainPropertyLaws } from './negative-gearing/explain-property-laws.ts';
export { explainRentalCashFlow } from './negative-gearing/explain-rental-cash-flow.ts';
export type { GearingRatios } from './negative-gearing/gearing-ratios.ts';
export {
  explainGearingYears,
  type GearingYears,
  type GearingYearsRow,
  gearingYears,
} from './negative-gearing/gearing-years.ts';
export { type LossTreatment, lossTreatment } from './negative-gearing/loss-treatment.ts';
export {
  depreciationRatePct,
  type NegativeGearing,
  type NegativeGearingInputs,
  negativeGearing,
} from './negative-gearing/negative-gearing.ts';
export {
  type PropertyLaws,
  type PropertyLawsInputs,
  type PropertySale,
  propertyLaws,
} from './negative-gearing/property-laws.ts';
export {
  type PurchaseTiming,
  purchaseTimings,
  type RentalCashFlow,
  type RentalCashFlowInputs,
  rentalCashFlow,
} from './negative-gearing/rental-cash-flow.ts';
export { explainPortfolioYears } from './portfolio/explain-portfolio-years.ts';
export {
  type PortfolioRow,
  type PortfolioYears,
  portfolioYears,
  purchaseSentences,
} from './portfolio/portfolio-engine.ts';
export {
  lossTreatments,
  mostPortfolioOwners,
  mostPortfolioProperties,
  type PortfolioInputs,
  priceIndexations,
} from './portfolio/portfolio-plan.ts';
export { explainPortfolioProjection } from './projection/explain-portfolio-projection.ts';
export { type LoanCourse, loanCourse } from './projection/own-loan.ts';
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
export { type AllocationSlice, allocation } from './record/allocation.ts';
export { annualisedIncome, explainAnnualisedIncome, type RecurringAmount } from './record/annualised-income.ts';
export { type CashFlowMonth, cashFlowSeries } from './record/cash-flow-series.ts';
export {
  type CreditLine,
  type CreditUtilisation,
  creditUtilisation,
  explainCreditUtilisation,
} from './record/credit-utilisation.ts';
export {
  type AssetRecord,
  annualIncomeOf,
  type DashboardInputs,
  type DashboardSummary,
  dashboardSummary,
  type LiabilityRecord,
  monthlyRepaymentsOf,
} from './record/dashboard-summary.ts';
export { explainAllocation } from './record/explain-allocation.ts';
export { explainCashFlowSeries } from './record/explain-cash-flow-series.ts';
export { explainDashboardSummary } from './record/explain-dashboard-summary.ts';
export { explainHouseholdTax } from './record/explain-household-tax.ts';
export { explainValueHistory } from './record/explain-value-history.ts';
export { type HouseholdTax, type HouseholdTaxInputs, householdTax } from './record/household-tax.ts';
export { type HistoryPoint, type Valuation, type ValueHistoryInputs, valueHistory } from './record/value-history.ts';
export { explainRetirementOutlook } from './retirement/explain-retirement-outlook.ts';
export { explainRetirementPlan } from './retirement/explain-retirement-plan.ts';
export type { OutlookAsset, OutlookLoan } from './retirement/outlook-record.ts';
export { retirementAssets } from './retirement/retirement-assets.ts';
export { type OutlookInputs, type RetirementOutlook, retirementOutlook } from './retirement/retirement-outlook.ts';
export { type RetirementInputs, type RetirementPlan, retirementPlan } from './retirement/retirement-plan.ts';
export { guaranteeCaps, purchaseFees, regions } from './rules/buying.ts';
export { capitalGainsDiscounts, reformedGains } from './rules/capital-gains.ts';
export { cashRates } from './rules/cash-rate.ts';
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
  interestOnlyYearsLeft,
  loanYearsLeft,
  sharesGrowthPercent,
  superMixReturns,
  wagesGrowthPercent,
} from './rules/household.ts';
export {
  residentTaxScaleOf,
  residentTaxScales,
  specificationTaxYear,
  switchableTaxYears,
  type TaxYear,
  taxYearNamed,
  taxYears,
} from './rules/income-tax.ts';
export { type AfterLastKnown, type Law, lawOfYear, lawOn, ruleFor } from './rules/law-on.ts';
export {
  allowancePerDependant,
  highDebtToIncome,
  highDebtToIncomeShare,
  incomeMultiple,
  serviceabilityBuffer,
} from './rules/lending.ts';
export { type IncomeType, incomeTypes, lenderRange, lendingPolicy, rentMethods } from './rules/lending-policy.ts';
export { type VariableRates, variableLoanRates } from './rules/lending-rates.ts';
export { type InvestorCounts, investors2021, specificationInvestors } from './rules/market-reality.ts';
export { familyLevyThresholds, type LevyTerms, medicareLevies } from './rules/medicare.ts';
export { insuranceDuty, insuranceTable } from './rules/mortgage-insurance.ts';
export { lowIncomeOffsets, type SeniorKind, seniorKinds, workingOffsets } from './rules/offsets.ts';
export { type PersonalLoanTerms, personalLoanTerms } from './rules/personal-loan.ts';
export { presentValueRate, presentValueYears } from './rules/present-value.ts';
export { rentGrowthPercent } from './rules/probability.ts';
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
export type { Provenance, PublishedFigure, Rule } from './rules/rule.ts';
export { type FoundRule, type NoRule, noRule } from './rules/rule-set.ts';
export { studyLoanRepayments } from './rules/study-loan.ts';
export {
  carriedForwardCaps,
  concessionalCaps,
  division293Thresholds,
  maximumContributionBases,
  nonConcessionalCaps,
  superContributionsTax,
  superGuaranteeRates,
  transferBalanceCaps,
} from './rules/superannuation.ts';
export {
  fullTimeSalary,
  typicalHomeCosts,
  typicalPurchase,
  typicalRentPaid,
  typicalSavings,
  typicalSellingCosts,
  typicalSuper,
} from './rules/typical.ts';
export { bandOf, chargeOn, type ProgressiveScale } from './scale/progressive-scale.ts';
export { type Carried, type CarriedHome, type CarriedLoan, carriedAt } from './simulate/carried-at.ts';
export { runHousehold } from './simulate/run.ts';
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
export { Refusal, type RefusalCode, refusalCodes, within } from './units/refusal.ts';
export { type State, states } from './units/states.ts';
export { cents } from './units/statute.ts';
export { type BalanceSheet, balanceOf, balanceSheet } from './views/balance-sheet.ts';
export { householdCapacity } from './views/capacity.ts';
export { type HomeView, homeView } from './views/home-view.ts';
export { journalOf, type YearPosting, yearJournal } from './views/journal.ts';
export { type LenderYear, lenderLimits, lenderYears } from './views/lender-years.ts';
export {
  flowsOf,
  leftOverFlows,
  type StatementLine,
  statementFlows,
  type YearStatement,
  yearStatement,
} from './views/year-statement.ts';
export { amountText, numberText, percentText } from './working/amount-text.ts';
export type { LineUnit, Working, WorkingLine } from './working/line.ts';
export { homeStatus } from './year/home-status.ts';
export { monthsToSettle } from './year/residence.ts';
