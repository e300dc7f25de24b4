import { currentLeadNotice, leadNotice, marketingConsentLabel } from '@freehold/contract';
import { TextInput } from '@mantine/core';
import { LeadForm } from '#app/calculator/lead-form.tsx';
import type { Estimate } from '../estimate.ts';
import type { ContactField } from '../lead.ts';
import { contactFieldId, type useLead } from '../use-lead.ts';

interface ContactFormProps {
  readonly lead: ReturnType<typeof useLead>;
  readonly estimate: Estimate | null;
}

/** Name, e-mail and phone for the report. */
export function ContactForm({ lead, estimate }: ContactFormProps) {
  const { fields, isSending, waiting, failure } = lead;
  const text = (field: ContactField) => ({
    id: contactFieldId(field),
    size: 'md',
    value: fields.values[field],
    error: fields.errors[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => fields.set(field, event.currentTarget.value),
    onBlur: () => fields.touch(field),
  });

  return (
    <LeadForm
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      marketingLabel={marketingConsentLabel}
      wantsMarketing={fields.values.wantsMarketing}
      submitLabel="Send My Report"
      isSending={isSending}
      waiting={waiting}
      failure={failure}
      onMarketing={(wants) => fields.set('wantsMarketing', wants)}
      onCancel={lead.cancel}
      onSubmit={() => void lead.send(estimate)}
    >
      <TextInput {...text('name')} label="Name" autoComplete="name" />
      <TextInput {...text('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextInput {...text('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
    </LeadForm>
  );
}
