import { contactBoxes, currentPlanNotice, leadNotice, routes, sendPlanBox } from '@freehold/contract';
import { fileHolds, type Plan } from '@freehold/plan';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { leadFieldId } from '#app/calculator/lead-definition.ts';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { sessionLead, sessionLeadOf } from '#app/calculator/session-lead.ts';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { useCall } from '#app/lib/use-call.ts';
import { usePlan } from '../model/plan-context.ts';
import css from './adviser-panel.module.css';

/** The plan to send with the form, or none. */
interface Subject {
  readonly plan: Plan | null;
}

/** State and submission of the form. */
function usePlanLead() {
  const call = useCall(routes.strategySessionLeads.submit);
  return useLeadForm(sessionLead, {
    call,
    deliver: (form, { plan }: Subject, wantsMarketing) =>
      call.run({
        body: sessionLeadOf(form, {
          wantsMarketing,
          noticeVersion: currentPlanNotice,
          sourcePage: '/plan',
          ...(plan !== null && { plan }),
        }),
      }),
  });
}

/** Asks an adviser about the plan; the plan itself goes along only where its box is ticked. */
export function AdviserPanel() {
  const lead = usePlanLead();
  const plan = usePlan(({ history }) => history.plan);
  const [isSent, setSent] = useState(false);
  const { fields } = lead;
  if (lead.hasBeenSent) return <Thanks />;
  return (
    <LeadForm
      lead={lead}
      title="How can an adviser reach you?"
      notice={leadNotice(currentPlanNotice)}
      submitLabel="Ask an Adviser"
      onSubmit={() => void lead.send({ plan: isSent ? plan : null })}
      consent={
        <>
          <Checkbox
            label={sendPlanBox}
            description={fileHolds(plan)}
            checked={isSent}
            onChange={({ currentTarget }) => setSent(currentTarget.checked)}
          />
          <details className={css.document}>
            <summary>Look at exactly what would be sent</summary>
            <pre>{JSON.stringify(plan, null, 2)}</pre>
          </details>
          <Checkbox
            id={leadFieldId(sessionLead, 'consent')}
            label={contactBoxes.plan}
            checked={fields.values.consent}
            error={fields.errors.consent}
            onChange={(event) => fields.set('consent', event.currentTarget.checked)}
            onBlur={() => fields.touch('consent')}
          />
        </>
      }
    >
      <TextInput {...leadText(lead, 'name')} label="Name" autoComplete="name" />
      <EmailAndPhone lead={lead} />
      <Textarea {...leadText(lead, 'message')} label="What would you like to know? (optional)" rows={4} />
    </LeadForm>
  );
}

/** Takes the focus, since the form that had it is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      Thank you. Your request has arrived, and an adviser will contact you. Your plan is still kept in this browser.
    </p>
  );
}
