import {
  borrowingFormSchema,
  borrowingInputs,
  borrowingScenario,
  encodeScenario,
  type BorrowingForm as Form,
  fieldMessages,
  mortgageScenarioSchema,
  mortgageStart,
  type OpenedInputs,
  type Scenario,
} from '@freehold/contract';
import { whyNothing } from '@freehold/domain';
import {
  type BorrowingInputs,
  borrowingCapacity,
  isPartnered,
  type MaritalStatus,
  maritalStatuses,
  presentValueRate,
} from '@freehold/finance';
import * as z from 'zod/mini';
import type { FormDefinition } from '#app/calculator/form-definition.ts';
import { scenarioReader } from '#app/calculator/scenario-link.ts';
import type { Measure } from '#app/lib/amount-words.ts';
import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';

/** The calculator's fields as they are typed. */
export interface BorrowingDraft {
  readonly grossIncome: string;
  readonly maritalStatus: MaritalStatus | '';
  readonly partnerIncome: string;
  readonly dependants: string;
  readonly existingLoans: string;
}

export type DraftField = keyof BorrowingDraft;
type NumberField = Exclude<DraftField, 'maritalStatus'>;
type DraftErrors = Partial<Record<DraftField, string>>;

/** The fields in the order of the screen, which is the order in which errors are visited. */
const draftFields = [
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

/** True when the form asks for a partner's income. */
export function asksForPartner(draft: BorrowingDraft): boolean {
  return draft.maritalStatus !== '' && isPartnered(draft.maritalStatus);
}

// Called twice for each keystroke: for the errors and for the form.
const checkedDraft = memoizeByReference((draft: BorrowingDraft) =>
  z.safeParse(borrowingFormSchema, candidateOf(draft)),
);

/** Errors of a draft by field: the contract's rules, and a message for text that is not an amount. */
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

/** The form of a valid draft, or null. */
export function formOf(draft: BorrowingDraft): Form | null {
  const checked = checkedDraft(draft);
  return checked.success ? checked.data : null;
}

/** The draft for a form, or for the fields that a link has of one; missing fields stay blank. */
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

/** Parses a draft of unknown origin, such as browser storage; null if it is not one. */
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

// Unreadable text is passed on for the schema to reject; undefined would pass for an optional amount.
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

/** Id of a field's element. */
export function fieldId(field: string): string {
  return `borrowing-${field}`;
}

/** The borrowing calculator's form as the calculator layer sees it. */
export const borrowingForm: FormDefinition<BorrowingDraft, DraftField> = {
  storageKey: 'freehold.draft.borrowing',
  blank: emptyDraft,
  fields: draftFields,
  labels: {
    grossIncome: 'Income before tax',
    maritalStatus: 'Marital status',
    partnerIncome: 'Partner’s income before tax',
    dependants: 'Dependants',
    existingLoans: 'Existing loans',
  },
  idOf: fieldId,
  errorsOf: draftErrors,
  parseDraft,
  readLink: scenarioReader((scenario) => (scenario.kind === 'borrowing' ? toDraft(scenario.inputs) : null)),
};

/** Content of a link to this form; a partner’s income that does not count is left out. */
export function scenarioOf(form: Form): Scenario {
  return borrowingScenario({ ...form, partnerIncome: borrowingInputs(form).partnerIncome });
}

/** The mortgage calculator's address with an estimate as the loan; null where it is outside that calculator's range. */
export function repaymentsAddress({ capacity }: Pick<Estimate, 'capacity'>): string | null {
  const loan = { ...mortgageStart, loanAmount: capacity, priceRise: presentValueRate.value };
  const { data: inputs } = z.safeParse(mortgageScenarioSchema, loan);
  return inputs ? `/mortgage-calculator#s=${encodeScenario({ v: 1, kind: 'mortgage', inputs })}` : null;
}

/** Borrowing estimate for valid inputs. */
export interface Estimate {
  readonly form: Form;
  /** The inputs that count. */
  readonly inputs: BorrowingInputs;
  /** Whole dollars: the figure shown, sent and reported (decision R-06). */
  readonly capacity: number;
  /** Why the capacity is $0; null if it is not. */
  readonly reason: string | null;
}

/** The estimate of a draft, or null if the draft is invalid. */
export function estimateOf(draft: BorrowingDraft): Estimate | null {
  const form = formOf(draft);
  if (form === null) return null;
  const inputs = borrowingInputs(form);
  const capacity = borrowingCapacity(inputs).displayed;
  return { form, inputs, capacity, reason: whyNothing(inputs, capacity) };
}
