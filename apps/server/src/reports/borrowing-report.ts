import { borrowingAssumptions, estimateDisclosure, moneyText } from '@freehold/contract';
import { borrowingCapacity, explainBorrowingCapacity, isPartnered, type WorkingLine } from '@freehold/finance';
import { dateText } from './date-text.ts';
import type { BorrowingReportRequest, Report, ReportRow } from './report.ts';
import { sourceLines } from './sources.ts';

/** The borrowing capacity report: inputs, result, working, assumptions and disclosure. Amounts in whole dollars. */
export function borrowingReport({ inputs, preparedAt }: BorrowingReportRequest): Report {
  const result = borrowingCapacity(inputs);
  const working = explainBorrowingCapacity(inputs);
  return {
    title: 'Borrowing capacity report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: 'Estimated borrowing capacity',
      value: moneyText(result.displayed),
      note: 'Indicative, about six times income. Not a lender’s assessment.',
    },
    inputs: inputRows(inputs),
    results: [],
    working: working.map(workingRow),
    assumptions: borrowingAssumptions,
    sources: sourceLines(result.rules),
    disclosure: estimateDisclosure,
  };
}

function inputRows(inputs: BorrowingReportRequest['inputs']): ReportRow[] {
  const partner = isPartnered(inputs.maritalStatus)
    ? [{ label: 'Partner’s income before tax, a year', value: moneyText(inputs.partnerIncome ?? 0) }]
    : [];
  return [
    { label: 'Income before tax, a year', value: moneyText(inputs.grossIncome) },
    { label: 'Marital status', value: inputs.maritalStatus },
    ...partner,
    { label: 'Dependants', value: String(inputs.dependants) },
    { label: 'Existing loans', value: moneyText(inputs.existingLoans) },
  ];
}

function workingRow(line: WorkingLine): ReportRow {
  return { label: line.label, note: line.formula, value: moneyText(line.amount) };
}
