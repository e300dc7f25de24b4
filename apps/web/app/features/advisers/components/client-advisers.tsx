import { fullName, routes } from '@freehold/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { advisersQuery, clientAdvisersQuery } from '../advisers-queries.ts';
import css from './advisers.module.css';

/** Who advises a client, to be changed by an admin; nothing in a practice without advisers. */
export function ClientAdvisers({ clientId }: { readonly clientId: string }) {
  const all = useQuery(advisersQuery).data?.advisers ?? [];
  const theirs = useQuery({ ...clientAdvisersQuery(clientId), enabled: all.length > 0 });
  const cache = useQueryClient();
  const giving = useCall(routes.advisers.assign);
  const taking = useCall(routes.advisers.unassign);
  const [failure, setFailure] = useState<string | null>(null);
  if (all.length === 0) return null;
  const isBusy = giving.isRunning || taking.isRunning;
  const free = all.filter(({ id, state }) => state !== 'disabled' && !theirs.data?.some((one) => one.id === id));

  async function settle(running: Promise<CallOutcome<NonNullable<typeof theirs.data>>>) {
    setFailure(null);
    const outcome = await running;
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'That was not saved. Please try again.'));
    if (outcome.kind !== 'done') return;
    cache.setQueryData(clientAdvisersQuery(clientId).queryKey, outcome.reply);
    void cache.invalidateQueries({ queryKey: advisersQuery.queryKey });
  }

  const params = (adviserId: string) => ({ params: { id: clientId, adviserId } });
  return (
    <section className={`fh-card fh-no-print ${css.ofClient}`} aria-labelledby="client-advisers">
      <h2 id="client-advisers">Advised by</h2>
      {theirs.data === undefined && theirs.isFetching && <p role="status">Loading</p>}
      {theirs.data === undefined && theirs.error !== null && !theirs.isFetching && (
        <p role="alert">
          {errorText(theirs.error, 'The advisers could not be loaded.')}{' '}
          <Button variant="default" size="sm" onClick={() => void theirs.refetch()}>
            Retry
          </Button>
        </p>
      )}
      {theirs.data?.length === 0 && <p className={css.quiet}>Nobody but the administrators</p>}
      {theirs.data !== undefined && theirs.data.length > 0 && (
        <ul>
          {theirs.data.map((adviser) => (
            <li key={adviser.id} className={css.buttons}>
              <span>
                {fullName(adviser)} <span className={css.quiet}>since {date(new Date(adviser.since))}</span>
              </span>
              <Button
                variant="subtle"
                size="sm"
                disabled={isBusy}
                onClick={() => void settle(taking.run(params(adviser.id)))}
              >
                Take Away<span className="fh-for-readers"> from {fullName(adviser)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {theirs.data !== undefined && free.length > 0 && (
        <NativeSelect
          size="md"
          aria-label="Give the client to an adviser"
          disabled={isBusy}
          value=""
          data={[
            { value: '', label: 'Give to an adviser' },
            ...free.map((adviser) => ({ value: adviser.id, label: fullName(adviser) })),
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && void settle(giving.run(params(value)))}
        />
      )}
      {failure !== null && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
