import { finiteIn, wholeInRange } from '../units/checks.ts';

/** When payments fall: 0 at the end of each period, 1 at its beginning. */
export type PaymentTiming = 0 | 1;

/** Spreadsheet convention throughout: money received is positive, money paid is negative; `rate` is a fraction per period. */
export interface AnnuityTerms {
  readonly rate: number;
  readonly nper: number;
  readonly fv: number;
  readonly type: PaymentTiming;
}

/** Most periods a formula takes. */
export const mostPeriods = 1e6;

/** The payment per period that turns `pv` into `fv`. Throws RangeError for a rate at or below −1 and for no periods. */
export function pmt({ rate, nper, pv, fv, type }: AnnuityTerms & { readonly pv: number }): number {
  const { growth, annuity } = factors(rate, nper);
  if (annuity === 0) throw new RangeError(`nper is ${nper}; allowed is any number of periods except 0`);
  return finiteIn('pmt', -(pv * growth + fv) / (annuity * (1 + rate * type)));
}

/** The value after `nper` periods of `pv` and a payment each period. Throws RangeError for a rate at or below −1. */
export function fv(terms: Omit<AnnuityTerms, 'fv'> & { readonly pv: number; readonly pmt: number }): number {
  const { growth, annuity } = factors(terms.rate, terms.nper);
  return finiteIn('fv', -(terms.pv * growth + terms.pmt * (1 + terms.rate * terms.type) * annuity));
}

/** The value today of `nper` payments and of `fv` after them. Throws RangeError for a rate at or below −1. */
export function pv(terms: AnnuityTerms & { readonly pmt: number }): number {
  const { growth, annuity } = factors(terms.rate, terms.nper);
  return finiteIn('pv', -(terms.fv + terms.pmt * (1 + terms.rate * terms.type) * annuity) / growth);
}

/** The interest in payment number `per`. Throws RangeError unless `per` is a whole number 1 to `nper`. */
export function ipmt(terms: AnnuityTerms & { readonly pv: number; readonly per: number }): number {
  const per = wholeInRange('per', terms.per, [1, Math.floor(terms.nper)]);
  if (per === 1 && terms.type === 1) return 0;
  const { rate, type } = terms;
  const owed = fv({ rate, nper: per - 1, pmt: pmt(terms), pv: terms.pv, type });
  return finiteIn('ipmt', (owed * rate) / (1 + rate * type));
}

/** The principal in payment number `per`. Throws as `ipmt` does. */
export function ppmt(terms: AnnuityTerms & { readonly pv: number; readonly per: number }): number {
  return finiteIn('ppmt', pmt(terms) - ipmt(terms));
}

/** The run of payments a cumulative formula adds up, both ends included. */
export interface PaymentRun {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
  readonly start: number;
  readonly end: number;
  readonly type: PaymentTiming;
}

/** Interest in payments `start` to `end`. Throws RangeError for a run outside 1 to `nper`, or one that ends before it starts. */
export function cumipmt(run: PaymentRun): number {
  return sumOver(run, ipmt);
}

/** Principal in payments `start` to `end`. Throws as `cumipmt` does. */
export function cumprinc(run: PaymentRun): number {
  return sumOver(run, ppmt);
}

function sumOver(run: PaymentRun, part: typeof ipmt): number {
  const start = wholeInRange('start', run.start, [1, Math.floor(run.nper)]);
  const end = wholeInRange('end', run.end, [start, Math.floor(run.nper)]);
  const { rate, nper, pv: present, type } = run;
  let sum = 0;
  for (let per = start; per <= end; per += 1) sum += part({ rate, nper, pv: present, fv: 0, type, per });
  return finiteIn('sum', sum);
}

/** Growth of one dollar over the periods, and what one dollar each period comes to; exact where the rate nears 0. */
function factors(rate: number, nper: number): { readonly growth: number; readonly annuity: number } {
  checkRate(rate);
  if (!(Math.abs(nper) <= mostPeriods)) throw new RangeError(`nper is ${nper}; allowed is 0 to ${mostPeriods}`);
  if (rate === 0) return { growth: 1, annuity: nper };
  const exponent = nper * Math.log1p(rate);
  return { growth: Math.exp(exponent), annuity: Math.expm1(exponent) / rate };
}

function checkRate(rate: number): void {
  if (!(rate > -1 && rate <= 1e6)) throw new RangeError(`rate is ${rate}; allowed is above -1 to 1000000`);
}
