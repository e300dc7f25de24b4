import { errorKinds, toasts } from '@freehold/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { fieldErrorsOf } from '#app/lib/error-text.ts';
import { startDemo, useSession } from '#app/lib/session.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { destinationOf } from '../destination.ts';
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
import { AuthCard } from './auth-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
function SignUpForm({ onCreated }: { onCreated: () => void }) {
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

/** The two demo entrances; the demo needs neither account nor server. */
function DemoButtons() {
  const { isLoading } = useAuth();
  return (
    <section className={css.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">Or explore a demo first</h2>
      <p>A demo with made-up people and properties. Nothing you enter there is sent or kept.</p>
      <div className={css.actions}>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('ADMIN')}>
          <DemoWay what="Explore the adviser demo" as="Login as Admin" />
        </Button>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('CLIENT')}>
          <DemoWay what="Explore the client demo" as="Login as Client" />
        </Button>
      </div>
    </section>
  );
}

function DemoWay({ what, as }: { readonly what: string; readonly as: string }) {
  return (
    <span className={css.demoWay}>
      {what} <small>{as}</small>
    </span>
  );
}

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const purposes: Readonly<Record<TabId, string>> = {
  'sign-in': 'For clients and their advisers. The calculators need no account.',
  'sign-up': 'One place for your properties, loans, tax and retirement.',
};

/** The sign-in screen. Users who are already signed in are redirected to their own screen. */
export function SignInScreen() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  if (session.status === 'loading') return <LoadingScreen text="Loading sign-in" />;
  if (session.status === 'signed-in') return <Navigate to={destinationOf(session.user.role)} replace />;

  const open: TabId = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const show = (tab: TabId) => setSearch(tab === 'sign-up' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <AuthCard
      title={open === 'sign-in' ? 'Sign in to Freehold' : 'Create your Freehold account'}
      purpose={purposes[open]}
    >
      <div>
        <TabList label="Account" prefix="auth" tabs={tabs} value={open} onChange={show} />
        <TabPanel prefix="auth" id={open}>
          {session.isMisused && (
            <p className={`fh-attention ${css.notice}`} role="alert">
              {errorKinds['session-misused'].message}
            </p>
          )}
          {open === 'sign-in' ? (
            <SignInForm aside={<Link to="/forgot-password">Forgot your password?</Link>} />
          ) : (
            <SignUpForm onCreated={() => show('sign-in')} />
          )}
        </TabPanel>
      </div>
      <DemoButtons />
    </AuthCard>
  );
}
