import { contactBoxes, currentSessionNotice, leadNotice, routes } from '@freehold/contract';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CalculatorDialog } from '#app/calculator/calculator-dialog.tsx';
import { leadFieldId } from '#app/calculator/lead-definition.ts';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { sessionLead, sessionLeadOf } from '#app/calculator/session-lead.ts';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { useCall } from '#app/lib/use-call.ts';
import layout from '../shared/layout.module.css';

/** State and submission of the strategy-session form; the request itself is its only subject. */
function useSessionLead() {
  const call = useCall(routes.strategySessionLeads.submit);
  return useLeadForm(sessionLead, {
    call,
    deliver: (form, _: 'session', wantsMarketing) =>
      call.run({
        body: sessionLeadOf(form, {
          wantsMarketing,
          noticeVersion: currentSessionNotice,
          sourcePage: '/modelling-dashboard',
        }),
      }),
  });
}

interface SessionFormProps {
  readonly lead: ReturnType<typeof useSessionLead>;
}

/** Name, email, phone and message for a strategy session. */
function SessionForm({ lead }: SessionFormProps) {
  const { fields } = lead;
  return (
    <LeadForm
      lead={lead}
      title="How can we reach you?"
      notice={leadNotice(currentSessionNotice)}
      submitLabel="Request a Session"
      onSubmit={() => void lead.send('session')}
      consent={
        <Checkbox
          id={leadFieldId(sessionLead, 'consent')}
          label={contactBoxes.session}
          checked={fields.values.consent}
          error={fields.errors.consent}
          onChange={(event) => fields.set('consent', event.currentTarget.checked)}
          onBlur={() => fields.touch('consent')}
        />
      }
    >
      <TextInput {...leadText(lead, 'name')} label="Name" autoComplete="name" />
      <EmailAndPhone lead={lead} />
      <Textarea {...leadText(lead, 'message')} label="Message (optional)" rows={4} />
    </LeadForm>
  );
}

interface SessionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The request form, or thanks once one was sent on this visit. */
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

/** Takes the focus, since the form that had it is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      Thank you. Your request has arrived, and an adviser will contact you to arrange the session.
    </p>
  );
}
