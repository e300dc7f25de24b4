import {
  fieldMessages,
  loanTerms,
  type MortgageForm,
  mortgageScenarioSchema,
  mortgageStart,
  type OpenedInputs,
  priceRiseMessages,
} from '@freehold/contract';
import { loanTypes, presentValueRate, repaymentFrequencies } from '@freehold/finance';
import * as z from 'zod/mini';
import type { Measure } from '#app/lib/amount-words.ts';
import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';

const draftSchema = z.strictObject({
  loanAmount: z.string(),
  interestRate: z.string(),
  loanTerm: z.enum(loanTerms),
  repaymentFrequency: z.enum(repaymentFrequencies),
  loanType: z.enum(loanTypes),
  additionalRepayments: z.string(),
  priceRise: z.string(),
});

/** The calculator's fields as typed. */
export type MortgageDraft = Readonly<z.infer<typeof draftSchema>>;
export type DraftField = keyof MortgageDraft;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** The fields in screen order, which is the order errors are focused in. */
export const draftFields = [
  'loanAmount',
  'interestRate',
  'loanTerm',
  'repaymentFrequency',
  'loanType',
  'additionalRepayments',
  'priceRise',
] as const satisfies readonly DraftField[];

const measures = {
  loanAmount: 'dollars',
  interestRate: 'percent',
  additionalRepayments: 'dollars a month',
  priceRise: 'percent',
} as const satisfies Partial<Record<DraftField, Measure>>;
type NumberField = keyof typeof measures;

function isNumberField(field: DraftField): field is NumberField {
  return Object.hasOwn(measures, field);
}

/** The inputs of a draft: the form, and inflation. */
export interface MortgageScenario extends MortgageForm {
  /** Percent a year. */
  readonly priceRise: number;
}

/** The draft for inputs, for example from a link. */
export function toDraft(inputs: OpenedInputs<'mortgage'>): MortgageDraft {
  return {
    loanAmount: normaliseAmountText(String(inputs.loanAmount)),
    interestRate: normaliseAmountText(String(inputs.interestRate)),
    loanTerm: inputs.loanTerm,
    repaymentFrequency: inputs.repaymentFrequency,
    loanType: inputs.loanType,
    additionalRepayments: normaliseAmountText(String(inputs.additionalRepayments)),
    priceRise: normaliseAmountText(String(inputs.priceRise)),
  };
}

/** Initial values of the calculator. */
export const startingDraft: MortgageDraft = toDraft({ ...mortgageStart, priceRise: presentValueRate.value });

/** True when an extra repayment counts: not for an interest-only loan (decision H-16). */
export function takesExtra(draft: MortgageDraft): boolean {
  return draft.loanType === 'principal_and_interest';
}

// Called twice for each keystroke: for the errors and for the inputs.
const checkedDraft = memoizeByReference((draft: MortgageDraft) =>
  z.safeParse(mortgageScenarioSchema, candidateOf(draft)),
);

/** Errors of a draft by field: the contract's rules, and a message for text that is not an amount. */
export function draftErrors(draft: MortgageDraft): DraftErrors {
  const checked = checkedDraft(draft);
  if (checked.success) return {};
  const errors: DraftErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = draftFields.find((name) => name === path[0]);
    if (field) errors[field] ??= notAmountMessage(field, draft[field]) ?? message;
  }
  return errors;
}

/** The inputs of a valid draft, or null. */
export function scenarioOf(draft: MortgageDraft): MortgageScenario | null {
  const checked = checkedDraft(draft);
  return checked.success ? checked.data : null;
}

/** Parses a draft of unknown origin, such as browser storage; null if it is not one. */
export function parseDraft(value: unknown): MortgageDraft | null {
  const checked = z.safeParse(draftSchema, value);
  return checked.success ? checked.data : null;
}

// An extra that does not apply must not block the form; it is sent as 0.
function candidateOf(draft: MortgageDraft) {
  return {
    ...draft,
    loanAmount: numberIn('loanAmount', draft),
    interestRate: numberIn('interestRate', draft),
    additionalRepayments: takesExtra(draft) ? numberIn('additionalRepayments', draft) : 0,
    priceRise: numberIn('priceRise', draft),
  };
}

// Unreadable text is passed on for the schema to reject with the field's message.
function numberIn(field: NumberField, draft: MortgageDraft): number | string {
  const amount = parseAmount(draft[field], measures[field]);
  return typeof amount === 'number' ? amount : draft[field];
}

function notAmountMessage(field: DraftField, text: string): string | null {
  if (!isNumberField(field) || parseAmount(text, measures[field]) !== 'not-an-amount') return null;
  return field === 'interestRate' || field === 'priceRise' ? priceRiseMessages.notARate : fieldMessages.notAnAmount;
}
