import { largestAmount } from '@freehold/finance';
import * as z from 'zod/mini';
import { email, lineOfText, phone, uuid, visible } from '../base/fields.ts';
import { leadConsentFields } from '../base/lead-consent.ts';
import { fieldMessages } from '../base/messages.ts';
import { fullName } from '../base/person-name.ts';
import { borrowingFormSchema } from '../calculators/borrowing.ts';

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
    ...borrowingFormSchema.shape,
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
