import { levelRepayment } from '../loan/repayment.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { fromCents, interestCents, toCents, wholeCents } from '../units/ledger.ts';
import { amountText } from '../working/amount-text.ts';

export const stressLoanTypes = ['pi', 'io'] as const;

/** A household under stress, dollars a month; months count from 1. */
export interface StressInputs {
  readonly cash: number;
  readonly livingMonthly: number;
  readonly otherMonthly?: number | undefined;
  readonly horizonMonths?: number | undefined;
  readonly rateRisePct?: number | undefined;
  readonly people: readonly {
    readonly netMonthly: number;
    /** Months without work; `keepPct` of the pay continues. */
    readonly loss?: (Gap & { readonly keepPct?: number | undefined }) | undefined;
  }[];
  readonly loans?: readonly StressLoan[] | undefined;
  readonly rentals?: readonly { readonly netMonthlyRent: number; readonly vacancy?: Gap | undefined }[] | undefined;
}

interface Gap {
  readonly fromMonth: number;
  readonly months: number;
}

export interface StressLoan {
  readonly balance: number;
  readonly annualRatePct: number;
  readonly remainingMonths: number;
  readonly type?: (typeof stressLoanTypes)[number] | undefined;
}

/** How long the cash lasts, dollars to the cent. */
export interface HouseholdStress {
  readonly repaymentsMonthly: number;
  readonly firstMonthSurplus: number;
  /** First month that ends below zero; null if none does. */
  readonly runsOutMonth: number | null;
  readonly monthsCovered: number;
  readonly lowestCash: number;
  /** 0 is today; the earliest of equals. */
  readonly lowestMonth: number;
  readonly closingCash: number;
  readonly sentence: string;
}

/**
 * A household's cash month by month when rates rise, pay stops or a rental stands empty. Repayments are set once over the
 * months that remain and end with them; an interest-only loan pays interest, its principal is not repaid here. Whole
 * cents. Source: lending specification, section E. Throws Refusal `outOfRange`.
 */
export function householdStress(inputs: StressInputs): HouseholdStress {
  const months = wholeInRange('horizonMonths', inputs.horizonMonths ?? 120, [1, 600]);
  const monthly = monthlyAmounts(inputs);
  let cash = monthly.cash;
  let lowest = { cash, month: 0 };
  let runsOutMonth: number | null = null;
  let firstMonthSurplus = 0;
  for (let month = 1; month <= months; month += 1) {
    const surplus = monthly.surplusIn(month);
    if (month === 1) firstMonthSurplus = surplus;
    cash += surplus;
    if (cash < lowest.cash) lowest = { cash, month };
    if (cash < 0) runsOutMonth ??= month;
  }
  const result = {
    repaymentsMonthly: fromCents(monthly.repaymentsIn(1)),
    firstMonthSurplus: fromCents(firstMonthSurplus),
    runsOutMonth,
    monthsCovered: runsOutMonth === null ? months : runsOutMonth - 1,
    lowestCash: fromCents(lowest.cash),
    lowestMonth: lowest.month,
    closingCash: fromCents(cash),
  };
  return { ...result, sentence: sentenceOf(result) };
}

/** Checked amounts in cents, by month. */
function monthlyAmounts(inputs: StressInputs) {
  const amount = (name: string, value: number) => toCents(inRange(name, value, [0, 1e9]));
  const costs = amount('livingMonthly', inputs.livingMonthly) + amount('otherMonthly', inputs.otherMonthly ?? 0);
  const rise = inRange('rateRisePct', inputs.rateRisePct ?? 0, [0, 30]);
  const people = inputs.people.map(({ netMonthly, loss }) => ({
    pay: amount('people.netMonthly', netMonthly),
    gap: gapOf('people.loss', loss),
    keep: inRange('people.loss.keepPct', loss?.keepPct ?? 0, [0, 100]) / 100,
  }));
  const rentals = (inputs.rentals ?? []).map(({ netMonthlyRent, vacancy }) => ({
    pay: toCents(inRange('rentals.netMonthlyRent', netMonthlyRent, [-1e9, 1e9])),
    gap: gapOf('rentals.vacancy', vacancy),
    keep: 0,
  }));
  const loans = (inputs.loans ?? []).map((loan) => repaymentOf(loan, rise));
  const repaymentsIn = (month: number) =>
    loans.reduce((sum, { repayment, until }) => (month <= until ? sum + repayment : sum), 0);
  const incomeIn = (month: number) =>
    [...people, ...rentals].reduce(
      (sum, { pay, gap, keep }) => sum + (isIn(gap, month) ? wholeCents(pay * keep) : pay),
      0,
    );
  return {
    cash: amount('cash', inputs.cash),
    repaymentsIn,
    surplusIn: (month: number) => incomeIn(month) - costs - repaymentsIn(month),
  };
}

function gapOf(field: string, gap: Gap | undefined): Gap | null {
  if (gap === undefined) return null;
  return {
    fromMonth: wholeInRange(`${field}.fromMonth`, gap.fromMonth, [1, 600]),
    months: wholeInRange(`${field}.months`, gap.months, [0, 600]),
  };
}

function isIn(gap: Gap | null, month: number): boolean {
  return gap !== null && month >= gap.fromMonth && month < gap.fromMonth + gap.months;
}

function repaymentOf({ balance, annualRatePct, remainingMonths, type }: StressLoan, rise: number) {
  const owed = toCents(inRange('loans.balance', balance, [0, 1e9]));
  const rate = inRange('loans.annualRatePct', annualRatePct, [0, 30]) + rise;
  const until = wholeInRange('loans.remainingMonths', remainingMonths, [1, 600]);
  const repayment =
    type === 'io' ? interestCents(owed, rate, 12) : wholeCents(levelRepayment(owed, rate / 1200, until));
  return { repayment, until };
}

function sentenceOf({
  runsOutMonth,
  monthsCovered,
  lowestCash,
  lowestMonth,
}: Omit<HouseholdStress, 'sentence'>): string {
  if (runsOutMonth !== null) {
    return `The cash runs out in month ${runsOutMonth}. More savings, lower costs or income protection would carry it further.`;
  }
  const when = lowestMonth === 0 ? 'today' : `in month ${lowestMonth}`;
  return `The cash lasts all ${monthsCovered} months. It is lowest ${when}, at ${amountText(lowestCash)}. A larger rise of rates or a longer gap would lower it.`;
}
