import { clientMessages, fieldMessages, modellingMessages } from '@freehold/contract';
import { assignDefaults, variableLoanRates } from '@freehold/finance';
import type { Measure } from '#app/lib/amount-words.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** The mortgage calculator of the assign screen as typed. */
export interface AssignmentDraft {
  readonly downPaymentPct: string;
  readonly loanTermYears: string;
  readonly interestRate: string;
  readonly growthPct: string;
}

export type AssignmentField = keyof AssignmentDraft;

export const assignmentFields: readonly AssignmentField[] = [
  'downPaymentPct',
  'loanTermYears',
  'interestRate',
  'growthPct',
];

/** Initial values of the calculator, independent of the property's own growth (decisions K-04, Y-08). */
export const startingDraft: AssignmentDraft = {
  downPaymentPct: String(assignDefaults.downPaymentPct),
  loanTermYears: String(assignDefaults.loanTermYears),
  interestRate: String(variableLoanRates.value.investor),
  growthPct: String(assignDefaults.growthPct),
};

export type Terms = Readonly<Record<AssignmentField, number>>;
export type TermErrors = Partial<Record<AssignmentField, string>>;

const measures: Readonly<Record<AssignmentField, Measure>> = {
  downPaymentPct: 'percent',
  loanTermYears: 'years',
  interestRate: 'percent',
  growthPct: 'percent',
};

const termRange = 'Enter 1 to 50';
const growthRange = 'Enter −50 to 50';
// The specification sets no upper limit; the engine computes nothing beyond this (decision Y-13).
const rateTooHigh = 'Enter up to 100';

/** Errors of the terms as typed; a blank field has its range's message (decisions G-06, G-18). */
export function termErrors(draft: AssignmentDraft): TermErrors {
  const errors: TermErrors = {};
  for (const field of assignmentFields) {
    const message = rules[field](parseAmount(draft[field], measures[field]));
    if (message !== null) errors[field] = message;
  }
  return errors;
}

/** The terms as numbers; null while one is invalid. */
export function termsOf(draft: AssignmentDraft): Terms | null {
  const [downPaymentPct, loanTermYears, interestRate, growthPct] = assignmentFields.map((field) =>
    parseAmount(draft[field], measures[field]),
  );
  const isRight = Object.keys(termErrors(draft)).length === 0;
  if (!isRight || !isNumber(downPaymentPct) || !isNumber(loanTermYears)) return null;
  return isNumber(interestRate) && isNumber(growthPct)
    ? { downPaymentPct, loanTermYears, interestRate, growthPct }
    : null;
}

type Typed = ReturnType<typeof parseAmount>;

const rules: Readonly<Record<AssignmentField, (value: Typed) => string | null>> = {
  downPaymentPct: (value) => (isWithin(value, 0, 100) ? null : clientMessages.percentRange),
  loanTermYears(value) {
    if (!isWithin(value, 1, 50)) return termRange;
    return Number.isInteger(value) ? null : fieldMessages.wholeNumber;
  },
  interestRate(value) {
    if (value === 'not-an-amount') return modellingMessages.notARate;
    if (value === 'blank' || value < 0) return fieldMessages.cannotBeNegative;
    return value > 100 ? rateTooHigh : null;
  },
  growthPct: (value) => (isWithin(value, -50, 50) ? null : growthRange),
};

function isWithin(value: Typed, least: number, most: number): boolean {
  return isNumber(value) && value >= least && value <= most;
}

function isNumber(value: Typed | undefined): value is number {
  return typeof value === 'number';
}
