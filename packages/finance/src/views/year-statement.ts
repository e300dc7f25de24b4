import { type FlowKind, flowKinds } from '../ledger/accounts.ts';
import { flowPlace } from '../ledger/books.ts';
import type { Timeline, TimelineYear } from '../ledger/timeline.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { fromCents } from '../units/ledger.ts';
import { balanceSheet } from './balance-sheet.ts';

/** Money of some months, dollars: in as positive, out as negative. The lines add up to the change of net worth. */
export interface YearStatement {
  readonly financialYear: FinancialYear;
  readonly months: number;
  readonly salaries: number;
  readonly otherIncome: number;
  readonly accountInterest: number;
  readonly rent: number;
  readonly propertyCosts: number;
  /** Assessed in these months, as land tax and tax on income are, whenever they are paid. */
  readonly landTax: number;
  readonly tax: number;
  readonly living: number;
  readonly loanInterest: number;
  /** Received or paid once. */
  readonly lumpSums: number;
  /** Duty, insurance and fees of purchases, sales, refinancing and renovations. */
  readonly dealCosts: number;
  readonly superPaidIn: number;
  readonly superEarnings: number;
  readonly superTax: number;
  /** Change of values. */
  readonly growth: number;
  readonly studyLoans: number;
  readonly opening: number;
  readonly closing: number;
  /** Moved between the household's own accounts: principal and extras that were repaid. */
  readonly principalRepaid: number;
  /** In cash, after tax as it was withheld or paid, living costs, interest, principal and what was paid into super. */
  readonly leftOver: number;
}

/** Why the money of each line moves. */
export const statementFlows = {
  salaries: ['salary'],
  otherIncome: ['income'],
  accountInterest: ['accountInterest'],
  rent: ['rent'],
  propertyCosts: ['propertyCosts'],
  landTax: ['landTaxAssessed'],
  tax: ['withheld', 'taxAssessed'],
  living: ['living'],
  loanInterest: ['loanInterest'],
  lumpSums: ['lump'],
  dealCosts: ['purchaseDuty', 'purchaseCosts', 'mortgageInsurance', 'sellingCosts', 'refinanceCosts', 'renovation'],
  superPaidIn: ['superGuarantee'],
  superEarnings: ['superEarnings'],
  superTax: ['superTax'],
  growth: ['growth', 'valueAdded'],
  studyLoans: ['studyLoanIndexed', 'studyLoanRepaid'],
} as const satisfies Readonly<Record<string, readonly FlowKind[]>>;
export type StatementLine = keyof typeof statementFlows;

/** Flows of cash in a year that is lived on; principal, extras, bills, super and what is a company's or a fund's leave it. */
export const leftOverFlows = {
  in: ['salary', 'income', 'withheld', 'accountInterest', 'rent', 'propertyCosts', 'living', 'loanInterest'],
  out: ['principal', 'extra', 'tax', 'landTax', 'superBeforeTax', 'superAfterTax', 'entitySettled'],
} as const satisfies Readonly<Record<string, readonly FlowKind[]>>;

/** The money of a financial year of a run. */
export function yearStatement(timeline: Timeline, { financialYear, first, last }: TimelineYear): YearStatement {
  const moved = (kinds: readonly FlowKind[]) => flowsOf(timeline, kinds, { first, last });
  const sum = (line: StatementLine) => fromCents(moved(statementFlows[line]));
  return {
    financialYear,
    months: last - first + 1,
    salaries: sum('salaries'),
    otherIncome: sum('otherIncome'),
    accountInterest: sum('accountInterest'),
    rent: sum('rent'),
    propertyCosts: sum('propertyCosts'),
    landTax: sum('landTax'),
    tax: sum('tax'),
    living: sum('living'),
    loanInterest: sum('loanInterest'),
    lumpSums: sum('lumpSums'),
    dealCosts: sum('dealCosts'),
    superPaidIn: sum('superPaidIn'),
    superEarnings: sum('superEarnings'),
    superTax: sum('superTax'),
    growth: sum('growth'),
    studyLoans: sum('studyLoans'),
    opening: balanceSheet(timeline, first - 1).netWorth,
    closing: balanceSheet(timeline, last).netWorth,
    principalRepaid: fromCents(moved(['principal', 'extra', 'surplusRepaid'])),
    leftOver: fromCents(moved(leftOverFlows.in) - moved(leftOverFlows.out)),
  };
}

/** What moved in some months for some reasons, whole cents. */
export function flowsOf(
  { flows }: Timeline,
  kinds: readonly FlowKind[],
  { first, last }: { readonly first: number; readonly last: number },
): number {
  let sum = 0;
  for (let month = first; month <= last; month += 1) {
    for (const kind of kinds) sum += flows[month * flowKinds.length + flowPlace(kind)] ?? 0;
  }
  return sum;
}
