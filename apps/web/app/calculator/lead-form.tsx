import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, Fragment, type ReactNode } from 'react';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PolicyLink, policyName } from '#app/ui/policy-link.tsx';
import css from './lead-form.module.css';

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

interface LeadFormProps {
  readonly title: string;
  /** The collection notice, in paragraphs. */
  readonly notice: readonly string[];
  readonly marketingLabel: string;
  readonly wantsMarketing: boolean;
  readonly submitLabel: string;
  readonly isSending: boolean;
  /** The coming retry, or null. */
  readonly waiting: { readonly attempt: number; readonly of: number } | null;
  /** Why the last submit failed, or null. */
  readonly failure: string | null;
  readonly onMarketing: (wantsMarketing: boolean) => void;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  /** The contact fields. */
  readonly children: ReactNode;
  /** Required checkboxes, between the notice and the optional one. */
  readonly consent?: ReactNode;
}

/**
 * A form for contact details: the collection notice stands above its button, and the news checkbox is never pre-ticked.
 */
export function LeadForm(props: LeadFormProps) {
  const { title, notice, waiting, failure, isSending, onSubmit } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="contact-title">
      <h3 id="contact-title">{title}</h3>
      {props.children}
      <CollectionNotice paragraphs={notice} />
      {props.consent}
      <Checkbox
        label={props.marketingLabel}
        checked={props.wantsMarketing}
        onChange={(event) => props.onMarketing(event.currentTarget.checked)}
      />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={props.onCancel} />}
      {failure && !isSending && <p className="fh-failure">{failure} What you entered is still here.</p>}
      <Button type="submit" size="md" disabled={isSending}>
        {isSending ? 'Sending' : props.submitLabel}
      </Button>
    </form>
  );
}
