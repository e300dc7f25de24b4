import { routes } from '@freehold/contract';
import { useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import type { MortgageScenario } from './draft.ts';
import {
  contactOf,
  emptyLead,
  type LeadDraft,
  type LeadField,
  leadErrors,
  leadErrorsOf,
  leadFields,
  leadOf,
} from './lead.ts';
import { leadToasts } from './lead-toasts.ts';

/** Id of the element that stands for a field of the lead form. */
export function leadFieldId(field: LeadField): string {
  return `mortgage-lead-${field}`;
}

const leadSettings = { initial: emptyLead, check: leadErrors, order: leadFields, idOf: leadFieldId };

/** The lead form and its sending. What is typed stays in memory until it was sent or the page is left. */
export function useMortgageLead(onSent: () => void) {
  const fields = useFields<LeadDraft, LeadField>(leadSettings);
  const { isRunning, waiting, run, cancel } = useCall(routes.mortgageLeads.submit);
  const [failure, setFailure] = useState<string | null>(null);

  function fail(description: string) {
    setFailure(description);
    showToast({ title: leadToasts.failed.title, description, tone: 'error' });
  }

  async function deliver(body: ReturnType<typeof leadOf>) {
    setFailure(null);
    const outcome = await run({ body });
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failed') {
      // Reported like an uncaught error; it holds no personal data (decision H-13).
      reportError(outcome.error);
      fields.setErrors(leadErrorsOf(fieldErrorsOf(outcome.error)));
      fail(errorText(outcome.error, leadToasts.failed.description));
      return;
    }
    fields.reset(emptyLead);
    showToast({ ...leadToasts.sent, tone: 'success' });
    onSent();
  }

  return {
    fields,
    isSending: isRunning,
    waiting,
    failure,
    cancel,
    async send(scenario: MortgageScenario | null) {
      const isComplete = fields.validate();
      const contact = contactOf(fields.values);
      if (scenario === null) fail('Complete the loan details first.');
      else if (isComplete && contact !== null && !isRunning) {
        await deliver(leadOf(scenario, contact, fields.values.wantsMarketing));
      }
    },
  };
}
