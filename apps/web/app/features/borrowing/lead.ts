import {
  type BorrowingContact,
  type BorrowingLead,
  borrowingContactSchema,
  borrowingInputs,
  currentLeadNotice,
  splitName,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { Estimate } from './estimate.ts';

/** The contact form as it is typed. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsMarketing: boolean;
}

export type ContactField = 'name' | 'email' | 'phone';
export const contactFields = ['name', 'email', 'phone'] as const satisfies readonly ContactField[];

export const emptyContact: ContactDraft = { name: '', email: '', phone: '', wantsMarketing: false };

/** What is wrong with the contact form, by field. */
export function contactErrors(draft: ContactDraft): Partial<Record<ContactField, string>> {
  const { wantsMarketing: _, ...contact } = draft;
  const checked = z.safeParse(borrowingContactSchema, contact);
  if (checked.success) return {};
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const field = contactFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The contact a valid contact form stands for, trimmed, or null. */
export function contactOf(draft: ContactDraft): BorrowingContact | null {
  const { wantsMarketing: _, ...contact } = draft;
  const checked = z.safeParse(borrowingContactSchema, contact);
  return checked.success ? checked.data : null;
}

/** The lead of an estimate and a contact: the figure is the one the visitor saw (decision R-06). */
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

/** The errors of a refused lead as errors of the contact form; fields that it does not have are left out. */
export function contactErrorsOf(refused: Readonly<Record<string, string>>): Partial<Record<ContactField, string>> {
  const name = refused.firstName ?? refused.lastName;
  return {
    ...(name !== undefined && { name }),
    ...(refused.email !== undefined && { email: refused.email }),
    ...(refused.phone !== undefined && { phone: refused.phone }),
  };
}
