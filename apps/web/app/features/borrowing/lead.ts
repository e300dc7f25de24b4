import {
  type BorrowingContact,
  type BorrowingLead,
  borrowingContactSchema,
  borrowingInputs,
  currentLeadNotice,
  splitName,
  toasts,
} from '@freehold/contract';
import type { LeadDefinition } from '#app/calculator/lead-definition.ts';
import type { Estimate } from './draft.ts';

const blank = { name: '', email: '', phone: '', wantsMarketing: false };

/** The lead form below an estimate. */
export const borrowingLead: LeadDefinition<typeof blank, 'name' | 'email' | 'phone', BorrowingContact> = {
  id: 'contact',
  blank,
  fields: ['name', 'email', 'phone'],
  schema: borrowingContactSchema,
  formNames: { firstName: 'name', lastName: 'name' },
  toasts: { sent: toasts.borrowingLeadSent, failed: toasts.borrowingLeadFailed },
};

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
