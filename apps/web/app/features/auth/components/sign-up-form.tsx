import { toasts } from '@freehold/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '#app/lib/error-text.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { accountTopic, signUpFailureText } from '../failure-text.ts';
import {
  blankSignUp,
  registerBodyOf,
  type SignUpField,
  signUpErrors,
  signUpFields,
  signUpToast,
} from '../sign-up-draft.ts';
import { useAuth } from '../use-auth.ts';
import css from './auth-card.module.css';

const idOf = (field: SignUpField) => `sign-up-${field}`;
const phoneLabel = (
  <>
    Phone <span className={css.optional}>(optional)</span>
  </>
);

/**
 * Creates a client account. If the response holds tokens, the user is signed in; otherwise `onCreated` is called and
 * the address must be confirmed first.
 */
export function SignUpForm({ onCreated }: { onCreated: () => void }) {
  const fields = useFields({ initial: blankSignUp, check: signUpErrors, order: signUpFields, idOf });
  const [failure, setFailure] = useState<string | null>(null);
  const { isLoading, waiting, signUp, cancel } = useAuth();

  async function create(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!fields.validate()) {
      const toast = signUpToast(signUpErrors(fields.values));
      if (toast !== null) showToast({ ...toast, tone: 'error', topic: accountTopic });
      return;
    }
    const outcome = await signUp(registerBodyOf(fields.values));
    if (outcome.kind === 'done') {
      showToast({ ...toasts.accountCreated, tone: 'success', topic: accountTopic });
      if (!outcome.reply.accessToken) onCreated();
    }
    if (outcome.kind !== 'failed') return;
    const description = signUpFailureText(outcome.error);
    setFailure(description);
    fields.setErrors(fieldErrorsOf(outcome.error));
    showToast({ title: toasts.signUpFailed.title, description, tone: 'error', topic: accountTopic });
  }

  const text = (field: SignUpField) => ({
    id: idOf(field),
    value: fields.values[field],
    error: fields.errors[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => fields.set(field, event.currentTarget.value),
    onBlur: () => fields.values[field] !== '' && fields.touch(field),
  });

  return (
    <form className={css.form} onSubmit={create} noValidate aria-label="Sign up">
      <div className={css.pair}>
        <TextInput {...text('firstName')} label="First Name" autoComplete="given-name" />
        <TextInput {...text('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextInput {...text('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <PasswordInput
        {...text('password')}
        label="Password"
        description="At least 6 characters"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <TextInput {...text('phone')} label={phoneLabel} type="tel" inputMode="tel" autoComplete="tel" />
      <p className={css.notice}>
        Your name, email and phone are kept to run your account and so that your adviser can reach you. You can export
        or delete everything in your account: see the <PolicyLink />.
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isLoading && <p className="fh-failure">{failure} What you entered is still here.</p>}
      <Button type="submit" size="md" disabled={isLoading}>
        {isLoading ? 'Creating Account' : 'Create Account'}
      </Button>
    </form>
  );
}
