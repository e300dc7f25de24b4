import { type EnrolSecondFactorReply, routes } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { ActionNotes } from './action-notes.tsx';
import { PasswordField } from './password-field.tsx';

const QrCode = lazyPart(() => import('./qr-code.tsx').then((module) => module.QrCode));
const failed = 'The app could not be set up. Please try again.';

interface SetUpProps {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Sets up an authenticator app in three steps: password, secret for the app, first code from it. */
export function AuthenticatorSetUp({ onConfirmed, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<EnrolSecondFactorReply | null>(null);
  const back = (
    <Button type="button" variant="default" onClick={onCancel}>
      Cancel
    </Button>
  );
  if (secret === null) return <Proof onSecret={setSecret} back={back} />;
  return <FirstCode secret={secret} onConfirmed={onConfirmed} back={back} />;
}

function Proof({ onSecret, back }: { onSecret: (secret: EnrolSecondFactorReply) => void; back: ReactNode }) {
  const [password, setPassword] = useState('');
  const enrol = useAction(routes.auth.enrolSecondFactor, failed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reply = await enrol.act({ body: { password } });
    if (reply !== null) onSecret(reply);
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Set up authenticator app">
      <PasswordField id="set-up-password" label="Your password" value={password} onChange={setPassword} />
      <ActionNotes action={enrol} />
      <div className={css.actions}>
        <Button type="submit" disabled={enrol.isRunning || password === ''}>
          {enrol.isRunning ? 'Starting' : 'Continue'}
        </Button>
        {back}
      </div>
    </form>
  );
}

interface FirstCodeProps extends Pick<SetUpProps, 'onConfirmed'> {
  readonly secret: EnrolSecondFactorReply;
  readonly back: ReactNode;
}

function FirstCode({ secret, onConfirmed, back }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const confirm = useAction(routes.auth.confirmSecondFactor, failed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reply = await confirm.act({ body: { code: code.trim() } });
    if (reply !== null) onConfirmed(reply.recoveryCodes);
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Confirm authenticator app">
      <div className={css.setUp}>
        <QrCode uri={secret.uri} />
        <div className={css.form}>
          <p>
            Scan this with an authenticator app, or <a href={secret.uri}>open it in an app on this device</a>. To type
            it instead, enter this key:
          </p>
          <p className={css.secret}>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <div className={css.actions}>
            <CopyButton label="Copy Key" done="Key copied" byHandLabel="Key" text={() => secret.secret} />
          </div>
        </div>
      </div>
      <TextInput
        label="Code that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <ActionNotes action={confirm} />
      <div className={css.actions}>
        <Button type="submit" disabled={confirm.isRunning || code.trim() === ''}>
          {confirm.isRunning ? 'Checking' : 'Switch On'}
        </Button>
        {back}
      </div>
    </form>
  );
}
