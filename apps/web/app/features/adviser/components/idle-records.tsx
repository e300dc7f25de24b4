import type { IdleRecord } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { idleName } from '../idle-name.ts';
import { useIdleRecords } from '../use-idle-records.ts';
import css from './idle-records.module.css';

/** Client records that nobody has used for a year: kept for another year, or opened to be erased. Nothing where there are none. */
export function IdleRecords() {
  const { data, error, isFetching, refetch, failure, isBusy, waiting, cancel, keep } = useIdleRecords();
  const title = useRef<HTMLHeadingElement>(null);

  if (data === undefined && error !== null && !isFetching) {
    return (
      <section className={`fh-attention fh-no-print ${css.idle}`} role="alert">
        <p>{errorText(error, 'Whether records lie unused could not be loaded.')}</p>
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
              // The button that was pressed goes with its row.
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
