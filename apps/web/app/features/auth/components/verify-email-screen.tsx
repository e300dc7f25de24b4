import { routes, type SignUpLook } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { signOut } from '#app/lib/session.ts';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useLinkToken } from '../link-token.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { DeclineSignUp } from './decline-sign-up.tsx';
import { signUpText } from './sign-up-text.ts';
import { type ProofEnding, VerifyEmailForm } from './verify-email-form.tsx';

type Ending = ProofEnding | 'declined';

/**
 * Confirms an e-mail address with the link of a mail. Who is not signed in to the account gives its password: the link lies in the
 * mailbox of whoever owns the address, and somebody else may have signed up with it.
 */
export function VerifyEmailScreen() {
  const token = useLinkToken();
  const [ending, setEnding] = useState<Ending | null>(null);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null || ending === 'refused') return <Refused />;
  if (ending === 'declined') return <Declined />;
  if (ending !== null) return <Verified ending={ending} />;
  return (
    <SignedInData>
      <SignUp token={token} onEnd={setEnding} />
    </SignedInData>
  );
}

function SignUp({ token, onEnd }: { token: string; onEnd: (ending: Ending) => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sign-up', token],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => call(routes.auth.lookAtSignUp, { body: { token }, signal }),
  });
  if (data !== undefined) return <Loaded token={token} look={data} onEnd={onEnd} />;
  if (error === null || isFetching) return <LoadingScreen text="Opening your link" />;
  if (error instanceof CallError && error.code === 'link-not-valid') return <Refused />;
  return (
    <AuthCard title="Confirm your email">
      <p className={css.failure} role="alert">
        {errorText(error, 'The link could not be opened. Please try again.')}
      </p>
      <Button size="md" onClick={() => void refetch()}>
        Retry
      </Button>
    </AuthCard>
  );
}

function Loaded({ token, look, onEnd }: { token: string; look: SignUpLook; onEnd: (ending: Ending) => void }) {
  const [isDeclining, setDeclining] = useState(false);

  function declined() {
    // The session of a deleted account would fail on its next call.
    if (look.isOwn) void signOut();
    onEnd('declined');
  }

  return (
    <AuthCard title={isDeclining ? 'Remove this account?' : 'Confirm your email'} purpose={signUpText(look)}>
      {isDeclining ? (
        <DeclineSignUp
          token={token}
          onKeep={() => setDeclining(false)}
          onDeclined={declined}
          onRefused={() => onEnd('refused')}
        />
      ) : (
        <VerifyEmailForm token={token} look={look} onEnd={onEnd} onDecline={() => setDeclining(true)} />
      )}
    </AuthCard>
  );
}

const verifiedTexts: Readonly<Record<Exclude<Ending, 'refused' | 'declined'>, string>> = {
  verified: 'Reports and messages about your account can reach you there.',
  'adviser-asked':
    'An adviser keeps a record under this address. We have asked them to connect it with your account; you will get an email. What you enter yourself before then keeps the two apart.',
  'new-password':
    'Sign in with your new password. Everybody who was signed in to this account before has been signed out. What was entered in it is still there: please check it.',
};

function Verified({ ending }: { ending: keyof typeof verifiedTexts }) {
  const isNew = ending === 'new-password';
  return (
    <AuthCard title="Your email is confirmed">
      <p role="status">{verifiedTexts[ending]}</p>
      <Button component={Link} to={isNew ? '/auth' : '/portfolio-manager'} size="md">
        {isNew ? 'Sign In' : 'Go to My Portfolio'}
      </Button>
    </AuthCard>
  );
}

function Declined() {
  return (
    <AuthCard title="The account is removed">
      <p role="status">
        Everybody who was signed in to it has been signed out, and what was entered is gone. Your address is free: you
        can sign up with it whenever you like.
      </p>
      <Link to="/">Go to the home page</Link>
    </AuthCard>
  );
}

function Refused() {
  return (
    <AuthCard title="This link no longer works">
      <p role="status">
        It was used already, has expired or is not complete. If your address is not confirmed yet, your account sends
        you a new link.
      </p>
      <Button component={Link} to="/account" size="md">
        Go to My Account
      </Button>
    </AuthCard>
  );
}
