import { borrowingAssumptions, estimateDisclosure, moneyText } from '@freehold/contract';
import { borrowingReadBack, type ChartKind, whyNothing } from '@freehold/domain';
import { type BorrowingInputs, borrowingCapacity, explainBorrowingCapacity, isPartnered } from '@freehold/finance';
import { dateText } from '../dates.ts';
import { workingPart } from './figure-text.ts';
import type { BarsPart, GridPart, Report } from './report.ts';
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
  const reason = whyNothing(inputs, result.displayed);
  return {
    title: 'Borrowing capacity report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: 'Estimated borrowing capacity',
      value: moneyText(result.displayed),
      note: 'Indicative, about six times income. Not a lender’s assessment.',
    },
    highlights: borrowingReadBack(inputs),
    parts: [
      comparisonBars(inputs, result.displayed),
      dependantsGrid(inputs),
      workingPart('How it was worked out', explainBorrowingCapacity(inputs)),
      {
        kind: 'list',
        title: 'Assumptions and limits',
        items: [...(reason === null ? [] : [reason]), ...borrowingAssumptions],
      },
      sourcesPart(result.rules),
    ],
    disclosure: [estimateDisclosure],
  };
}

function comparisonBars(inputs: BorrowingInputs, capacity: number): BarsPart {
  const partner = isPartnered(inputs.maritalStatus) ? (inputs.partnerIncome ?? 0) : 0;
  const bar = (label: string, kind: ChartKind, amount: number) => ({ label, kind, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'The estimate beside income and debt',
    summary: `Incomes of ${moneyText(inputs.grossIncome + partner)} a year and loans of ${moneyText(inputs.existingLoans)} lead to ${moneyText(capacity)}.`,
    bars: [
      bar('Incomes counted, a year', 'income', inputs.grossIncome + partner),
      bar('Existing loans', 'debt', inputs.existingLoans),
      bar('Estimated borrowing capacity', 'borrowingCapacity', capacity),
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
