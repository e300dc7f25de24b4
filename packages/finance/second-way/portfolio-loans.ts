import { Decimal } from 'decimal.js';
import type { PlannedProperty } from '../src/portfolio/portfolio-plan.ts';
import { d } from './decimals.ts';
import { level } from './loan.ts';

/** A property held with its loans, exact dollars. */
export interface Held {
  readonly property: PlannedProperty;
  /** Snapshot of the purchase. */
  readonly since: number;
  readonly owed: Decimal;
  readonly equity: Decimal;
  readonly monthsPaid: number;
  /** Level repayment once it is set. */
  readonly repayment: Decimal | null;
}

const half = (value: Decimal) => value.toDecimalPlaces(20).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

export function heldFrom(property: PlannedProperty, bought: Pick<Held, 'since' | 'owed' | 'equity'>): Held {
  return { property, ...bought, monthsPaid: 0, repayment: null };
}

/** Twelve months of the loan, interest only and then principal and interest, and of the equity loan's interest. */
export function monthsOf(held: Held, equityRatePct: number) {
  const { annualRatePct, termYears, ioYears } = held.property.loan;
  let { owed, repayment, monthsPaid } = held;
  let [interest, principal] = [half(held.equity.times(equityRatePct).div(1_200)).times(12), d(0)];
  for (let month = 1; month <= 12; month += 1) {
    monthsPaid += 1;
    const due = half(owed.times(annualRatePct).div(1_200));
    interest = interest.plus(due);
    if (monthsPaid <= ioYears * 12 || owed.isZero()) continue;
    repayment ??= half(level(owed, d(annualRatePct).div(1_200), termYears * 12 - monthsPaid + 1));
    const isLast = monthsPaid === termYears * 12 || owed.plus(due).lte(repayment);
    const paid = isLast ? owed : repayment.minus(due);
    principal = principal.plus(paid);
    owed = owed.minus(paid);
  }
  return { interest, principal, after: { ...held, owed, repayment, monthsPaid } };
}

/** A lender's repayment a month: at the loan's rate with 3 points, at least 5.5 %, over what is left of the term. */
export function repaymentTested(held: Held, { y, equityRatePct }: { y: number; equityRatePct: number }): Decimal {
  const { annualRatePct, termYears, ioYears } = held.property.loan;
  const rate = (percent: number) => Decimal.max(d(percent).plus(3), 5.5).div(1_200);
  const months = (termYears - Math.max(y - held.since, ioYears)) * 12;
  const mortgage = held.owed.isZero() ? d(0) : level(held.owed, rate(annualRatePct), months);
  return mortgage.plus(level(held.equity, rate(equityRatePct), 360));
}
