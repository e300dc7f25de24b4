import { routes, type StrategySessionForm, toasts } from '@freehold/contract';
import { useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import {
  emptySession,
  type SessionDraft,
  type SessionField,
  sessionErrors,
  sessionErrorsOf,
  sessionFieldId,
  sessionFields,
  sessionFormOf,
  sessionLeadOf,
} from './session-lead.ts';

const settings = { initial: emptySession, check: sessionErrors, order: sessionFields, idOf: sessionFieldId };

/** The strategy-session form and its sending. What is typed stays in memory until it was sent or the page is left. */
export function useSessionLead() {
  const fields = useFields<SessionDraft, SessionField>(settings);
  const { isRunning, waiting, run, cancel } = useCall(routes.strategySessionLeads.submit);
  const [hasBeenSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function deliver(form: StrategySessionForm) {
    setFailure(null);
    const outcome = await run({ body: sessionLeadOf(form, fields.values.wantsMarketing) });
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failed') {
      const { title, description } = toasts.strategySessionFailed;
      const text = errorText(outcome.error, description);
      fields.setErrors(sessionErrorsOf(fieldErrorsOf(outcome.error)));
      setFailure(text);
      showToast({ title, description: text, tone: 'error' });
      return;
    }
    setSent(true);
    fields.reset(emptySession);
    showToast({ ...toasts.strategySessionSent, tone: 'success' });
  }

  return {
    fields,
    isSending: isRunning,
    waiting,
    failure,
    hasBeenSent,
    cancel,
    async send() {
      const isComplete = fields.validate();
      const form = sessionFormOf(fields.values);
      if (isComplete && form !== null && !isRunning) await deliver(form);
    },
  };
}
