import { estimateDisclosure, moneyText, mortgageAssumptions } from '@freehold/contract';
import {
  explainMortgageRepayment,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  type WorkingLine,
} from '@freehold/finance';
import { dateText } from './date-text.ts';
import { durationText } from './duration-text.ts';
import type { MortgageReportRequest, Report, ReportRow } from './report.ts';
import { sourceLines } from './sources.ts';
import { yearlySchedule } from './yearly-schedule.ts';

const loanTypeNames = { principal_and_interest: 'Principal and interest', interest_only: 'Interest only' } as const;
const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4 });

/** The mortgage report: inputs, results, working, a yearly schedule, assumptions and disclosure. Amounts in whole dollars. */
export function mortgageReport({ inputs, preparedAt }: MortgageReportRequest): Report {
  const result = mortgageRepayment(inputs);
  return {
    title: 'Mortgage repayment report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: `Estimated ${inputs.repaymentFrequency} repayment`,
      value: moneyText(result.repaymentAmount),
      note: 'At a rate that stays the same, without fees. Not a lender’s offer.',
    },
    inputs: inputRows(inputs, result),
    results: resultRows(inputs, result),
    working: explainMortgageRepayment(inputs).map(workingRow),
    schedule: yearlySchedule(inputs, result),
    assumptions: mortgageAssumptions,
    sources: sourceLines(result.rules),
    disclosure: estimateDisclosure,
  };
}

function inputRows(inputs: MortgageInputs, { extraPerPeriod }: MortgageRepayment): ReportRow[] {
  const extra = { label: 'Extra repayment, a month', value: moneyText(inputs.additionalRepayments) };
  return [
    { label: 'Loan amount', value: moneyText(inputs.loanAmount) },
    { label: 'Interest rate, a year', value: `${decimals.format(inputs.interestRate)}%` },
    { label: 'Loan term', value: durationText(inputs.loanTerm * 12) },
    { label: 'Repayments', value: inputs.repaymentFrequency },
    { label: 'Loan type', value: loanTypeNames[inputs.loanType] },
    ...(extraPerPeriod > 0 ? [extra] : []),
  ];
}

function resultRows(inputs: MortgageInputs, result: MortgageRepayment): ReportRow[] {
  const saved = [
    { label: 'Interest saved by the extra repayment', value: moneyText(result.interestSaved) },
    { label: 'Time saved by the extra repayment', value: durationText(result.timeSaved) },
  ];
  const owing = { label: 'Still owed at the end of the term', value: moneyText(result.principalOwingAtEnd) };
  return [
    { label: 'Total of all repayments', value: moneyText(result.totalRepayments) },
    { label: 'Total interest', value: moneyText(result.totalInterest) },
    ...(result.extraPerPeriod > 0 ? saved : []),
    ...(inputs.loanType === 'interest_only' ? [owing] : []),
    { label: 'Last repayment', value: dateText(result.payoffDate) },
    { label: 'Illustrative market rate', value: `${decimals.format(result.marketComparisonRate)}%` },
  ];
}

function workingRow(line: WorkingLine): ReportRow {
  return { label: line.label, note: line.formula, value: amountIn(line) };
}

function amountIn({ amount, unit }: WorkingLine): string {
  if (unit === 'percent') return `${decimals.format(amount)}%`;
  if (unit === 'months') return durationText(amount);
  if (unit === 'count' || unit === 'years') return decimals.format(amount);
  return moneyText(amount);
}
