import { Button, Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateTime, dateTimeInFull } from '#app/lib/format.ts';
import { activityWords, type FieldLabel } from '../activity-words.ts';
import { activityQuery } from '../client-desk-queries.ts';
import css from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

interface ActivityPanelProps {
  readonly clientId: string;
  readonly labelOf: FieldLabel;
}

/** Activity on a client's record, newest first. */
export function ActivityPanel({ clientId, labelOf }: ActivityPanelProps) {
  const [looks, setLooks] = useState(false);
  const activity = useInfiniteQuery(activityQuery(clientId, looks));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = activity;
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const retry = () => void (data === undefined ? refetch() : fetchNextPage());

  return (
    <section aria-labelledby="client-activity" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-activity">Activity</h2>
        <Checkbox
          label="Also show who only looked"
          checked={looks}
          onChange={({ currentTarget }) => setLooks(currentTarget.checked)}
        />
      </header>
      {data === undefined && error === null && <PartLoading text="Loading the activity" />}
      {data !== undefined && events.length === 0 && (
        <PartEmpty title="Nothing yet">
          <p>Who changes this client’s details, notes or properties, and when, is listed here.</p>
        </PartEmpty>
      )}
      <ol className={css.timeline}>
        {events.map((event) => {
          const { who, did } = activityWords(event, labelOf);
          return (
            <li key={event.id}>
              <time className="fh-figures" dateTime={event.at} title={dateTimeInFull(new Date(event.at))}>
                {dateTime(new Date(event.at))}
              </time>
              <p>
                <strong>{who}</strong> {did}
              </p>
            </li>
          );
        })}
      </ol>
      {error !== null && !isFetching && (
        <PartFailed title="The activity could not be loaded" error={error} onRetry={retry} />
      )}
      {hasNextPage && error === null && (
        <Button variant="default" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading' : 'Show earlier'}
        </Button>
      )}
    </section>
  );
}
