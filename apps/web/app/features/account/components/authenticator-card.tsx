import type { Account } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#app/lib/format.ts';
import { reloadOwnProfile } from '#app/lib/session-profile.ts';
import { accountQuery } from '../account-queries.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { AuthenticatorOff } from './authenticator-off.tsx';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The authenticator app: off, being set up, or on. */
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
