import { borrowingAssumptions, estimateDisclosure, maritalStatusLabels, moneyText } from '@freehold/contract';
import { type BorrowingInputs, borrowingCapacity, explainBorrowingCapacity, isPartnered } from '@freehold/finance';
import { dateText } from '../dates.ts';
import { workingPart } from './figure-text.ts';
import type { BarsPart, GridPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a borrowing report, and when it was requested (ISO). Figures are recalculated. */
export interface BorrowingReportRequest {
  readonly kind: 'borrowing';
  readonly inputs: BorrowingInputs;
  readonly preparedAt: string;
}

/** The borrowing capacity report. Amounts in whole dollars. Throws as `borrowingCapacity` does. */
export function borrowingReport({ inputs, preparedAt }: BorrowingReportRequest): Report {
  const result = borrowingCapacity(inputs);
  return {
    title: 'Borrowing capacity report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: 'Estimated borrowing capacity',
      value: moneyText(result.displayed),
      note: 'Indicative, about six times income. Not a lender’s assessment.',
    },
    highlights: inputRows(inputs),
    parts: [
      comparisonBars(inputs, result.displayed),
      dependantsGrid(inputs),
      workingPart('How it was worked out', explainBorrowingCapacity(inputs)),
      { kind: 'list', title: 'Assumptions and limits', items: borrowingAssumptions },
      sourcesPart(result.rules),
    ],
    disclosure: [estimateDisclosure],
  };
}

function inputRows(inputs: BorrowingInputs): ReportRow[] {
  const partner = isPartnered(inputs.maritalStatus)
    ? [{ label: 'Partner’s income before tax, a year', value: moneyText(inputs.partnerIncome ?? 0) }]
    : [];
  return [
    { label: 'Income before tax, a year', value: moneyText(inputs.grossIncome) },
    { label: 'Marital status', value: maritalStatusLabels[inputs.maritalStatus] },
    ...partner,
    { label: 'Dependants', value: String(inputs.dependants) },
    { label: 'Existing loans', value: moneyText(inputs.existingLoans) },
  ];
}

function comparisonBars(inputs: BorrowingInputs, capacity: number): BarsPart {
  const partner = isPartnered(inputs.maritalStatus) ? (inputs.partnerIncome ?? 0) : 0;
  const bar = (label: string, amount: number) => ({ label, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'The estimate beside income and debt',
    summary: `Incomes of ${moneyText(inputs.grossIncome + partner)} a year and loans of ${moneyText(inputs.existingLoans)} lead to ${moneyText(capacity)}.`,
    bars: [
      bar('Incomes counted, a year', inputs.grossIncome + partner),
      bar('Existing loans', inputs.existingLoans),
      bar('Estimated borrowing capacity', capacity),
    ],
  };
}

function dependantsGrid(inputs: BorrowingInputs): GridPart {
  return {
    kind: 'grid',
    title: 'With other numbers of dependants',
    columns: ['Dependants', 'Estimated borrowing capacity'],
    rows: [0, 1, 2, 3, 4, 5].map((dependants) => [
      String(dependants),
      moneyText(borrowingCapacity({ ...inputs, dependants }).displayed),
    ]),
    note: 'Everything else as entered.',
  };
}
