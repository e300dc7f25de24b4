import { toasts } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { showToast } from '#app/ui/toasts/toasts.ts';
import css from './account.module.css';

/** What a client may change about themselves here; the rest is in their dashboard. */
export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface ProfileFormProps {
  readonly initial: ContactDetails;
  /** Whether the details were stored. */
  readonly onSave: (details: ContactDetails) => Promise<boolean>;
}

/** Name and phone of a client. */
export function ProfileForm({ initial, onSave }: ProfileFormProps) {
  const [details, setDetails] = useState(initial);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const isSaving = state === 'saving';

  async function save(event: FormEvent) {
    event.preventDefault();
    setState('saving');
    const isStored = await onSave(details);
    setState(isStored ? 'idle' : 'failed');
    showToast(
      isStored ? { ...toasts.profileUpdated, tone: 'success' } : { ...toasts.profileUpdateFailed, tone: 'error' },
    );
  }

  const text = (field: keyof ContactDetails) => ({
    maxLength: 200,
    value: details[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setDetails((before) => ({ ...before, [field]: currentTarget.value })),
  });

  return (
    <form className={css.form} onSubmit={save} noValidate aria-label="Your details">
      <div className={css.pair}>
        <TextInput {...text('firstName')} label="First name" autoComplete="given-name" />
        <TextInput {...text('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextInput {...text('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      {state === 'failed' && (
        <p className="fh-failure" role="alert">
          Your details were not saved. What you entered is still here.
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Details'}
        </Button>
      </div>
    </form>
  );
}
