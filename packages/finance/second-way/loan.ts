import { Decimal } from 'decimal.js';
import { d, pick } from './decimals.ts';

/** Loans posted in cents, from the words of the lending specification, section C, in exact decimals. */

export interface Loan {
  readonly principal: number;
  readonly annualRatePct: number;
  readonly termMonths: number;
  readonly ioMonths: number;
  readonly frequency: 'monthly' | 'fortnightly' | 'weekly';
  readonly rateChanges: readonly { readonly fromPeriod: number; readonly annualRatePct: number }[];
  readonly onRateChange: 'reamortise' | 'keepRepayment';
  readonly extras: readonly { readonly fromPeriod: number; readonly toPeriod: number; readonly amount: number }[];
  readonly lumpSums: readonly { readonly period: number; readonly amount: number }[];
  readonly offset: {
    readonly opening: number;
    readonly perPeriod: number;
    readonly fromPeriod: number;
    readonly changes: readonly { readonly period: number; readonly balance: number }[];
  };
  readonly repaymentOverride?: number;
  readonly repaymentRounding: 'nearest' | 'up';
}

const perYear = { monthly: 12, fortnightly: 26, weekly: 52 };

/** The level repayment, exact. */
export function level(principal: Decimal, periodicRate: Decimal, periods: number): Decimal {
  if (periodicRate.isZero()) return principal.div(periods);
  return principal.times(periodicRate).div(d(1).minus(periodicRate.plus(1).pow(-periods)));
}

const toCent = (value: Decimal, rounding: Decimal.Rounding = Decimal.ROUND_HALF_UP) =>
  value.toDecimalPlaces(20).toDecimalPlaces(2, rounding);
const total = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum.plus(amount), d(0));

/** The rate of a period: that of the last change begun, the later in the list of two in one period. */
function rateIn(loan: Loan, period: number): number {
  const begun = loan.rateChanges.filter(({ fromPeriod }) => fromPeriod <= period);
  const latest = Math.max(...begun.map(({ fromPeriod }) => fromPeriod));
  return begun.findLast(({ fromPeriod }) => fromPeriod === latest)?.annualRatePct ?? loan.annualRatePct;
}

/** The offset balance by period: nothing before it begins, then its opening and the steps, or what a change sets. */
function offsetBalances({ offset }: Loan, periods: number): readonly Decimal[] {
  const balances: Decimal[] = [];
  for (let period = 0; period <= periods; period += 1) {
    const change = offset.changes.findLast((row) => row.period === period);
    const before = period === offset.fromPeriod ? d(offset.opening) : balances.at(-1)?.plus(offset.perPeriod);
    balances.push(period < offset.fromPeriod ? d(0) : d(change?.balance ?? before ?? 0));
  }
  return balances;
}

function interestIn(loan: Loan, period: number, { balance, held }: { balance: Decimal; held: Decimal }): Decimal {
  const open = Decimal.max(0, balance.minus(held));
  return toCent(open.times(rateIn(loan, period)).div(100).div(perYear[loan.frequency]));
}

/** Whether the level repayment is set in a period. */
function isSetIn(loan: Loan, period: number, firstLevel: number): boolean {
  if (period <= firstLevel) return period === firstLevel;
  return loan.onRateChange === 'reamortise' && rateIn(loan, period) !== rateIn(loan, period - 1);
}

/** The repayment that is set in a period: the borrower's own, or the level one over the periods left. */
function repaymentFrom(loan: Loan, period: number, { balance, periods }: { balance: Decimal; periods: number }) {
  if (loan.repaymentOverride !== undefined) return d(loan.repaymentOverride);
  const rounding = loan.repaymentRounding === 'up' ? Decimal.ROUND_UP : Decimal.ROUND_HALF_UP;
  const periodicRate = d(rateIn(loan, period)).div(100).div(perYear[loan.frequency]);
  return toCent(level(balance, periodicRate, periods - period + 1), rounding);
}

