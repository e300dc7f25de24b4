import { type BorrowingForm, borrowingInputs, maritalStatusLabels } from '@freehold/contract';
import { borrowingCapacity } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { type BorrowingDraft, formOf } from './draft.ts';

/** Borrowing estimate for valid inputs. */
export interface Estimate {
  readonly form: BorrowingForm;
  /** Whole dollars: the figure shown, sent and reported (decision R-06). */
  readonly capacity: number;
}

/** The estimate of a draft, or null if the draft is invalid. */
export function estimateOf(draft: BorrowingDraft): Estimate | null {
  const form = formOf(draft);
  return form && { form, capacity: borrowingCapacity(borrowingInputs(form)).displayed };
}

/** Why the capacity is $0; null if it is not (decision B-13). */
export function whyNothing({ capacity, form }: Estimate): string | null {
  if (capacity > 0) return null;
  const reason = form.existingLoans > 0 ? 'Existing loans' : 'The allowance for dependants';
  const both = form.existingLoans > 0 && form.dependants > 0;
  return both
    ? 'Existing loans and the allowance for dependants outweigh six times the income, so nothing is left to borrow.'
    : `${reason} outweigh${form.existingLoans > 0 ? '' : 's'} six times the income, so nothing is left to borrow.`;
}

/** One input as a label and a formatted value. */
export interface ReadBack {
  readonly label: string;
  readonly value: string;
}

/** The inputs that counted, formatted for the dialog and the print sheet. */
export function readBack(form: BorrowingForm): readonly ReadBack[] {
  const { partnerIncome } = borrowingInputs(form);
  return [
    { label: 'Income before tax', value: `${money(form.grossIncome)} a year` },
    { label: 'Marital status', value: maritalStatusLabels[form.maritalStatus] },
    ...(partnerIncome === null
      ? []
      : [{ label: 'Partner’s income before tax', value: `${money(partnerIncome)} a year` }]),
    { label: 'Dependants', value: String(form.dependants) },
    { label: 'Owing on existing loans', value: money(form.existingLoans) },
  ];
}
