import { type Account, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { date } from '#app/lib/format.ts';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';

/** Says that the email address is not confirmed and what that means, and offers to send another link. */
function EmailState({ account: { email, confirmBy } }: { account: Account }) {
  const resend = useAction(routes.auth.resendVerification, 'The link could not be sent. Please try again.');
  const [isSent, setSent] = useState(false);

  async function send() {
    setSent((await resend.act({})) !== null);
  }

  return (
    <div className={`fh-attention ${css.attention}`}>
      <p>
        We sent a link to {email} when the account was made. Until you confirm it, an adviser cannot connect the record
        they keep about you, and you cannot set up an authenticator app.
      </p>
      {confirmBy !== null && (
        <p>
          <strong>Confirm it by {date(new Date(confirmBy))}:</strong> after that the account and what you entered are
          removed.
        </p>
      )}
      <ActionNotes action={resend} />
      <div className={css.actions}>
        <Button variant="default" disabled={resend.isRunning} onClick={() => void send()}>
          {resend.isRunning ? 'Sending' : 'Send the Link Again'}
        </Button>
        {isSent && !resend.isRunning && (
          <p className={css.done} role="status">
            A new link is on its way.
          </p>
        )}
      </div>
    </div>
  );
}

/** The account holder's details; `children` are the fields they can change. */
export function DetailsCard({ account, children }: { account: Account; children: ReactNode }) {
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <AccountCard id="account-details" title="Your details">
      <dl className={css.facts}>
        {name !== '' && account.role !== 'CLIENT' && (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>Email</dt>
        <dd>{account.email}</dd>
        <dt>Signed in as</dt>
        <dd>{account.role === 'CLIENT' ? 'Client' : 'Adviser'}</dd>
        <dt>Email state</dt>
        <dd>{account.isEmailVerified ? 'Confirmed' : 'Not confirmed yet'}</dd>
      </dl>
      {!account.isEmailVerified && <EmailState account={account} />}
      {account.isAdviserAsked && (
        <p className={`fh-attention ${css.attention}`}>
          Your adviser has been asked to connect the record they keep under this address with your account. You will get
          an email. What you enter yourself before then keeps the two apart, so you may want to wait.
        </p>
      )}
      {children}
    </AccountCard>
  );
}
