import { levelRepayment } from '../loan/repayment.ts';
import { lendingPolicy } from '../rules/lending-policy.ts';
import type { Rule } from '../rules/rule.ts';
import { roundToCent } from '../units/money.ts';
import { dollarsDown } from '../units/statute.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import {
  checkAsked,
  checkHousehold,
  type LendingLiability,
  policyOf,
  type ServiceabilityInputs,
} from './applicant-record.ts';
import { type ApplicantYear, type Commitments, largestLoan, loanTest, standingOf } from './standing.ts';

/** What a lender would say a household can repay. Dollars, not rounded but for loans and repayments. */
export interface Serviceability {
  readonly assessmentRatePct: number;
  readonly perApplicant: readonly ApplicantYear[];
  readonly netIncomeAnnual: number;
  readonly livingMonthly: number;
  /** By household: the benchmark is more than what was declared. */
  readonly benchmarkApplied: readonly boolean[];
  readonly commitments: Commitments;
  readonly commitmentsMonthly: number;
  /** At no new loan, with the new property's rent. */
  readonly surplusMonthly: number;
  /** Whole dollars, down. */
  readonly maxLoan: number;
  /** Principal and interest on `maxLoan` at the assessment rate and at the loan's own, to the cent. */
  readonly repaymentAssessedMonthly: number;
  readonly repaymentActualMonthly: number;
  /** Before shading, with the applicants' gross rents. */
  readonly grossIncomeAnnual: number;
  readonly existingDebt: number;
  /** The loan at the debt-to-income limit, whole dollars down. */
  readonly dtiMaxLoan: number;
  /** Debt with `maxLoan` in times gross income; null without income. */
  readonly dtiAtMax: number | null;
  readonly sentence: string;
  readonly rules: readonly Rule<unknown>[];
  readonly frozen: readonly string[];
}

/**
 * Borrowing power by a lender's serviceability test: income after tax at an assessment rate, less living costs and
 * commitments. A rental's loss lowers tax only where the policy and the property allow it, with the interest that is
 * really paid. Dollars. Source: lending specification, section A1; the policy's values are illustrative. Throws Refusal
 * `outOfRange`, also at `fy` before 2024-25, `required`, `incompatible` and `unknownValue`.
 */
export function serviceability(inputs: ServiceabilityInputs): Serviceability {
  checkHousehold(inputs);
  checkAsked(inputs, inputs.applicants.length);
  const policy = policyOf(inputs.policy);
  const standing = standingOf(inputs, policy);
  const { law, livingMonthly, benchmarkApplied } = standing;
  const test = loanTest(standing, inputs);
  const { assessmentRatePct, surplusMonthly, start } = test;
  const maxLoan = largestLoan(test);
  const grossIncomeAnnual = grossIncome(inputs);
  const existingDebt = debtOf(inputs.liabilities ?? []);
  const repayment = (ratePct: number) => roundToCent(levelRepayment(maxLoan, ratePct / 1200, test.months));
  const result = {
    assessmentRatePct,
    perApplicant: start.perApplicant,
    netIncomeAnnual: start.net,
    livingMonthly,
    benchmarkApplied,
    commitments: test.commitments,
    commitmentsMonthly: test.commitmentsMonthly,
    surplusMonthly,
    maxLoan,
    repaymentAssessedMonthly: repayment(assessmentRatePct),
    repaymentActualMonthly: repayment(inputs.newLoan.annualRatePct),
    grossIncomeAnnual,
    existingDebt,
    dtiMaxLoan: Math.max(0, dollarsDown(policy.dtiLimit * grossIncomeAnnual - existingDebt)),
    dtiAtMax: grossIncomeAnnual === 0 ? null : (existingDebt + maxLoan) / grossIncomeAnnual,
  };
  return { ...result, sentence: sentenceOf(result), rules: [lendingPolicy, ...law.used], frozen: law.frozen };
}

/** Home loans and personal loans at what is owed, cards and overdrafts at their limits; study loans stay out. */
function debtOf(liabilities: readonly LendingLiability[]): number {
  return liabilities.reduce((sum, row) => {
    if (row.kind === 'card' || row.kind === 'overdraft') return sum + row.limit;
    if (row.kind === 'homeLoan') return sum + Math.max(row.balance, row.limit ?? 0);
    return row.kind === 'personalLoan' ? sum + row.balance : sum;
  }, 0);
}

function grossIncome({ applicants, properties = [], newProperty }: ServiceabilityInputs): number {
  const rentals = newProperty === undefined ? properties : [...properties, newProperty];
  const rents = rentals.reduce(
    (sum, { weeklyRent, owners }) =>
      sum + weeklyRent * 52 * owners.reduce((shares, { sharePct }) => shares + sharePct / 100, 0),
    0,
  );
  const earned = applicants.flatMap(({ incomes }) => incomes).reduce((sum, { annual }) => sum + annual, 0);
  return earned + rents;
}

function sentenceOf({
  surplusMonthly,
  maxLoan,
  assessmentRatePct,
  benchmarkApplied,
}: Pick<Serviceability, 'surplusMonthly' | 'maxLoan' | 'assessmentRatePct' | 'benchmarkApplied'>): string {
  const living = benchmarkApplied.some(Boolean)
    ? ' Living costs are our benchmark where it is more than you declared.'
    : '';
  if (maxLoan === 0 && surplusMonthly >= 0) {
    return `Income after tax covers living costs and commitments and leaves nothing for a repayment. Closing cards, paying out loans or more income would change it.${living}`;
  }
  if (maxLoan === 0) {
    return `Income after tax does not cover living costs and commitments: ${amountText(roundToCent(-surplusMonthly))} a month is missing. Closing cards, paying out loans or more income would change it.${living}`;
  }
  return `A surplus of ${amountText(roundToCent(surplusMonthly))} a month carries a loan of ${amountText(maxLoan)} assessed at ${percentText(assessmentRatePct)}. Lower limits, less debt, a longer term or more income would lift it.${living}`;
}