/** The loan without extras, lump sums, offset and own repayment. */
export function withoutHelp({ repaymentOverride: _own, ...loan }: Loan): Loan {
  return { ...loan, extras: [], lumpSums: [], offset: { opening: 0, perPeriod: 0, fromPeriod: 1, changes: [] } };
}

/** Periods, interest, first and last payment and the balance after each period. */
export function scheduleSecondWay(loan: Loan) {
  const count = perYear[loan.frequency];
  const periods = (loan.termMonths * count) / 12;
  const firstLevel = (loan.ioMonths * count) / 12 + 1;
  const offsets = offsetBalances(loan, periods);
  const balances: number[] = [];
  const repayments: Decimal[] = [];
  let balance = d(loan.principal);
  let [interestSum, first, last] = [d(0), d(0), d(0)];
  for (let period = 1; period <= periods && balance.gt(0); period += 1) {
    const interest = interestIn(loan, period, { balance, held: offsets[period] ?? d(0) });
    if (isSetIn(loan, period, firstLevel)) {
      repayments.push(repaymentFrom(loan, period, { balance, periods }));
    }
    const due = Decimal.max(interest, repayments.at(-1) ?? 0);
    const extra = total(loan.extras.filter(({ fromPeriod, toPeriod }) => fromPeriod <= period && period <= toPeriod));
    const owed = balance.plus(interest);
    const payment = period === periods ? owed : Decimal.min(owed, due.plus(extra));
    const lump = Decimal.min(total(loan.lumpSums.filter((row) => row.period === period)), owed.minus(payment));
    balance = owed.minus(payment).minus(lump);
    interestSum = interestSum.plus(interest);
    if (period === 1) first = due;
    last = payment.plus(lump);
    balances.push(balance.toNumber());
  }
  return {
    repayment: first.toNumber(),
    piRepayment: repayments[0]?.toNumber() ?? null,
    periods: balances.length,
    finalPayment: last.toNumber(),
    totalInterest: interestSum.toNumber(),
    balances,
  };
}

/** A loan with now and then everything a loan can have; short ones, so that thousands can be worked out. */
export function drawLoan(random: () => number): Loan {
  const whole = (most: number) => Math.floor(random() * most);
  const frequency = pick<Loan['frequency']>(random, ['monthly', 'fortnightly', 'weekly']);
  const termMonths = 6 * (1 + whole(frequency === 'monthly' ? 14 : 5));
  const periods = (termMonths * perYear[frequency]) / 12;
  const some = <Row>(row: () => Row): readonly Row[] => Array.from({ length: random() < 0.5 ? 0 : 1 + whole(3) }, row);
  const period = () => 1 + whole(periods);
  const offsetFrom = pick(random, [1, 1, period()]);
  const principal = (1 + whole(80_000_000)) / 100;
  return {
    principal,
    annualRatePct: pick(random, [0, whole(3_000) / 100, 5 + whole(400) / 100, 6.125]),
    termMonths,
    ioMonths: pick(random, [0, 0, 6 * whole(termMonths / 6 + 1)]),
    frequency,
    rateChanges: some(() => ({ fromPeriod: period(), annualRatePct: whole(2_000) / 100 })),
    onRateChange: pick<Loan['onRateChange']>(random, ['reamortise', 'keepRepayment']),
    extras: some(() => ({ fromPeriod: period(), amount: whole(100_000) / 100 })).map((extra) => ({
      ...extra,
      toPeriod: extra.fromPeriod + whole(periods - extra.fromPeriod + 1),
    })),
    lumpSums: some(() => ({ period: period(), amount: whole(principal * 60) / 100 })),
    offset: {
      opening: pick(random, [0, whole(principal * 120) / 100]),
      perPeriod: pick(random, [0, whole(50_000) / 100]),
      fromPeriod: offsetFrom,
      changes: some(() => ({
        period: offsetFrom + whole(periods - offsetFrom + 1),
        balance: whole(principal * 120) / 100,
      })),
    },
    ...(random() < 0.2 ? { repaymentOverride: (1 + whole(principal * 10)) / 100 } : {}),
    repaymentRounding: pick<Loan['repaymentRounding']>(random, ['nearest', 'up']),
  };
}
