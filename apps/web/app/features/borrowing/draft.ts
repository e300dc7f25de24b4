import { type BorrowingForm, borrowingFormSchema, fieldMessages, type OpenedInputs } from '@freehold/contract';
import { isPartnered, type MaritalStatus, maritalStatuses } from '@freehold/finance';
import * as z from 'zod/mini';
import type { Measure } from '#app/lib/amount-words.ts';
import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';

/** The calculator's fields as typed. */
export interface BorrowingDraft {
  readonly grossIncome: string;
  readonly maritalStatus: MaritalStatus | '';
  readonly partnerIncome: string;
  readonly dependants: string;
  readonly existingLoans: string;
}

export type DraftField = keyof BorrowingDraft;
type NumberField = Exclude<DraftField, 'maritalStatus'>;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** The fields in screen order, which is also the order in which errors get the focus. */
export const draftFields = [
  'grossIncome',
  'maritalStatus',
  'partnerIncome',
  'dependants',
  'existingLoans',
] as const satisfies readonly DraftField[];

export const emptyDraft: BorrowingDraft = {
  grossIncome: '',
  maritalStatus: '',
  partnerIncome: '',
  dependants: '0',
  existingLoans: '0',
};

const measures: Readonly<Record<NumberField, Measure>> = {
  grossIncome: 'dollars a year',
  partnerIncome: 'dollars a year',
  dependants: 'number',
  existingLoans: 'dollars',
};

/** True if the form asks for a partner's income. */
export function asksForPartner(draft: BorrowingDraft): boolean {
  return draft.maritalStatus !== '' && isPartnered(draft.maritalStatus);
}

// Called twice per keystroke: for the errors and for the form.
const checkedDraft = memoizeByReference((draft: BorrowingDraft) =>
  z.safeParse(borrowingFormSchema, candidateOf(draft)),
);

/** The draft's errors by field: the contract's messages, or a specific one for text that is not an amount. */
export function draftErrors(draft: BorrowingDraft): DraftErrors {
  const checked = checkedDraft(draft);
  if (checked.success) return {};
  const errors: DraftErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = draftFields.find((name) => name === path[0]);
    if (field) errors[field] ??= isNoAmount(field, draft) ? notAmountMessage(field) : message;
  }
  return errors;
}

/** The parsed form of a valid draft, or null. */
export function formOf(draft: BorrowingDraft): BorrowingForm | null {
  const checked = checkedDraft(draft);
  return checked.success ? checked.data : null;
}

/** Draft for a form, or for the inputs of a share link; inputs the link leaves open stay blank. */
export function toDraft(form: OpenedInputs<'borrowing'>): BorrowingDraft {
  const text = (amount: number | null | undefined) => (amount == null ? '' : normaliseAmountText(String(amount)));
  return {
    grossIncome: text(form.grossIncome),
    maritalStatus: form.maritalStatus ?? '',
    partnerIncome: text(form.partnerIncome),
    dependants: String(form.dependants),
    existingLoans: text(form.existingLoans),
  };
}

const draftSchema = z.strictObject({
  grossIncome: z.string(),
  maritalStatus: z.union([z.enum(maritalStatuses), z.literal('')]),
  partnerIncome: z.string(),
  dependants: z.string(),
  existingLoans: z.string(),
});

/** Parses a draft from an untrusted value, such as browser storage; null if invalid. */
export function parseDraft(value: unknown): BorrowingDraft | null {
  const checked = z.safeParse(draftSchema, value);
  return checked.success ? checked.data : null;
}

// A hidden partner's income must not block the form (decision D-14).
function candidateOf(draft: BorrowingDraft) {
  return {
    grossIncome: numberIn('grossIncome', draft),
    maritalStatus: draft.maritalStatus,
    partnerIncome: asksForPartner(draft) && draft.partnerIncome.trim() !== '' ? numberIn('partnerIncome', draft) : null,
    dependants: numberIn('dependants', draft),
    existingLoans: numberIn('existingLoans', draft),
  };
}

// Passes unreadable text on for the schema to reject; undefined would be valid for an optional amount.
function numberIn(field: NumberField, draft: BorrowingDraft): number | string {
  const amount = parseAmount(draft[field], measures[field]);
  return typeof amount === 'number' ? amount : draft[field];
}

function isNoAmount(field: DraftField, draft: BorrowingDraft): boolean {
  return field !== 'maritalStatus' && parseAmount(draft[field], measures[field]) === 'not-an-amount';
}

function notAmountMessage(field: DraftField): string {
  if (field === 'maritalStatus') return fieldMessages.maritalStatusRequired;
  return field === 'dependants' ? fieldMessages.wholeNumber : fieldMessages.notAnAmount;
}
