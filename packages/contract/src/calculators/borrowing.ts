import { type BorrowingInputs, isPartnered, largestAmount, maritalStatuses, mostDependants } from '@freehold/finance';
import * as z from 'zod/mini';
import { amount, email, lineOfText, numberOr, phone, uuid, visible, whole } from '../base/fields.ts';
import { leadConsentFields } from '../base/lead-consent.ts';
import { fieldMessages } from '../base/messages.ts';
import { fullName } from '../base/person-name.ts';

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

const contactName = lineOfText(160).check(visible(2, fieldMessages.nameTooShort));

/** The contact form of the results dialog. */
export const borrowingContactSchema = z.strictObject({ name: contactName, email, phone });
export type BorrowingContact = z.infer<typeof borrowingContactSchema>;

// The largest figure a visitor can have seen: 6 × two maximum incomes.
const largestCapacity = 12 * largestAmount;

/** Body of POST /borrowing-leads (specification section 3); consent fields are additive (decision 0-16). */
export const borrowingLeadSchema = z
  .strictObject({
    firstName: lineOfText(80),
    lastName: lineOfText(80),
    email,
    phone,
    ...calculatorFields,
    borrowingCapacity: z.number().check(z.minimum(0), z.maximum(largestCapacity)),
    ...leadConsentFields,
  })
  .check(
    z.refine((lead) => contactName.safeParse(fullName(lead)).success, {
      error: fieldMessages.nameTooShort,
      path: ['firstName'],
    }),
  );
export type BorrowingLead = z.infer<typeof borrowingLeadSchema>;

/** Answer to a borrowing lead: which lead it is, and the whole-dollar figure the report will show. */
export const borrowingLeadReplySchema = z.object({ id: uuid, borrowingCapacity: z.number() });
export type BorrowingLeadReply = z.infer<typeof borrowingLeadReplySchema>;
