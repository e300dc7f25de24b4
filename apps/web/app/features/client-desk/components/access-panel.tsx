import type { AccountChange, ClientAccess } from '@freehold/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dateTime } from '#app/lib/format.ts';
import { type AccessAct, useAccess } from '../use-access.ts';
import { AccessDialog } from './access-dialog.tsx';
import css from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

/** How a client signs in, and an adviser's actions on it. */
export function AccessPanel({ clientId }: { readonly clientId: string }) {
  const access = useAccess(clientId);
  const { data, error, isFetching, refetch } = access;
  const [asked, setAsked] = useState<AccessAct | null>(null);
  return (
    <section aria-labelledby="client-access" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-access">Sign-in</h2>
      </header>
      {data === undefined && error === null && <PartLoading text="Loading how the client signs in" />}
      {error !== null && !isFetching && (
        <PartFailed title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.account === null && (
        <PartEmpty title="No sign-in yet">
          <p>
            When the client signs up with the address of this record and confirms it, you are asked to connect the two.
          </p>
        </PartEmpty>
      )}
      {data?.account && (
        <>
          <Account account={data.account} isBusy={access.isBusy} onAsk={setAsked} onWithdraw={access.withdraw} />
          {access.failure !== null && asked === null && (
            <p role="alert" className={css.failure}>
              {access.failure}
            </p>
          )}
          <AccessDialog
            act={asked}
            email={data.account.email}
            isBusy={access.isBusy}
            failure={access.failure}
            onAct={async (act, email) => {
              if (await access.act(act, email)) setAsked(null);
            }}
            onClose={() => setAsked(null)}
          />
        </>
      )}
    </section>
  );
}

interface AccountProps {
  readonly account: NonNullable<ClientAccess['account']>;
  readonly isBusy: boolean;
  readonly onAsk: (act: AccessAct) => void;
  readonly onWithdraw: (changeId: string) => void;
}

function Account({ account, isBusy, onAsk, onWithdraw }: AccountProps) {
  const waits = (kind: AccountChange['kind']) => account.changes.some((change) => change.kind === kind);
  return (
    <ul className={css.rows}>
      <AccessRow title={account.email} state={account.isEmailVerified ? 'Confirmed' : 'Not confirmed yet'}>
        <Act isOff={isBusy || waits('email-change')} onPress={() => onAsk('changeEmail')}>
          Change Address
        </Act>
      </AccessRow>
      <AccessRow title="Authenticator app" state={account.hasSecondFactor ? 'On' : 'Off'}>
        {account.hasSecondFactor && (
          <Act isOff={isBusy || waits('second-factor-reset')} onPress={() => onAsk('resetSecondFactor')}>
            Remove App
          </Act>
        )}
      </AccessRow>
      <AccessRow title="Signing in" state={account.isDisabled ? 'Blocked' : 'Open'}>
        <Act isOff={isBusy} onPress={() => onAsk(account.isDisabled ? 'enable' : 'disable')}>
          {account.isDisabled ? 'Allow Sign-in' : 'Block Sign-in'}
        </Act>
      </AccessRow>
      {account.changes.map((change) => (
        <AccessRow key={change.id} title={waitingText(change)}>
          <Act isOff={isBusy} onPress={() => onWithdraw(change.id)}>
            Stop It<span className="fh-for-readers"> ({waitingText(change)})</span>
          </Act>
        </AccessRow>
      ))}
    </ul>
  );
}

function AccessRow({ title, state, children }: { title: string; state?: string; children: ReactNode }) {
  return (
    <li>
      <span className={css.rowTitle}>{title}</span>
      {state !== undefined && <span>{state}</span>}
      {children}
    </li>
  );
}

function Act({ isOff, onPress, children }: { isOff: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="default" size="sm" disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  );
}

function waitingText({ kind, newEmail, dueAt, isProven }: AccountChange): string {
  const when = dateTime(new Date(dueAt));
  if (kind === 'second-factor-reset') return `The authenticator app is removed on ${when}, unless the client stops it.`;
  return isProven
    ? `The address becomes ${newEmail} on ${when}, unless the client stops it.`
    : `The address becomes ${newEmail} on ${when} at the earliest, once the client confirms it from there.`;
}
