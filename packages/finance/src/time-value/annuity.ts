import { finiteIn, wholeInRange } from '../units/checks.ts';

/** When payments fall due: 0 at the end of each period, 1 at its beginning. */
export type PaymentTiming = 0 | 1;

/** Spreadsheet convention throughout: money received is positive, money paid is negative; `rate` is a fraction per period. */
export interface AnnuityTerms {
  readonly rate: number;
  readonly nper: number;
  readonly fv: number;
  readonly type: PaymentTiming;
}

/** Most periods the formulas accept. */
export const mostPeriods = 1e6;

/** Payment per period that takes `pv` to `fv`. Throws RangeError for a rate at or below −1 and for no periods. */
export function pmt({ rate, nper, pv, fv, type }: AnnuityTerms & { readonly pv: number }): number {
  const { growth, annuity } = factors(rate, nper);
  if (annuity === 0) throw new RangeError(`nper is ${nper}; allowed is any number of periods except 0`);
  return finiteIn('pmt', -(pv * growth + fv) / (annuity * (1 + rate * type)));
}

/** Value after `nper` periods of `pv` and one payment per period. Throws RangeError for a rate at or below −1. */
export function fv(terms: Omit<AnnuityTerms, 'fv'> & { readonly pv: number; readonly pmt: number }): number {
  const { growth, annuity } = factors(terms.rate, terms.nper);
  return finiteIn('fv', -(terms.pv * growth + terms.pmt * (1 + terms.rate * terms.type) * annuity));
}

/** Value today of `nper` payments and of `fv` after them. Throws RangeError for a rate at or below −1. */
export function pv(terms: AnnuityTerms & { readonly pmt: number }): number {
  const { growth, annuity } = factors(terms.rate, terms.nper);
  return finiteIn('pv', -(terms.fv + terms.pmt * (1 + terms.rate * terms.type) * annuity) / growth);
}

/** The interest in payment number `per`. Throws RangeError unless `per` is a whole number 1 to `nper`. */
export function ipmt(terms: AnnuityTerms & { readonly pv: number; readonly per: number }): number {
  const per = wholeInRange('per', terms.per, [1, Math.floor(terms.nper)]);
  if (per === 1 && terms.type === 1) return 0;
  const { rate, type } = terms;
  return finiteIn('ipmt', (-balanceBefore(terms, per) * rate) / (1 + rate * type));
}

/** The principal in payment number `per`. Throws as `ipmt` does. */
export function ppmt(terms: AnnuityTerms & { readonly pv: number; readonly per: number }): number {
  return finiteIn('ppmt', pmt(terms) - ipmt(terms));
}

/**
 * What `pv` has become before payment `per`. At a positive rate the payments still to come are valued, since rolling
 * forward magnifies rounding by (1 + rate) a period; at a negative rate rolling forward is the stable way.
 */
function balanceBefore(terms: AnnuityTerms & { readonly pv: number }, per: number): number {
  const { rate, nper, type } = terms;
  const payment = pmt(terms);
  if (rate <= 0) return -fv({ rate, nper: per - 1, pmt: payment, pv: terms.pv, type });
  const growth = (nper - per + 1) * Math.log1p(rate);
  const worthOfPayments = (payment * (1 + rate * type) * -Math.expm1(-growth)) / rate;
  return -(worthOfPayments + terms.fv * Math.exp(-growth));
}

/** A range of payments for the cumulative formulas, both ends included. */
export interface PaymentRun {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
  readonly start: number;
  readonly end: number;
  readonly type: PaymentTiming;
}

/**
 * Interest in payments `start` to `end`. Throws RangeError for a range outside 1 to `nper`, or one that ends before it
 * starts.
 */
export function cumipmt(run: PaymentRun): number {
  return finiteIn('cumipmt', cumulative(run).interest);
}

/** Principal in payments `start` to `end`. Throws as `cumipmt` does. */
export function cumprinc(run: PaymentRun): number {
  return finiteIn('cumprinc', cumulative(run).principal);
}

/** Interest and principal of a range of payments, in constant time. */
function cumulative(run: PaymentRun): { readonly interest: number; readonly principal: number } {
  const start = wholeInRange('start', run.start, [1, Math.floor(run.nper)]);
  const end = wholeInRange('end', run.end, [start, Math.floor(run.nper)]);
  const discount = run.type === 1 ? 1 / (1 + run.rate) : 1;
  const payment = paymentInArrears(run);
  // In advance: the first payment bears no interest; each later one bears one period's less.
  const first = run.type === 1 ? Math.max(start, 2) : start;
  const interest = first > end ? 0 : (payment * (end - first + 1) - repaidInArrears(run, first, end)) * discount;
  return { interest, principal: payment * discount * (end - start + 1) - interest };
}

/** Payment at the end of each period that repays the loan in full. */
function paymentInArrears({ rate, nper, pv: present }: PaymentRun): number {
  checkRate(rate);
  checkPeriods(nper);
  return rate === 0 ? -present / nper : (present * rate) / Math.expm1(-nper * Math.log1p(rate));
}

/** Principal in payments `start` to `end`, paid at the end of each period; none of its powers overflows. */
function repaidInArrears({ rate, nper, pv: present }: PaymentRun, start: number, end: number): number {
  const count = end - start + 1;
  if (rate === 0) return (-present * count) / nper;
  const growth = Math.log1p(rate);
  const share =
    growth > 0
      ? (Math.exp((end - nper) * growth) * Math.expm1(-count * growth)) / Math.expm1(-nper * growth)
      : (Math.exp((start - 1) * growth) * Math.expm1(count * growth)) / Math.expm1(nper * growth);
  return -present * share;
}

/** Growth of one dollar over the periods, and the future value of one dollar a period; accurate for rates near 0. */
function factors(rate: number, nper: number): { readonly growth: number; readonly annuity: number } {
  checkRate(rate);
  checkPeriods(nper);
  if (rate === 0) return { growth: 1, annuity: nper };
  const exponent = nper * Math.log1p(rate);
  return { growth: Math.exp(exponent), annuity: Math.expm1(exponent) / rate };
}

function checkRate(rate: number): void {
  if (!(rate > -1 && rate <= 1e6)) throw new RangeError(`rate is ${rate}; allowed is above -1 to 1000000`);
}

function checkPeriods(nper: number): void {
  if (!(Math.abs(nper) <= mostPeriods)) throw new RangeError(`nper is ${nper}; allowed is 0 to ${mostPeriods}`);
}
