import { type Account, routes } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { counted } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { reloadOwnProfile } from '#app/lib/session-profile.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { accountQuery } from '../account-queries.ts';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { PasswordField } from './password-field.tsx';

/** Switches the authenticator app off; needs the password and a code. */
function AuthenticatorOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [given, setGiven] = useState({ password: '', code: '' });
  const disable = useAction(routes.auth.disableSecondFactor, 'The app could not be switched off. Please try again.');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if ((await disable.act({ body: { ...given, code: given.code.trim() } })) !== null) onDone();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Switch off authenticator app">
      <p className={css.quiet}>
        After that your password alone opens the account, and your recovery codes stop working.
      </p>
      <PasswordField
        id="switch-off-password"
        label="Your password"
        value={given.password}
        onChange={(password) => setGiven((before) => ({ ...before, password }))}
      />
      <TextInput
        label="Code of the app, or a recovery code"
        autoComplete="one-time-code"
        value={given.code}
        onChange={({ currentTarget }) => setGiven((before) => ({ ...before, code: currentTarget.value }))}
      />
      <ActionNotes action={disable} />
      <div className={css.actions}>
        <Button type="submit" disabled={disable.isRunning || given.password === '' || given.code.trim() === ''}>
          {disable.isRunning ? 'Switching Off' : 'Switch Off'}
        </Button>
        <Button type="button" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onKept: () => void;
}

/** Shows the recovery codes, once only. */
function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = () => codes.join('\n');

  return (
    <div className={css.form}>
      <h3 ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p>
        The app is on. Each of these codes opens your account once if you lose it. They are shown this once: keep them
        somewhere other than your phone.
      </p>
      <ul className={`${css.codes} ${css.secret}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton label="Copy Codes" done="Codes copied" byHandLabel="Recovery codes" text={text} />
        <Button
          variant="default"
          onClick={() =>
            saveFile({
              name: 'freehold-recovery-codes.txt',
              type: 'text/plain',
              text: `Freehold recovery codes of ${email}, each good once\n\n${text()}\n`,
            })
          }
        >
          Save as File
        </Button>
        <Button onClick={onKept}>I Have Kept Them</Button>
      </div>
    </div>
  );
}

/** Authenticator app: off, being set up, or on. */
export function AuthenticatorCard({ account }: { account: Account }) {
  const [step, setStep] = useState<'look' | 'set-up' | 'switch-off'>('look');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();

  async function changed() {
    setStep('look');
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true });
    await reloadOwnProfile();
  }

  function confirmed(recoveryCodes: readonly string[]) {
    setCodes(recoveryCodes);
    void changed();
  }

  return (
    <AccountCard id="account-authenticator" title="Authenticator app">
      {account.isSecondFactorNeeded && (
        <p className={`fh-attention ${css.attention}`}>
          Set up an authenticator app before you go on. Nothing else is open until then.
        </p>
      )}
      {codes !== null && <RecoveryCodes codes={codes} email={account.email} onKept={() => setCodes(null)} />}
      {codes === null && step === 'look' && <Looking account={account} onStep={setStep} />}
      {step === 'set-up' && <AuthenticatorSetUp onConfirmed={confirmed} onCancel={() => setStep('look')} />}
      {step === 'switch-off' && <AuthenticatorOff onDone={() => void changed()} onCancel={() => setStep('look')} />}
    </AccountCard>
  );
}

function Looking({ account, onStep }: { account: Account; onStep: (step: 'set-up' | 'switch-off') => void }) {
  if (!account.hasSecondFactor && !account.isEmailVerified && account.role === 'CLIENT') {
    return <p className={css.quiet}>Off. Confirm your email first: then you can set up an authenticator app here.</p>;
  }
  if (!account.hasSecondFactor) {
    return (
      <>
        <p className={css.quiet}>
          Off. With it, signing in takes a six-digit code from an app on your phone as well as your password.
        </p>
        <div className={css.actions}>
          <Button onClick={() => onStep('set-up')}>Set Up Authenticator App</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>On.</strong> Signing in takes a code from your app.{' '}
        {counted(account.recoveryCodesLeft, 'recovery code')} left.
      </p>
      {account.recoveryCodesLeft < 3 && (
        <p className={`fh-attention ${css.attention}`}>
          Few recovery codes are left. Switch the app off and set it up again to get new ones.
        </p>
      )}
      <div className={css.actions}>
        <Button variant="default" onClick={() => onStep('switch-off')}>
          Switch Off
        </Button>
      </div>
    </>
  );
}
