import type { Account } from '@freehold/contract';
import type { ReactNode } from 'react';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { EmailState } from './email-state.tsx';

/** Who the account belongs to; `children` is what its person may change. */
export function DetailsCard({ account, children }: { account: Account; children: ReactNode }) {
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <AccountCard id="account-details" title="Your details">
      <dl className={css.facts}>
        {name !== '' && account.role === 'ADMIN' && (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>Email</dt>
        <dd>{account.email}</dd>
        <dt>Signed in as</dt>
        <dd>{account.role === 'ADMIN' ? 'Adviser' : 'Client'}</dd>
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
