import { type JoinAsked, type JoinPair, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { ConnectDialog, type ConnectQuestion, JoinCard } from './join-card.tsx';
import css from './joins.module.css';

/** Accounts waiting to be connected with a record; for one client, rejected records as well. */
function joinsQuery(clientId: string | undefined) {
  return queryOptions({
    queryKey: ['joins', clientId ?? 'all'],
    queryFn: ({ signal }) => call(routes.joins.list, { query: clientId === undefined ? {} : { clientId }, signal }),
  });
}

/** Accounts waiting for an adviser, the actions on them, and the error of the last attempt. */
function useJoins(clientId: string | undefined) {
  const cache = useQueryClient();
  const query = useQuery(joinsQuery(clientId));
  const [failure, setFailure] = useState<string | null>(null);
  const connecting = useCall(routes.joins.connect);
  const refusing = useCall(routes.joins.refuse);
  const reopening = useCall(routes.joins.reopen);

  async function settle(outcome: { kind: string; error?: unknown }): Promise<boolean> {
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'That was not saved. Please try again.'));
    if (outcome.kind !== 'done') return false;
    setFailure(null);
    await cache.invalidateQueries({ queryKey: ['joins'] });
    return true;
  }

  async function reopen(pair: JoinPair): Promise<void> {
    await settle(await reopening.run({ body: pair }));
  }

  return {
    ...query,
    failure,
    isBusy: connecting.isRunning || refusing.isRunning || reopening.isRunning,
    reopen,
    /** True once the two are one client. */
    async connect(pair: JoinPair): Promise<boolean> {
      const isDone = await settle(await connecting.run({ body: pair }));
      if (isDone) await cache.invalidateQueries({ queryKey: ['clients'] });
      return isDone;
    },
    async refuse(pair: JoinPair): Promise<void> {
      if (!(await settle(await refusing.run({ body: pair })))) return;
      showToast({
        title: 'Kept apart',
        description: 'The record stays as it is.',
        tone: 'success',
        action: { label: 'Undo', run: () => void reopen(pair) },
      });
    },
  };
}

/**
 * Accounts whose owner says they are an adviser's client, with the records that may be theirs; renders nothing when
 * there are none.
 */
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
        <p>Whether a client waits to be connected is not known. {errorText(error, 'Our server could not answer.')}</p>
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
