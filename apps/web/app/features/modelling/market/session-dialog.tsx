import { currentSessionNotice, leadNotice, marketingConsentLabel } from '@freehold/contract';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CalculatorDialog } from '#app/calculator/calculator-dialog.tsx';
import { LeadForm } from '#app/calculator/lead-form.tsx';
import layout from '../shared/layout.module.css';
import { type SessionField, sessionFieldId } from './session-lead.ts';
import { useSessionLead } from './use-session-lead.ts';

interface SessionFormProps {
  readonly lead: ReturnType<typeof useSessionLead>;
}

/** Name, e-mail, phone and message for a strategy session. */
function SessionForm({ lead }: SessionFormProps) {
  const { fields } = lead;
  const text = (field: Exclude<SessionField, 'consent'>) => ({
    id: sessionFieldId(field),
    size: 'md',
    value: fields.values[field],
    error: fields.errors[field],
    onChange: (event: { currentTarget: { value: string } }) => fields.set(field, event.currentTarget.value),
    onBlur: () => fields.touch(field),
  });

  return (
    <LeadForm
      title="How can we reach you?"
      notice={leadNotice(currentSessionNotice)}
      marketingLabel={marketingConsentLabel}
      wantsMarketing={fields.values.wantsMarketing}
      submitLabel="Request a Session"
      isSending={lead.isSending}
      waiting={lead.waiting}
      failure={lead.failure}
      onMarketing={(wants) => fields.set('wantsMarketing', wants)}
      onCancel={lead.cancel}
      onSubmit={() => void lead.send()}
      consent={
        <Checkbox
          id={sessionFieldId('consent')}
          label="I agree to be contacted about a strategy session"
          checked={fields.values.consent}
          error={fields.errors.consent}
          onChange={(event) => fields.set('consent', event.currentTarget.checked)}
          onBlur={() => fields.touch('consent')}
        />
      }
    >
      <TextInput {...text('name')} label="Name" autoComplete="name" />
      <TextInput {...text('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextInput {...text('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <Textarea {...text('message')} label="Message (optional)" rows={4} />
    </LeadForm>
  );
}

interface SessionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asking for a strategy session; thanks once it was sent on this visit. */
export function SessionDialog({ isOpen, onClose }: SessionDialogProps) {
  const lead = useSessionLead();

  function close() {
    lead.cancel();
    onClose();
  }

  return (
    <CalculatorDialog isOpen={isOpen} title="Book a Strategy Session" onClose={close}>
      <div className={layout.dialogBody}>{lead.hasBeenSent ? <Thanks /> : <SessionForm lead={lead} />}</div>
    </CalculatorDialog>
  );
}

/** Takes the focus, because the form it was in is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      Thank you. Your request has arrived, and an adviser will contact you to arrange the session.
    </p>
  );
}
