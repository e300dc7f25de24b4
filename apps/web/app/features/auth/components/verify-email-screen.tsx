import { routes, type SignUpLook } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { signOut } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { LinkEnding } from './link-ending.tsx';
import { LinkLook } from './link-look.tsx';
import { type ProofEnding, VerifyEmailForm } from './verify-email-form.tsx';

/** Says who signed up with the address, when, and roughly where. */
function signUpText({ firstName, lastName, email, signedUpAt, origin }: SignUpLook): string {
  const name = `${firstName} ${lastName}`.trim();
  const from = origin === null ? '' : ` (${origin})`;
  return `${name} signed up with ${email}, ${dateTime(new Date(signedUpAt))}${from}.`;
}

interface DeclineSignUpProps {
  readonly token: string;
  readonly onKeep: () => void;
  readonly onDeclined: () => void;
  readonly onRefused: () => void;
}

/** Asks for confirmation before removing an account another person created with the reader's address. */
function DeclineSignUp({ token, onKeep, onDeclined, onRefused }: DeclineSignUpProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.declineSignUp);

  async function decline() {
    setFailure(null);
    const outcome = await run({ body: { token } });
    if (outcome.kind === 'done') onDeclined();
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onRefused();
    setFailure(errorText(outcome.error, 'The account could not be removed. Please try again.'));
  }

  return (
    <>
      <p>
        The account ends with everything that was entered in it, and whoever made it is signed out. This cannot be
        undone.
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <div className={css.actions}>
        <Button color="red" disabled={isRunning} onClick={() => void decline()}>
          {isRunning ? 'Removing' : 'Remove the Account'}
        </Button>
        <Button variant="default" disabled={isRunning} onClick={onKeep} autoFocus>
          Back
        </Button>
      </div>
    </>
  );
}

const title = 'Confirm your email';

type Ending = ProofEnding | 'declined';

/**
 * Confirms an email address with a mailed link. A reader who is not signed in must enter the account's password: the
 * link only proves access to the mailbox, and another person may have signed up with the address.
 */
export function VerifyEmailScreen() {
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending === 'refused') return <Refused />;
  if (ending === 'declined') return <Declined />;
  if (ending !== null) return <Verified ending={ending} />;
  return (
    <LinkLook
      title={title}
      look={(token, signal) => call(routes.auth.lookAtSignUp, { body: { token }, signal })}
      refused={<Refused />}
    >
      {(token, look) => <Loaded token={token} look={look} onEnd={setEnding} />}
    </LinkLook>
  );
}

function Loaded({ token, look, onEnd }: { token: string; look: SignUpLook; onEnd: (ending: Ending) => void }) {
  const [isDeclining, setDeclining] = useState(false);

  function declined() {
    // The session of a deleted account: its next call would fail.
    if (look.isOwn) void signOut();
    onEnd('declined');
  }

  return (
    <AuthCard title={isDeclining ? 'Remove this account?' : title} purpose={signUpText(look)}>
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
  const signIn = { to: '/auth', label: 'Sign In' };
  const portfolio = { to: '/portfolio-manager', label: 'Go to My Portfolio' };
  return (
    <LinkEnding title="Your email is confirmed" way={ending === 'new-password' ? signIn : portfolio}>
      {verifiedTexts[ending]}
    </LinkEnding>
  );
}

function Declined() {
  return (
    <LinkEnding title="The account is removed" way={{ to: '/', label: 'Go to the Home Page' }}>
      Everybody who was signed in to it has been signed out, and what was entered is gone. Your address is free: you can
      sign up with it whenever you like.
    </LinkEnding>
  );
}

function Refused() {
  return (
    <LinkEnding title="This link no longer works" way={{ to: '/account', label: 'Go to My Account' }}>
      It was used already, has expired or is not complete. If your address is not confirmed yet, your account sends you
      a new link.
    </LinkEnding>
  );
}
