import { marketingConsentLabel } from '@freehold/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import type { Estimate } from '../estimate.ts';
import type { ContactField } from '../lead.ts';
import { contactFieldId, type useLead } from '../use-lead.ts';
import { CollectionNotice } from './collection-notice.tsx';
import css from './contact-form.module.css';

interface ContactFormProps {
  readonly lead: ReturnType<typeof useLead>;
  readonly estimate: Estimate | null;
}

/** Name, e-mail and phone for the report, with what happens to them said above the button. */
export function ContactForm({ lead, estimate }: ContactFormProps) {
  const { fields, isSending, waiting, failure } = lead;
  const text = (field: ContactField) => ({
    id: contactFieldId(field),
    size: 'md',
    value: fields.values[field],
    error: fields.errors[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => fields.set(field, event.currentTarget.value),
    onBlur: () => fields.leave(field),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void lead.send(estimate);
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="contact-title">
      <h3 id="contact-title">Where should the report go?</h3>
      <TextInput {...text('name')} label="Name" autoComplete="name" />
      <TextInput {...text('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextInput {...text('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <CollectionNotice />
      <Checkbox
        label={marketingConsentLabel}
        checked={fields.values.wantsMarketing}
        onChange={(event) => fields.set('wantsMarketing', event.currentTarget.checked)}
      />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={lead.cancel} />}
      {failure && !isSending && <p className={css.failure}>{failure} What you entered is still here.</p>}
      <Button type="submit" size="md" disabled={isSending}>
        {isSending ? 'Sending' : 'Send My Report'}
      </Button>
    </form>
  );
}
