import {
  type BorrowingContact,
  type BorrowingLead,
  borrowingInputs,
  currentLeadNotice,
  splitName,
} from '@freehold/contract';
import type { Estimate } from './draft.ts';

/** Lead from an estimate and contact details, with the figure the visitor saw (decision R-06). */
export function leadOf(estimate: Estimate, contact: BorrowingContact, wantsMarketing: boolean): BorrowingLead {
  const { form, capacity } = estimate;
  return {
    ...splitName(contact.name),
    email: contact.email,
    phone: contact.phone,
    ...form,
    partnerIncome: borrowingInputs(form).partnerIncome,
    borrowingCapacity: capacity,
    noticeVersion: currentLeadNotice,
    wantsMarketing,
    sourcePage: '/borrowing-capacity',
  };
}
