import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { counted, dateTime } from '#app/lib/format.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { leadRow } from '../lead-row.ts';
import { leadsQuery } from '../leads-query.ts';
import css from './leads-screen.module.css';
import { LeadsEmpty, LeadsFailed, LeadsLoading } from './leads-states.tsx';
import { LeadsTable } from './leads-table.tsx';

/** The leads that arrived, newest first. */
export function LeadsScreen() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery(leadsQuery(setWaiting));
  const rows = data?.map(leadRow);
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <div>
          <h1>Leads</h1>
          <p className={css.summary} role="status">
            {rows
              ? `${counted(rows.length, 'lead')}, as of ${dateTime(new Date(dataUpdatedAt))}`
              : 'People who asked for their report'}
          </p>
        </div>
        <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching && !isPending ? 'Refreshing' : 'Refresh'}
        </Button>
      </header>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      {isPending && <LeadsLoading />}
      {error && !isFetching && (
        <LeadsFailed
          text={errorText(error, 'The server gave no usable answer.')}
          hasOlderRows={rows !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {rows?.length === 0 && <LeadsEmpty />}
      {rows && rows.length > 0 && <LeadsTable rows={rows} />}
    </div>
  );
}
