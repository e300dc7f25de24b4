/**
 * The level repayment per period that clears a loan over its payments. `periodicRate` is a fraction per period; at a
 * rate of 0 the principal is split evenly. Dollars, not rounded (decision H-03). Source: standard amortisation, P·r /
 * (1 − (1+r)^−n).
 */
export function levelRepayment(principal: number, periodicRate: number, payments: number): number {
  if (periodicRate === 0) return principal / payments;
  return (principal * periodicRate) / -Math.expm1(-payments * Math.log1p(periodicRate));
}
