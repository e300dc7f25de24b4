import type { JoinAsked, JoinPair } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { useJoins } from '../use-joins.ts';
import { ConnectDialog, type ConnectQuestion, JoinCard } from './join-card.tsx';
import css from './joins.module.css';

/** Accounts that say they are an adviser's clients, with the records that may be theirs; nothing where none waits. */
export function JoinsAsked({ clientId }: { readonly clientId?: string }) {
  const joins = useJoins(clientId);
  const [question, setQuestion] = useState<ConnectQuestion | null>(null);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch, failure } = joins;

  async function connect(pair: JoinPair) {
    if (!(await joins.connect(pair))) return;
    setQuestion(null);
    showToast({ title: 'Connected', description: 'The client is told by email.', tone: 'success' });
    // The record now carries the account's address.
    if (clientId !== undefined) await navigate(`/admin/client/${pair.accountId}`);
  }

  if (data === undefined && error !== null && !isFetching) {
    return (
      <section className={`fh-attention ${css.asked}`} role="alert">
        <p>
          Whether a client waits to be connected is not known. {errorText(error, 'The server gave no usable answer.')}
        </p>
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          Retry
        </Button>
      </section>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.asked}`} aria-labelledby="joins-asked">
      <h2 id="joins-asked">{titleOf(data, clientId)}</h2>
      {failure !== null && question === null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <ul className={css.accounts}>
        {data.map((asked) => (
          <JoinCard
            key={asked.account.id}
            asked={asked}
            isBusy={joins.isBusy}
            onConnect={(record) => setQuestion({ account: asked.account, record })}
            onRefuse={(recordId) => void joins.refuse({ accountId: asked.account.id, recordId })}
            onReopen={(recordId) => void joins.reopen({ accountId: asked.account.id, recordId })}
          />
        ))}
      </ul>
      <ConnectDialog
        question={question}
        isBusy={joins.isBusy}
        failure={failure}
        onConnect={(pair) => void connect(pair)}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

function titleOf(data: readonly JoinAsked[], clientId: string | undefined): string {
  const isWaiting = data.some(({ records }) => records.some(({ isRefused }) => !isRefused));
  if (!isWaiting) return 'Kept apart from an account with the same address';
  if (clientId !== undefined) return 'This account says it is your client';
  return `${counted(data.length, 'account')} ${data.length === 1 ? 'says it is' : 'say they are'} your client`;
}
