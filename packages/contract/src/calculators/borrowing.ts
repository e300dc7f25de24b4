import { type BorrowingInputs, isPartnered, largestAmount, maritalStatuses, mostDependants } from '@freehold/finance';
import * as z from 'zod/mini';
import { amount, numberOr, whole } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';

const grossIncome = numberOr(fieldMessages.incomeRequired).check(
  z.minimum(1, fieldMessages.incomeRequired),
  z.maximum(largestAmount, fieldMessages.amountTooLarge),
);

const dependants = numberOr(fieldMessages.cannotBeNegative, fieldMessages.atMostDependants).check(
  z.minimum(0, fieldMessages.cannotBeNegative),
  whole(fieldMessages.wholeNumber),
  z.maximum(mostDependants, fieldMessages.atMostDependants),
);

const maritalStatus = z.enum(maritalStatuses, fieldMessages.maritalStatusRequired);

const calculatorFields = {
  grossIncome,
  maritalStatus,
  partnerIncome: z.optional(z.nullable(amount())),
  dependants,
  existingLoans: amount(),
};

/** Step 1 of the borrowing calculator (specification section 5); incomes are annual, loans a balance, all dollars. */
export const borrowingFormSchema = z.strictObject(calculatorFields);
export type BorrowingForm = z.infer<typeof borrowingFormSchema>;

/** The engine's inputs of a valid form: partner income counts only where there is a partner (decision D-14). */
export function borrowingInputs(form: BorrowingForm): BorrowingInputs {
  const counted = isPartnered(form.maritalStatus) ? (form.partnerIncome ?? 0) : 0;
  return { ...form, partnerIncome: counted > 0 ? counted : null };
}
