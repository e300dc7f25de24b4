import { ledgerPlan } from '../loan/ledger-plan.ts';
import { runLedger } from '../loan/run-ledger.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { amountText } from '../working/amount-text.ts';

/** A loan that may be moved to another lender, dollars and percent a year; repaid monthly. */
export interface RefinanceInputs {
  readonly balance: number;
  readonly currentRatePct: number;
  readonly newRatePct: number;
  readonly remainingMonths: number;
  /** Of the new loan; the months that remain unless named. */
  readonly newTermMonths?: number | undefined;
  readonly switchingCosts?: number | undefined;
}

/** Dollars to the cent. */
export interface Refinance {
  readonly currentRepayment: number;
  readonly newRepayment: number;
  /** New less current: negative for a saving. */
  readonly repaymentChange: number;
  readonly lifetimeInterestChange: number;
  /** Interest saved over the lives of both loans, less the costs. */
  readonly netBenefit: number;
  /** First month in which the interest saved so far covers the costs; null for never. */
  readonly breakEvenMonth: number | null;
  readonly sentence: string;
}

/**
 * What moving a loan saves, both loans posted in cents. Counts interest, not repayments: a longer term lowers repayments
 * and costs more. Source: lending specification, section E. Throws Refusal `outOfRange`.
 */
export function refinance(inputs: RefinanceInputs): Refinance {
  const principal = inRange('balance', inputs.balance, [0.01, 1e9]);
  const months = wholeInRange('remainingMonths', inputs.remainingMonths, [1, 600]);
  const newMonths = wholeInRange('newTermMonths', inputs.newTermMonths ?? months, [1, 600]);
  const costs = toCents(inRange('switchingCosts', inputs.switchingCosts ?? 0, [0, 1e9]));
  const current = interests(principal, inRange('currentRatePct', inputs.currentRatePct, [0, 30]), months);
  const next = interests(principal, inRange('newRatePct', inputs.newRatePct, [0, 30]), newMonths);
  const result = compared(current, next, costs);
  return { ...result, sentence: sentenceOf(result) };
}

/** The course of a loan from the month of a move: its first repayment and its interest, whole cents. */
export interface Interests {
  readonly repayment: number;
  readonly total: number;
  /** From the first month after the move. */
  readonly byMonth: readonly number[];
}

/** A loan as it runs on against the one it is moved to, in dollars; the costs of the move are in whole cents. */
export function compared(current: Interests, next: Interests, costs: number): Omit<Refinance, 'sentence'> {
  const change = next.total - current.total;
  return {
    currentRepayment: fromCents(current.repayment),
    newRepayment: fromCents(next.repayment),
    repaymentChange: fromCents(next.repayment - current.repayment),
    lifetimeInterestChange: fromCents(change),
    netBenefit: fromCents(-change - costs),
    breakEvenMonth: breakEven(current.byMonth, next.byMonth, costs),
  };
}

function interests(principal: number, annualRatePct: number, termMonths: number): Interests {
  const byMonth: number[] = [];
  const outcome = runLedger(ledgerPlan({ principal, annualRatePct, termMonths }), ({ interest }) =>
    byMonth.push(interest),
  );
  return { repayment: outcome.firstRepayment, total: outcome.interest, byMonth };
}

function breakEven(current: readonly number[], next: readonly number[], costs: number): number | null {
  let saved = 0;
  for (let month = 1; month <= Math.max(current.length, next.length); month += 1) {
    saved += (current[month - 1] ?? 0) - (next[month - 1] ?? 0);
    if (saved >= costs) return month;
  }
  return null;
}

function sentenceOf({ netBenefit, breakEvenMonth, lifetimeInterestChange }: Omit<Refinance, 'sentence'>): string {
  if (netBenefit === 0 && lifetimeInterestChange === 0)
    return 'Moving the loan costs nothing and saves nothing. A lower rate or a shorter term would save interest.';
  if (breakEvenMonth === null) {
    return `The interest saved never covers the costs: moving the loan costs ${amountText(-netBenefit)} over its life. A lower rate, lower costs or the same remaining term would change that.`;
  }
  const life =
    netBenefit === 0 ? 'the same' : `${amountText(Math.abs(netBenefit))} ${netBenefit < 0 ? 'more' : 'less'}`;
  return `The interest saved covers the costs in month ${breakEvenMonth}. Over the whole life you pay ${life}${netBenefit < 0 ? ', because the new term is longer' : ''}.`;
}
