import { toasts } from '@freehold/contract';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { signOut, useSession } from '#app/lib/session.ts';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { accountQuery } from '../account-queries.ts';
import css from './account.module.css';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { SeenByCard } from './seen-by-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The details a client can change here; the rest are on their dashboard. */
interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface ProfileFormProps {
  readonly initial: ContactDetails;
  /** Resolves to true once the details are stored. */
  readonly onSave: (details: ContactDetails) => Promise<boolean>;
}

/** A client's name and phone. */
function ProfileForm({ initial, onSave }: ProfileFormProps) {
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

interface AccountScreenProps {
  /** Details a client can change here; null if there are none or they are not known yet. */
  readonly contact: ContactDetails | null;
  readonly onSaveContact: (details: ContactDetails) => Promise<boolean>;
  readonly policyDate: string;
}

/** Account screen for a client or an adviser. */
export function AccountScreen(props: AccountScreenProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return session.user.isDemo ? <DemoAccount /> : <RealAccount {...props} />;
}

function RealAccount({ contact, onSaveContact, policyDate }: AccountScreenProps) {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);

  function deleted() {
    void signOut();
    showToast({
      title: 'Account Deleted',
      description: 'You can take this back for seven days by signing in.',
      tone: 'success',
    });
  }

  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <h1>Your account</h1>
        <p>How you sign in, where you are signed in, and what is held about you.</p>
      </header>
      {account === undefined && isFetching && <Loading />}
      {account === undefined && error && !isFetching && (
        <section className={`fh-card ${css.card}`} role="alert">
          <h2>Your account could not be loaded</h2>
          <p>{errorText(error, 'Our server could not answer.')}</p>
          <div className={css.actions}>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </section>
      )}
      {account && (
        <div className={css.cards}>
          <div className={css.column}>
            <DetailsCard account={account}>
              {contact && <ProfileForm key={account.id} initial={contact} onSave={onSaveContact} />}
            </DetailsCard>
            <PasswordCard />
            {account.role === 'CLIENT' && <MailsCard />}
            {account.role === 'CLIENT' && <SeenByCard clientId={account.id} />}
          </div>
          <div className={css.column}>
            <AuthenticatorCard account={account} />
            <SessionsCard />
            {!account.isSecondFactorNeeded && (
              <PrivacyCard account={account} policyDate={policyDate} onDeleted={deleted} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={css.cards} role="status">
      <span className="fh-for-readers">Loading your account</span>
      <Skeleton height={320} radius="md" />
      <Skeleton height={320} radius="md" />
    </div>
  );
}

function DemoAccount() {
  return (
    <MessageScreen
      title="The demo has no account"
      actions={
        <Button component={Link} to="/portfolio-manager" size="md">
          Back to the Demo
        </Button>
      }
    >
      <p>
        With an account of your own, this is where you change your password, see where you are signed in, set up an
        authenticator app, and export or delete your data. Sign out of the demo to create one.
      </p>
    </MessageScreen>
  );
}
