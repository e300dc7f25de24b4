import { parseDate } from '../units/calendar.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { paymentsPerYear, type RepaymentFrequency } from '../units/frequency.ts';
import { toCents } from '../units/ledger.ts';
import { Refusal } from '../units/refusal.ts';

export const rateChangeRules = ['reamortise', 'keepRepayment'] as const;
export type RateChangeRule = (typeof rateChangeRules)[number];
export const repaymentRoundings = ['nearest', 'up'] as const;

/** A loan as a bank's ledger runs it. Dollars; rates in percent a year; periods count from 1. */
export interface LedgerLoan {
  readonly principal: number;
  readonly annualRatePct: number;
  readonly termMonths: number;
  /** Months of interest only at the start. */
  readonly ioMonths?: number | undefined;
  readonly frequency?: RepaymentFrequency | undefined;
  readonly rateChanges?: readonly { readonly fromPeriod: number; readonly annualRatePct: number }[] | undefined;
  /** After a change of rate: recalculate the repayment over the remaining term, or keep it. */
  readonly onRateChange?: RateChangeRule | undefined;
  readonly extras?: readonly LedgerExtra[] | undefined;
  readonly lumpSums?: readonly { readonly period: number; readonly amount: number }[] | undefined;
  readonly offset?: LedgerOffset | undefined;
  /** In place of the level repayment in every period of principal and interest. */
  readonly repaymentOverride?: number | undefined;
  readonly repaymentRounding?: (typeof repaymentRoundings)[number] | undefined;
  readonly feePerPeriod?: number | undefined;
  /** ISO day the loan is drawn; the first payment falls due one period later. */
  readonly startDate?: string | undefined;
}

/** Paid on top of the repayment from one period to another, both included; to the end of the loan unless named. */
export interface LedgerExtra {
  readonly fromPeriod: number;
  readonly toPeriod?: number | undefined;
  readonly amount: number;
}

/** An offset account: the balance held during a period. */
export interface LedgerOffset {
  readonly opening?: number | undefined;
  readonly perPeriod?: number | undefined;
  /** Sets the balance of a period; later periods continue from it. */
  readonly changes?: readonly { readonly period: number; readonly balance: number }[] | undefined;
  /** The first period with an account. */
  readonly fromPeriod?: number | undefined;
}

/** A checked loan in whole cents, with one entry for each period where amounts vary. */
export interface LedgerPlan {
  readonly principal: number;
  readonly periods: number;
  readonly ioPeriods: number;
  readonly perYear: number;
  /** In order of their periods, the first from period 1. */
  readonly rates: readonly { readonly fromPeriod: number; readonly annualRatePct: number }[];
  readonly reamortises: boolean;
  readonly override: number | null;
  readonly roundsUp: boolean;
  /** By period; index 0 is unused. Null where there are none. */
  readonly extras: Float64Array | null;
  readonly lumps: Float64Array | null;
  readonly offset: Float64Array | null;
}

const largestPrincipal = 1e9;
const highestLedgerRate = 30;
const longestTermMonths = 600;

/** The loan checked and in cents. Throws Refusal `outOfRange` with the dotted name of the input. */
export function ledgerPlan(loan: LedgerLoan): LedgerPlan {
  const perYear = paymentsPerYear(loan.frequency ?? 'monthly');
  const termMonths = wholeInRange('termMonths', loan.termMonths, [1, longestTermMonths]);
  const ioMonths = wholeInRange('ioMonths', loan.ioMonths ?? 0, [0, termMonths]);
  const periods = wholePeriods(termMonths, perYear);
  if (loan.startDate !== undefined) checkStart(loan.startDate, termMonths);
  inRange('feePerPeriod', loan.feePerPeriod ?? 0, [0, 1e6]);
  return {
    principal: toCents(inRange('principal', loan.principal, [0.01, largestPrincipal])),
    periods,
    ioPeriods: wholePeriods(ioMonths, perYear),
    perYear,
    rates: ratesOf(loan, periods),
    reamortises: (loan.onRateChange ?? 'reamortise') === 'reamortise',
    override:
      loan.repaymentOverride === undefined
        ? null
        : toCents(inRange('repaymentOverride', loan.repaymentOverride, [0.01, largestPrincipal])),
    roundsUp: loan.repaymentRounding === 'up',
    extras: extrasOf(loan, periods),
    lumps: lumpsOf(loan, periods),
    offset: loan.offset === undefined ? null : offsetPath(loan.offset, periods),
  };
}

