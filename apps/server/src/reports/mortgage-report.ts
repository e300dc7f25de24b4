import { estimateDisclosure, moneyText, mortgageAssumptions } from '@freehold/contract';
import { durationText, rateText } from '@freehold/domain';
import {
  explainMortgageRepayment,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  presentValueRate,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { todaysNote, workingPart } from './figure-text.ts';
import type { BarsPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';
import { balanceLines, yearlySchedule } from './yearly-schedule.ts';

/** Inputs of a mortgage report, and when it was requested (ISO). Figures are recalculated. */
export interface MortgageReportRequest {
  readonly kind: 'mortgage';
  readonly inputs: MortgageInputs;
  /** Inflation, percent a year; the rule's value by default. */
  readonly priceRise?: number;
  readonly preparedAt: string;
}

const loanTypeNames = { principal_and_interest: 'Principal and interest', interest_only: 'Interest only' } as const;

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
      { kind: 'rows', title: 'What you entered', rows: inputRows(inputs, result) },
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

function inputRows(inputs: MortgageInputs, { extraPerPeriod }: MortgageRepayment): ReportRow[] {
  const extra = { label: 'Extra repayment, a month', value: moneyText(inputs.additionalRepayments) };
  return [
    { label: 'Loan amount', value: moneyText(inputs.loanAmount) },
    { label: 'Interest rate, a year', value: rateText(inputs.interestRate) },
    { label: 'Loan term', value: durationText(inputs.loanTerm * 12) },
    { label: 'Repayments', value: inputs.repaymentFrequency },
    { label: 'Loan type', value: loanTypeNames[inputs.loanType] },
    ...(extraPerPeriod > 0 ? [extra] : []),
  ];
}

function resultRows(inputs: MortgageInputs, result: MortgageRepayment, priceRise: number): ReportRow[] {
  const saved = [
    { label: 'Interest saved by the extra repayment', value: moneyText(result.interestSaved) },
    { label: 'Time saved by the extra repayment', value: durationText(result.timeSaved) },
  ];
  const owing = {
    label: 'Still owed at the end of the term',
    value: moneyText(result.principalOwingAtEnd),
    ...todaysNote(result.principalOwingAtEnd, inputs.loanTerm, priceRise),
  };
  return [
    { label: 'Total of all repayments', value: moneyText(result.totalRepayments) },
    { label: 'Total interest', value: moneyText(result.totalInterest) },
    ...(result.extraPerPeriod > 0 ? saved : []),
    ...(inputs.loanType === 'interest_only' ? [owing] : []),
    { label: 'Last repayment', value: dateText(result.payoffDate) },
    { label: 'Illustrative market rate', value: rateText(result.marketComparisonRate) },
  ];
}

function paidBars({ loanAmount }: MortgageInputs, result: MortgageRepayment): BarsPart {
  const principal = loanAmount - result.principalOwingAtEnd;
  const bar = (label: string, amount: number) => ({ label, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'Where the repayments go',
    summary: `${moneyText(principal)} repays the loan and ${moneyText(result.totalInterest)} is interest.`,
    bars: [
      bar('Principal', principal),
      bar('Interest', result.totalInterest),
      ...(result.interestSaved > 0 ? [bar('Interest saved by the extra', result.interestSaved)] : []),
    ],
  };
}
