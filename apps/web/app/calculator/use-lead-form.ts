import { useCallback, useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import type { CallOutcome, useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { type LeadDefinition, leadErrors, leadFieldId, leadFormOf, serverErrors } from './lead-definition.ts';

interface LeadSending<Form, Subject> {
  /** The running call, from `useCall`. */
  readonly call: Pick<ReturnType<typeof useCall>, 'isRunning' | 'waiting' | 'cancel'>;
  /** Sends the lead of a valid form about a subject, such as the estimate on screen. */
  readonly deliver: (form: Form, subject: Subject, wantsMarketing: boolean) => Promise<CallOutcome<unknown>>;
  /** Shown when there is nothing to send a lead about. */
  readonly noSubject?: string;
  readonly onSent?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

/** A lead form and its submission. What is typed stays in memory until it is sent or the page is closed. */
export function useLeadForm<
  Draft extends { readonly wantsMarketing: boolean },
  Field extends string & keyof Draft,
  Form,
  Subject,
>(definition: LeadDefinition<Draft, Field, Form>, sending: LeadSending<Form, Subject>) {
  const { call, deliver, noSubject = '', onSent, onFailed } = sending;
  const { toasts } = definition;
  const fields = useLeadFields(definition);
  const [hasBeenSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function fail(description: string) {
    setFailure(description);
    showToast({ title: toasts.failed.title, description, tone: 'error' });
  }

  async function submit(form: Form, subject: Subject) {
    setFailure(null);
    const outcome = await deliver(form, subject, fields.values.wantsMarketing);
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failed') {
      onFailed?.(outcome.error);
      fields.setErrors(serverErrors(definition, fieldErrorsOf(outcome.error)));
      fail(errorText(outcome.error, toasts.failed.description));
      return;
    }
    setSent(true);
    fields.reset(definition.blank);
    showToast({ ...toasts.sent, tone: 'success' });
    onSent?.();
  }

  return {
    definition,
    fields,
    isSending: call.isRunning,
    waiting: call.waiting,
    cancel: call.cancel,
    failure,
    hasBeenSent,
    /** Validates and sends; does nothing while a lead is on its way. */
    async send(subject: Subject | null) {
      const isComplete = fields.validate();
      const form = leadFormOf(definition, fields.values);
      if (subject === null) fail(noSubject);
      else if (isComplete && form !== null && !call.isRunning) await submit(form, subject);
    },
  };
}

function useLeadFields<Draft extends { readonly wantsMarketing: boolean }, Field extends string & keyof Draft, Form>(
  definition: LeadDefinition<Draft, Field, Form>,
) {
  const check = useCallback((draft: Draft) => leadErrors(definition, draft), [definition]);
  return useFields<Draft, Field>({
    initial: definition.blank,
    check,
    order: definition.fields,
    idOf: (field) => leadFieldId(definition, field),
  });
}
