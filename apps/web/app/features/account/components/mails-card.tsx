import { type AskedMails, askedMailFacts, askedMailWords, routes } from '@freehold/contract';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { askedMailsQuery } from '../account-queries.ts';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';

/** The mails that the client may ask for, each with what it says and when, and a box to tick. */
export function MailsCard() {
  const { data, error, isFetching, refetch } = useQuery(askedMailsQuery);
  return (
    <AccountCard id="account-mails" title="Emails you ask for">
      {data === undefined && isFetching && (
        <div role="status">
          <span className="fh-for-readers">Loading your emails</span>
          <Skeleton height={220} radius="md" />
        </div>
      )}
      {data === undefined && error && !isFetching && (
        <div className={css.form} role="alert">
          <p className="fh-failure">{errorText(error, 'Your choice of emails could not be loaded.')}</p>
          <div className={css.actions}>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </div>
      )}
      {data && <Kinds asked={data} />}
    </AccountCard>
  );
}

function Kinds({ asked: { email, isEmailVerified, mails } }: { asked: AskedMails }) {
  const isNone = mails.every(({ isOn }) => !isOn);
  return (
    <>
      <p className={css.quiet}>
        {isNone ? 'None of these is sent until you tick it. They go' : 'What you tick goes'} to {email}. These emails
        show changes and dates, never a balance or an address, and each has a link that stops it.
      </p>
      {!isEmailVerified && (
        <p className={`fh-attention ${css.attention}`}>
          Confirm your email address first: until then none of these can be sent.
        </p>
      )}
      <ul className={css.sessions}>
        {mails.map((mail) => (
          <Kind key={mail.kind} mail={mail} mayAsk={isEmailVerified} />
        ))}
      </ul>
    </>
  );
}

interface KindProps {
  readonly mail: AskedMails['mails'][number];
  /** Whether it can be ticked; it can always be stopped. */
  readonly mayAsk: boolean;
}

function Kind({ mail: { kind, isOn, askedAt, lastAt }, mayAsk }: KindProps) {
  const change = useAction(routes.askedMails.change, 'This was not saved. Please try again.');
  const queries = useQueryClient();
  // What was just pressed, until the server has answered.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { label, what, when } = askedMailFacts[kind];
  const words = `asked-mail-${kind}`;

  async function choose(isAsked: boolean) {
    if (change.isRunning) return;
    setPressed(isAsked);
    const body = isAsked ? { isOn: true, words: askedMailWords } : { isOn: false };
    const asked = await change.act({ params: { kind }, body });
    if (asked !== null) queries.setQueryData(askedMailsQuery.queryKey, asked);
    setPressed(null);
  }

  return (
    <li className={css.mail}>
      <Checkbox
        label={label}
        checked={pressed ?? isOn}
        disabled={!isOn && !mayAsk}
        aria-describedby={words}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      <p id={words}>
        <span>{what}</span> <span>{when}</span>
        {isOn && <span>{sinceText(askedAt, lastAt)}</span>}
      </p>
      <ActionNotes action={change} />
    </li>
  );
}

function sinceText(askedAt: string | null, lastAt: string | null): string {
  const asked = askedAt === null ? '' : `Asked for on ${date(new Date(askedAt))}`;
  return lastAt === null ? `${asked}; none sent yet.` : `${asked}; last on ${date(new Date(lastAt))}.`;
}
