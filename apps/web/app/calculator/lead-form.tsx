import { marketingConsentLabel } from '@freehold/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, Fragment, type ReactNode } from 'react';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PolicyLink, policyName } from '#app/ui/policy-link.tsx';
import { leadFieldId } from './lead-definition.ts';
import css from './lead-form.module.css';
import type { useLeadForm } from './use-lead-form.ts';

/** The collection notice, shown before details are sent. */
function CollectionNotice({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={css.notice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(policyName).map((part, place) => (
            <Fragment key={part}>
              {place > 0 && <PolicyLink />}
              {part}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

type Lead = Pick<ReturnType<typeof useLeadForm>, 'isSending' | 'waiting' | 'failure' | 'cancel'> & {
  readonly fields: {
    readonly values: { readonly wantsMarketing: boolean };
    set(name: 'wantsMarketing', value: boolean): void;
  };
};

interface LeadFormProps {
  readonly lead: Lead;
  readonly title: string;
  /** The collection notice, in paragraphs. */
  readonly notice: readonly string[];
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  /** The contact fields. */
  readonly children: ReactNode;
  /** Required checkboxes, between the notice and the optional one. */
  readonly consent?: ReactNode;
}

/**
 * A form for contact details: the collection notice stands above its button, and the news checkbox is never pre-ticked.
 */
export function LeadForm({ lead, title, notice, submitLabel, onSubmit, children, consent }: LeadFormProps) {
  const { fields, waiting, failure, isSending } = lead;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="contact-title">
      <h3 id="contact-title">{title}</h3>
      {children}
      <CollectionNotice paragraphs={notice} />
      {consent}
      <Checkbox
        label={marketingConsentLabel}
        checked={fields.values.wantsMarketing}
        onChange={(event) => fields.set('wantsMarketing', event.currentTarget.checked)}
      />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={lead.cancel} />}
      {failure && !isSending && <p className="fh-failure">{failure} What you entered is still here.</p>}
      <Button type="submit" size="md" disabled={isSending}>
        {isSending ? 'Sending' : submitLabel}
      </Button>
    </form>
  );
}

interface TextLead<Name extends string> {
  readonly definition: { readonly id: string };
  readonly fields: {
    readonly values: Readonly<Record<Name, string>>;
    readonly errors: Partial<Record<Name, string>>;
    set(name: Name, value: string): void;
    touch(name: Name): void;
  };
}

/** Props of a lead form's text field. */
export function leadText<Name extends string>({ definition, fields }: TextLead<NoInfer<Name>>, name: Name) {
  return {
    id: leadFieldId(definition, name),
    size: 'md',
    value: fields.values[name],
    error: fields.errors[name],
    onChange: (event: { currentTarget: { value: string } }) => fields.set(name, event.currentTarget.value),
    onBlur: () => fields.touch(name),
  };
}

/** The two ways to reach a person, which every lead form asks for. */
export function EmailAndPhone({ lead }: { readonly lead: TextLead<'email' | 'phone'> }) {
  return (
    <>
      <TextInput {...leadText(lead, 'email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextInput {...leadText(lead, 'phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
    </>
  );
}