/** The same loan without extras, lump sums, offset and override: what savings are measured against. */
export function plainPlan(plan: LedgerPlan): LedgerPlan {
  return { ...plan, extras: null, lumps: null, offset: null, override: null };
}

function checkStart(startDate: string, termMonths: number): void {
  const { year } = parseDate('startDate', startDate);
  // Days are written with four digits of the year.
  if (year >= 1 && year + termMonths / 12 < 9999) return;
  const message = `startDate is ${startDate}; the loan must begin after year 0 and end before year 9999`;
  throw new Refusal('outOfRange', 'startDate', message);
}

function wholePeriods(months: number, perYear: number): number {
  const periods = (months * perYear) / 12;
  if (Number.isInteger(periods)) return periods;
  const message = `termMonths and ioMonths must hold whole periods; ${months} months are ${periods} of them`;
  throw new Refusal('outOfRange', 'termMonths', message);
}

function ratesOf({ annualRatePct, rateChanges = [] }: LedgerLoan, periods: number): LedgerPlan['rates'] {
  const changes = rateChanges.map((change) => ({
    fromPeriod: wholeInRange('rateChanges.fromPeriod', change.fromPeriod, [1, periods]),
    annualRatePct: inRange('rateChanges.annualRatePct', change.annualRatePct, [0, highestLedgerRate]),
  }));
  const first = { fromPeriod: 1, annualRatePct: inRange('annualRatePct', annualRatePct, [0, highestLedgerRate]) };
  return [first, ...changes.sort((a, b) => a.fromPeriod - b.fromPeriod)];
}

function extrasOf({ extras = [] }: LedgerLoan, periods: number): Float64Array | null {
  if (extras.length === 0) return null;
  const path = new Float64Array(periods + 1);
  for (const { fromPeriod, toPeriod = periods, amount } of extras) {
    const from = wholeInRange('extras.fromPeriod', fromPeriod, [1, periods]);
    const to = wholeInRange('extras.toPeriod', toPeriod, [from, periods]);
    const cents = toCents(inRange('extras.amount', amount, [0, largestPrincipal]));
    for (let period = from; period <= to; period += 1) path[period] = (path[period] ?? 0) + cents;
  }
  return path;
}

function lumpsOf({ lumpSums = [] }: LedgerLoan, periods: number): Float64Array | null {
  if (lumpSums.length === 0) return null;
  const path = new Float64Array(periods + 1);
  for (const { period, amount } of lumpSums) {
    const at = wholeInRange('lumpSums.period', period, [1, periods]);
    path[at] = (path[at] ?? 0) + toCents(inRange('lumpSums.amount', amount, [0, largestPrincipal]));
  }
  return path;
}

/** The balance during each period; an account that is drawn down stops at zero. */
function offsetPath({ opening = 0, perPeriod = 0, changes = [], fromPeriod = 1 }: LedgerOffset, periods: number) {
  const first = wholeInRange('offset.fromPeriod', fromPeriod, [1, periods]);
  const step = toCents(inRange('offset.perPeriod', perPeriod, [-largestPrincipal, largestPrincipal]));
  const set = new Map<number, number>();
  for (const { period, balance } of changes) {
    set.set(
      wholeInRange('offset.changes.period', period, [first, periods]),
      toCents(inRange('offset.changes.balance', balance, [0, largestPrincipal])),
    );
  }
  const path = new Float64Array(periods + 1);
  let balance = toCents(inRange('offset.opening', opening, [0, largestPrincipal])) - step;
  for (let period = first; period <= periods; period += 1) {
    balance = set.get(period) ?? Math.max(0, balance + step);
    path[period] = balance;
  }
  return path;
}
