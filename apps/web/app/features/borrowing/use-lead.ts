import { type BorrowingContact, fieldMessages, routes, toasts } from '@freehold/contract';
import { useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import type { Estimate } from './estimate.ts';
import {
  type ContactDraft,
  type ContactField,
  contactErrors,
  contactErrorsOf,
  contactFields,
  contactOf,
  emptyContact,
  leadOf,
} from './lead.ts';

/** Id of the element that stands for a field of the contact form. */
export function contactFieldId(field: ContactField): string {
  return `contact-${field}`;
}

const contactSettings = { initial: emptyContact, check: contactErrors, order: contactFields, idOf: contactFieldId };

/** The contact form and its sending. What is typed stays in memory until it was sent or the page is left. */
export function useLead(onSent: () => void) {
  const fields = useFields<ContactDraft, ContactField>(contactSettings);
  const { isRunning, waiting, run, cancel } = useCall(routes.borrowingLeads.submit);
  const [hasBeenSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function fail(description: string) {
    setFailure(description);
    showToast({ title: toasts.borrowingLeadFailed.title, description, tone: 'error' });
  }

  async function deliver(estimate: Estimate, contact: BorrowingContact) {
    setFailure(null);
    const outcome = await run({ body: leadOf(estimate, contact, fields.values.wantsMarketing) });
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failed') {
      fields.setErrors(contactErrorsOf(fieldErrorsOf(outcome.error)));
      fail(errorText(outcome.error, toasts.borrowingLeadFailed.description));
      return;
    }
    setSent(true);
    fields.reset(emptyContact);
    showToast({ ...toasts.borrowingLeadSent, tone: 'success' });
    onSent();
  }

  return {
    fields,
    isSending: isRunning,
    waiting,
    failure,
    hasBeenSent,
    cancel,
    async send(estimate: Estimate | null) {
      const isComplete = fields.validate();
      const contact = contactOf(fields.values);
      if (estimate === null) fail(fieldMessages.calculatorIncomplete);
      else if (isComplete && contact !== null && !isRunning) await deliver(estimate, contact);
    },
  };
}
