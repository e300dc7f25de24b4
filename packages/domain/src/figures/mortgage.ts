import { moneyText } from '@freehold/contract';
import {
  type LoanPayment,
  type LoanType,
  type MortgageInputs,
  type MortgageRepayment,
  paymentsPerYear,
  presentValue,
  presentValueOfPayments,
  type RepaymentFrequency,
} from '@freehold/finance';
import { dayText } from '../text/day.ts';
import { durationText } from '../text/duration.ts';
import { rateText } from '../text/rates.ts';
import type { Line } from './line.ts';
import { isFarAway } from './todays-dollars.ts';

/** Name of a frequency, and of one of its periods after an amount. */
export const frequencyWords: Readonly<Record<RepaymentFrequency, { readonly name: string; readonly unit: string }>> = {
  weekly: { name: 'Weekly', unit: 'a week' },
  fortnightly: { name: 'Fortnightly', unit: 'a fortnight' },
  monthly: { name: 'Monthly', unit: 'a month' },
};

/** Name of a loan type. */
export const loanTypeWords: Readonly<Record<LoanType, string>> = {
  principal_and_interest: 'Principal and interest',
  interest_only: 'Interest only',
};

/** Labels of a loan's inputs and figures on screens, in PDFs and in workbooks. */
export const mortgageLabels = {
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  repaymentFrequency: 'Repayment frequency',
  loanType: 'Loan type',
  additionalRepayments: 'Extra monthly repayment',
  repaymentAmount: 'Repayment',
  totalRepayments: 'Total repayments',
  totalInterest: 'Total interest',
  principalOwingAtEnd: 'Principal still owing',
  interestSaved: 'Interest saved',
  timeSaved: 'Time saved',
  marketRate: 'Illustrative market rate',
} as const;

/** A loan's inputs read back. `priceRise` is inflation, percent a year. */
export function mortgageReadBack(inputs: MortgageInputs, priceRise: number): readonly Line[] {
  return [
    { label: mortgageLabels.loanAmount, value: moneyText(inputs.loanAmount) },
    { label: mortgageLabels.interestRate, value: `${rateText(inputs.interestRate)} a year` },
    { label: mortgageLabels.loanTerm, value: durationText(inputs.loanTerm * 12) },
    { label: mortgageLabels.repaymentFrequency, value: frequencyWords[inputs.repaymentFrequency].name },
    { label: mortgageLabels.loanType, value: loanTypeWords[inputs.loanType] },
    { label: mortgageLabels.additionalRepayments, value: moneyText(inputs.additionalRepayments) },
    { label: 'Inflation for today’s dollars', value: `${rateText(priceRise)} a year` },
  ];
}

/** A loan's totals in today's dollars, not rounded. */
export interface TodaysTotals {
  readonly totalRepayments: number;
  readonly totalInterest: number;
  readonly interestSaved: number;
  readonly principalOwingAtEnd: number;
}

/** Payments of a loan as entered and without its extra repayment, and inflation in percent a year. */
export interface LoanPayments {
  readonly payments: readonly LoanPayment[];
  readonly withoutExtra: readonly LoanPayment[];
  readonly priceRise: number;
}

/** Totals of a loan in today's dollars, each payment discounted from its due date. Throws as `presentValue` does. */
export function todaysTotals(
  { loanTerm, repaymentFrequency }: MortgageInputs,
  { principalOwingAtEnd }: MortgageRepayment,
  { payments, withoutExtra, priceRise }: LoanPayments,
): TodaysTotals {
  const perYear = paymentsPerYear(repaymentFrequency);
  const worth = (list: readonly LoanPayment[], part: 'paid' | 'interest') =>
    presentValueOfPayments({ amounts: list.map((row) => row[part]), perYear, priceRise });
  const totalInterest = worth(payments, 'interest');
  return {
    totalRepayments: worth(payments, 'paid'),
    totalInterest,
    interestSaved: worth(withoutExtra, 'interest') - totalInterest,
    principalOwingAtEnd: presentValue({ amount: principalOwingAtEnd, years: loanTerm, priceRise }),
  };
}

/** A loan's figures, for its totals as lines; `payoffDate` is null while today is unknown. */
export interface MortgageTotals {
  readonly figures: MortgageRepayment;
  readonly today: TodaysTotals;
  readonly payoffDate: string | null;
}

type TotalName = keyof TodaysTotals | 'payoffDate' | 'timeSaved' | 'marketRate';

/**
 * The totals of a loan as lines; what is due in two years or more has its value in today's dollars as a note. `money`
 * writes the amounts, in whole dollars by default.
 */
export function mortgageTotals(
  { figures, today, payoffDate }: MortgageTotals,
  money: (amount: number) => string = moneyText,
): Readonly<Record<TotalName, Line>> {
  const hasNotes = isFarAway(figures.periods / paymentsPerYear(figures.repaymentFrequency));
  const total = (name: keyof TodaysTotals): Line => ({
    label: mortgageLabels[name],
    value: money(figures[name]),
    ...(hasNotes ? { note: `${moneyText(today[name])} in today’s dollars` } : {}),
  });
  const saved = total('interestSaved');
  return {
    totalRepayments: total('totalRepayments'),
    totalInterest: total('totalInterest'),
    principalOwingAtEnd: total('principalOwingAtEnd'),
    payoffDate: {
      label: figures.loanType === 'interest_only' ? 'Term ends on' : 'Paid off on',
      value: payoffDate === null ? '–' : dayText(payoffDate),
    },
    interestSaved: figures.interestSaved > 0 ? saved : { label: saved.label, value: saved.value },
    timeSaved: { label: mortgageLabels.timeSaved, value: durationText(figures.timeSaved) },
    marketRate: {
      label: mortgageLabels.marketRate,
      value: `${rateText(figures.marketComparisonRate)} a year`,
      note: 'Your rate plus half a percentage point. It is no lender’s rate.',
    },
  };
}
