import { fullName } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { seenByQuery } from '../account-queries.ts';
import css from './account.module.css';
import { AccountCard } from './account-card.tsx';

/** Who at the practice sees a client's record: the administrators in general, and each adviser since when. */
export function SeenByCard({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(seenByQuery(clientId));
  return (
    <AccountCard id="account-seen-by" title="Who can see you">
      <p className={css.quiet}>The practice’s administrators see every client’s record, and so do your advisers.</p>
      {data === undefined && isFetching && (
        <div role="status">
          <span className="fh-for-readers">Loading your advisers</span>
          <Skeleton height={48} radius="md" />
        </div>
      )}
      {data === undefined && error !== null && !isFetching && (
        <div className={css.actions} role="alert">
          <p>{errorText(error, 'Your advisers could not be loaded.')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {data?.length === 0 && <p>You have no adviser of your own at the moment.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={css.sessions}>
          {data.map((adviser) => (
            <li key={adviser.id} className={css.session}>
              <p>{fullName(adviser)}</p>
              <p className={css.quiet}>
                since <time dateTime={adviser.since}>{date(new Date(adviser.since))}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
