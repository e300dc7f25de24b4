import { deviceName, routes, type Session } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { sessionsQuery } from '../account-queries.ts';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActionNotes } from './action-notes.tsx';

/** Lists the account's sessions, each with a way to end it. */
export function SessionsCard() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <AccountCard id="account-sessions" title="Where you are signed in">
      {data === undefined && isFetching && (
        <div role="status">
          <span className="fh-for-readers">Loading your sessions</span>
          <Skeleton height={72} radius="md" />
        </div>
      )}
      {error && !isFetching && (
        <div className={css.form} role="alert">
          <p className="fh-failure">{errorText(error, 'Your sessions could not be loaded.')}</p>
          <div className={css.actions}>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        </div>
      )}
      {data && (
        <ul className={css.sessions}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {data?.length === 1 && <p className={css.quiet}>Nowhere else.</p>}
    </AccountCard>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useAction(routes.auth.endSession, 'The session could not be ended. Please try again.');
  const queries = useQueryClient();
  const device = deviceName(session.userAgent);
  const lastUsed = dateTime(new Date(session.lastUsedAt));

  async function endIt() {
    await end.act({ params: { id: session.id } });
    // Also after a failure: the session may have expired.
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <li className={css.session}>
      <div>
        <p>
          <strong>{device}</strong>
          {session.isCurrent && <span className={css.here}>This device</span>}
        </p>
        <p>
          Last used {lastUsed}, signed in {dateTime(new Date(session.createdAt))}, ends by{' '}
          {dateTime(new Date(session.expiresAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          disabled={end.isRunning}
          aria-label={`End Session on ${device}, last used ${lastUsed}`}
          onClick={() => void endIt()}
        >
          {end.isRunning ? 'Ending' : 'End Session'}
        </Button>
      )}
      <ActionNotes action={end} />
    </li>
  );
}
