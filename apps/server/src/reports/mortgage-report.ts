import { estimateDisclosure, moneyText, mortgageAssumptions } from '@freehold/contract';
import {
  type ChartKind,
  type LoanYear,
  loanYearColumns,
  loanYears,
  mortgageLabels,
  mortgageReadBack,
  mortgageTotals,
  rateText,
  todaysTotals,
} from '@freehold/domain';
import {
  explainMortgageRepayment,
  type LoanPayment,
  loanSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  paymentsPerYear,
  presentValueRate,
  uniformPlan,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { todaysCell, workingPart } from './figure-text.ts';
import type { BarsPart, GridPart, LinesPart, Report, ReportLine, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a mortgage report, and when it was requested (ISO). Figures are recalculated. */
export interface MortgageReportRequest {
  readonly kind: 'mortgage';
  readonly inputs: MortgageInputs;
  /** Inflation, percent a year; the rule's value by default. */
  readonly priceRise?: number;
  readonly preparedAt: string;
}

/**
 * The mortgage report. Amounts in whole dollars, future ones also in today's dollars. Throws as `mortgageRepayment`
 * does.
 */
export function mortgageReport({
  inputs,
  preparedAt,
  priceRise = presentValueRate.value,
}: MortgageReportRequest): Report {
  const result = mortgageRepayment(inputs);
  const results = resultRows(inputs, result, priceRise);
  return {
    title: 'Mortgage repayment report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: `Estimated ${inputs.repaymentFrequency} repayment`,
      value: moneyText(result.repaymentAmount),
      note: 'At a rate that stays the same, without fees. Not a lender’s offer.',
    },
    highlights: results.map(({ label, value }) => ({ label, value })),
    parts: [
      { kind: 'rows', title: 'What you entered', rows: mortgageReadBack(inputs, priceRise) },
      { kind: 'rows', title: 'Result', rows: results },
      balanceLines(inputs, result),
      paidBars(inputs, result),
      yearlySchedule(inputs, result, priceRise),
      workingPart('How it was worked out', explainMortgageRepayment(inputs)),
      { kind: 'list', title: 'Assumptions and limits', items: [...mortgageAssumptions, todaysText(priceRise)] },
      sourcesPart([...result.rules, presentValueRate]),
    ],
    disclosure: [estimateDisclosure],
  };
}

function todaysText(priceRise: number): string {
  return `Today’s dollars: prices are taken to rise ${rateText(priceRise)} a year.`;
}

function resultRows(inputs: MortgageInputs, figures: MortgageRepayment, priceRise: number): ReportRow[] {
  const payments = paymentsOf(inputs, figures.extraPerPeriod);
  const today = todaysTotals(inputs, figures, { payments, withoutExtra: paymentsOf(inputs, 0), priceRise });
  const totals = mortgageTotals({ figures, today, payoffDate: figures.payoffDate });
  return [
    totals.totalRepayments,
    totals.totalInterest,
    ...(figures.extraPerPeriod > 0 ? [totals.interestSaved, totals.timeSaved] : []),
    ...(inputs.loanType === 'interest_only' ? [totals.principalOwingAtEnd] : []),
    totals.payoffDate,
    totals.marketRate,
  ];
}

function paidBars({ loanAmount }: MortgageInputs, result: MortgageRepayment): BarsPart {
  const principal = loanAmount - result.principalOwingAtEnd;
  const bar = (label: string, kind: ChartKind, amount: number) => ({ label, kind, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'Where the repayments go',
    summary: `${moneyText(principal)} repays the loan and ${moneyText(result.totalInterest)} is interest.`,
    bars: [
      bar('Principal', 'principal', principal),
      bar('Interest', 'interest', result.totalInterest),
      ...(result.interestSaved > 0 ? [bar(mortgageLabels.interestSaved, 'interestSaved', result.interestSaved)] : []),
    ],
  };
}

/**
 * The loan year by year until it is paid off or its term ends: payments, interest, principal and balance, in dollars.
 */
function yearlySchedule(inputs: MortgageInputs, result: MortgageRepayment, priceRise: number): GridPart {
  return {
    kind: 'grid',
    title: 'Year by year',
    columns: loanYearColumns,
    rows: yearsOf(inputs, result.extraPerPeriod).map(({ year, paid, interest, principal, balance }) => [
      String(year),
      ...[paid, interest, principal, balance].map(moneyText),
      todaysCell(balance, year, priceRise),
    ]),
  };
}

/** Balance at the end of each year, with and without the extra repayment. */
function balanceLines(inputs: MortgageInputs, { extraPerPeriod }: MortgageRepayment): LinesPart {
  const line = (name: string, kind: ChartKind, extra: number): ReportLine => ({
    name,
    kind,
    points: [
      [0, inputs.loanAmount],
      ...yearsOf(inputs, extra).map(({ year, balance }): [number, number] => [year, balance]),
    ],
  });
  const hasExtra = extraPerPeriod > 0;
  const withExtra = line(hasExtra ? 'With the extra repayment' : 'Owing', 'mortgage', extraPerPeriod);
  const last = withExtra.points.at(-1);
  return {
    kind: 'lines',
    title: 'What is owed, year by year',
    summary: `From ${moneyText(inputs.loanAmount)} to ${moneyText(last?.[1] ?? 0)} after ${last?.[0] ?? 0} years.`,
    across: 'Years from now',
    lines: hasExtra ? [withExtra, line('Without it', 'loanWithoutExtra', 0)] : [withExtra],
  };
}

/** Every payment of a loan with an extra on each. */
function paymentsOf(inputs: MortgageInputs, extraPerPayment: number): readonly LoanPayment[] {
  const { loanAmount, interestRate, loanTerm, repaymentFrequency, loanType } = inputs;
  const terms = { principal: loanAmount, annualRatePct: interestRate, years: loanTerm, loanType, extraPerPayment };
  return loanSchedule(uniformPlan({ ...terms, frequency: repaymentFrequency })).rows;
}

function yearsOf(inputs: MortgageInputs, extraPerPayment: number): readonly LoanYear<LoanPayment>[] {
  return loanYears(paymentsOf(inputs, extraPerPayment), paymentsPerYear(inputs.repaymentFrequency));
}
