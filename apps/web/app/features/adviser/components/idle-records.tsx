import { fullName, type IdleRecord, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { idleRecordsQuery } from '../lists-query.ts';
import css from './idle-records.module.css';

const topic = 'idle-records';

/** Client records unused for a year, the action to keep one, and why the last action failed. */
function useIdleRecords() {
  const cache = useQueryClient();
  const query = useQuery(idleRecordsQuery);
  const keeping = useCall(routes.idleRecords.keep);
  const asking = useCall(routes.idleRecords.askAgain);
  const [failure, setFailure] = useState<string | null>(null);

  async function settle(outcome: CallOutcome<unknown>): Promise<boolean> {
    if (outcome.kind === 'cancelled') return false;
    setFailure(outcome.kind === 'failed' ? errorText(outcome.error, 'That was not saved. Please try again.') : null);
    // Also after a failure: another adviser may have decided.
    await cache.invalidateQueries({ queryKey: idleRecordsQuery.queryKey });
    return outcome.kind === 'done';
  }

  async function undo(record: IdleRecord): Promise<void> {
    if (await settle(await asking.run({ params: { id: record.id } }))) {
      showToast({
        title: 'Not decided yet',
        description: `${idleName(record)} is on the list again.`,
        tone: 'success',
        topic,
      });
    }
  }

  return {
    ...query,
    failure,
    isBusy: keeping.isRunning || asking.isRunning,
    waiting: keeping.waiting ?? asking.waiting,
    cancel: () => (keeping.isRunning ? keeping : asking).cancel(),
    /** Resolves to true if the record was kept. */
    async keep(record: IdleRecord): Promise<boolean> {
      const isKept = await settle(await keeping.run({ params: { id: record.id } }));
      if (isKept) {
        showToast({
          title: 'Kept for another year',
          description: `You are asked about ${idleName(record)} again in a year, unless the record is used before.`,
          tone: 'success',
          topic,
          action: { label: 'Undo', run: () => void undo(record) },
        });
      }
      return isKept;
    },
  };
}

/**
 * Client records unused for a year: each can be kept for another year, or opened to be erased. Renders nothing if there
 * are none.
 */
export function IdleRecords() {
  const { data, error, isFetching, refetch, failure, isBusy, waiting, cancel, keep } = useIdleRecords();
  const title = useRef<HTMLHeadingElement>(null);

  if (data === undefined && error !== null && !isFetching) {
    return (
      <section className={`fh-attention fh-no-print ${css.idle}`} role="alert">
        <p>{errorText(error, 'Unused records could not be loaded.')}</p>
        <Button variant="default" size="sm" className={css.retry} onClick={() => void refetch()}>
          Retry
        </Button>
      </section>
    );
  }
  if (data === undefined || data.records.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.idle}`} aria-labelledby="idle-records">
      <h2 id="idle-records" ref={title} tabIndex={-1}>
        Records nobody has used for a year
      </h2>
      <p className={css.quiet}>
        What is no longer needed should not be kept. Keep a record for another year, or open it and erase the client.
      </p>
      {failure !== null && !isBusy && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <ul className={css.records}>
        {data.records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            isBusy={isBusy}
            onKeep={async () => {
              // The pressed button disappears with its row.
              if (await keep(record)) title.current?.focus();
            }}
          />
        ))}
      </ul>
      {data.hasMore && <p className={css.quiet}>More follow once you have decided about these.</p>}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
    </section>
  );
}

interface RecordRowProps {
  readonly record: IdleRecord;
  readonly isBusy: boolean;
  readonly onKeep: () => Promise<void>;
}

function RecordRow({ record, isBusy, onKeep }: RecordRowProps) {
  const name = idleName(record);
  const who = <span className="fh-for-readers"> the record of {name}</span>;
  return (
    <li className={css.record}>
      <p>
        <strong>{name}</strong>{' '}
        <span className={`${css.quiet} ${css.used}`}>Last used {date(new Date(record.lastUsedAt))}</span>
      </p>
      <span className={css.buttons}>
        <Button component={Link} to={`/admin/client/${record.id}`} variant="default" size="sm">
          Open
          {who}
        </Button>
        <Button variant="default" size="sm" disabled={isBusy} onClick={() => void onKeep()}>
          Keep for another year
          <span className="fh-for-readers"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

/** Display name for an idle record: the client's name, or the email address if there is none. */
function idleName({ firstName, lastName, email }: IdleRecord): string {
  return fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || email.trim() || '(No name provided)';
}
