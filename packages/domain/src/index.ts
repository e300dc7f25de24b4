export * from './figures/borrowing.ts';
export * from './figures/client-head.ts';
export * from './figures/client-timeline.ts';
export * from './figures/coming-events.ts';
export * from './figures/first-figures.ts';
export * from './figures/gearing.ts';
export * from './figures/gearing-laws.ts';
export * from './figures/kind-colours.ts';
export * from './figures/leading-figures.ts';
export type { Line } from './figures/line.ts';
export * from './figures/loan-years.ts';
export * from './figures/month-figures.ts';
export * from './figures/mortgage.ts';
export * from './figures/net-worth-path.ts';
export * from './figures/projection.ts';
export * from './figures/property-rows.ts';
export * from './figures/purchase-effect.ts';
export * from './figures/purchase-words.ts';
export * from './figures/rate-rises.ts';
export * from './figures/reminders.ts';
export * from './figures/retirement.ts';
export * from './figures/retirement-timeline.ts';
export * from './figures/runs-out.ts';
export * from './figures/summary-cards.ts';
export * from './figures/tax.ts';
export * from './figures/timeline-beside.ts';
export * from './figures/timeline-words.ts';
export * from './figures/todays-dollars.ts';
export * from './figures/working.ts';
export * from './inputs/affordability.ts';
export * from './inputs/gearing.ts';
export * from './inputs/household/purchase.ts';
export { type Assumed, type HouseholdRecord, isBlankRecord } from './inputs/household/reading.ts';
export * from './inputs/household.ts';
export * from './inputs/mortgage.ts';
export * from './inputs/projection.ts';
export * from './inputs/retirement.ts';
export * from './inputs/simulation.ts';
export * from './inputs/tax.ts';
export {
  type Brought,
  type BroughtHome,
  type BroughtLoan,
  readBrought,
  readBroughtHome,
  readBroughtLoan,
} from './plan/brought.ts';
export { changeWords } from './plan/change-words.ts';
export { changedPlanFigures, type LeadingPlanFigures } from './plan/changed-figures.ts';
export { compareOption, type OptionComparison } from './plan/compare-option.ts';
export { explainYearLine, type YearLineWorking } from './plan/explain-year-line.ts';
export type { LineRow, LineSource } from './plan/explain-year-tax.ts';
export {
  type FirstAnswers,
  type FirstHome,
  type FirstPerson,
  type FirstQuestion,
  firstPlan,
  firstQuestions,
} from './plan/first-plan.ts';
export { isLivedInAtOnce } from './plan/former-homes.ts';
export { type AgainstLine, type PlanAgainst, planAgainst } from './plan/plan-against.ts';
export { type PlanAssumption, planAssumptions } from './plan/plan-assumptions.ts';
export { type PlanFact, planFacts } from './plan/plan-facts.ts';
export {
  type PlanFigures,
  type PlanOutcome,
  planFigures as comparedFigures,
  planOutcome,
  type YearEnd,
} from './plan/plan-figures.ts';
export { againstWords, planHeadlineLines, purchaseTests } from './plan/plan-headline-lines.ts';
export { type NextPurchase, type PlanHeadlines, planHeadlines } from './plan/plan-headlines.ts';
export { planLaw } from './plan/plan-law.ts';
export { type PlanLawChoice, planLawChoices } from './plan/plan-law-choices.ts';
export { type LenderTest, type PlanLenderYear, planLender } from './plan/plan-lender.ts';
export type { MonthsFound } from './plan/plan-moments.ts';
export { eventName, personName, purchaseKind, recordName, whenWords } from './plan/plan-names.ts';
export { ownedPct, type PlanToRun } from './plan/plan-owners.ts';
export { planRecordName } from './plan/plan-record-name.ts';
export { isBlankPlan } from './plan/plan-records.ts';
export { mortgagePlanStart, type PlanStart, planStartAddress, planStartMark } from './plan/plan-start.ts';
export { planMixes, superMixes } from './plan/plan-super.ts';
export { notesInNames, type PlanView, type PlanYearView, planView, taxDueLabel } from './plan/plan-view.ts';
export {
  type FirstFullYear,
  firstFullYear,
  type InBothDollars,
  leftOverLabel,
  type PlanYear,
  type PlanYearLine,
  planYears,
  yearGroupOf,
  yearGroups,
} from './plan/plan-years.ts';
export { type PlanRun, runPlan } from './plan/run-plan.ts';
export { toolPlanStart } from './plan/tool-plan-start.ts';
export { typicalLetting, typicalNextHome, typicalNextPurchase } from './plan/typical-home.ts';
export * from './records/leads.ts';
export * from './records/lists.ts';
export * from './records/same-property.ts';
export * from './text/day.ts';
export * from './text/duration.ts';
export { labelWithin } from './text/label-within.ts';
export * from './text/rates.ts';
export type { Voice } from './text/voice.ts';
export * from './tools/answer-calculation.ts';
export * from './tools/borrowing-power.ts';
export {
  type KeptProperty,
  keptProperties,
  type PersonIncomes,
  personIncomes,
  personIncomeTypes,
} from './tools/borrowing-power-inputs.ts';
export * from './tools/buying-costs.ts';
export { type Settlement, settlementOf } from './tools/buying-costs-purchase.ts';
export * from './tools/capital-gains.ts';
export * from './tools/investment-property.ts';
export * from './tools/investment-property-chances.ts';
export {
  bestSale,
  type InvestmentCourse,
  investmentCourse,
  investmentTerm,
  salesOf,
} from './tools/investment-property-inputs.ts';
export * from './tools/land-tax.ts';
export { loanPlannerAnswer } from './tools/loan-planner.ts';
export {
  type PlannerCourse,
  plannerAmounts,
  plannerCourse,
  plannerMove,
  plannerPlainLoans,
} from './tools/loan-planner-course.ts';
export { loanPlannerReadBack } from './tools/loan-planner-read-back.ts';
export type { ToolAnswer, ToolChart, ToolFigure, ToolLever, ToolLink } from './tools/tool-answer.ts';
export { type ToolStart, toolStart } from './tools/tool-start.ts';
