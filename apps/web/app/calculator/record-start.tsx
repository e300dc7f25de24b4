import type { ClientDetails } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '#app/lib/log-failure.ts';
import { readClientDetails } from '#app/lib/read-client-details.ts';
import css from './calculator-note.module.css';
import type { StoredForm } from './form-definition.ts';
import { localDay } from './today.ts';
import type { RecordStartProps } from './use-calculator.ts';
import { useRecordStart } from './use-record-start.ts';

/** What a calculator starts with from a client's record, and a sentence about what it cannot show. */
interface OwnDraft<Draft> {
  readonly draft: Draft;
  readonly note: string;
}

interface RecordOf<Draft extends object> extends RecordStartProps<Draft> {
  readonly form: StoredForm<Draft>;
  /** May load code for it: a page that names the files of its engine is larger for visitors, who have no record. */
  readonly draftOf: (details: ClientDetails, day: string) => OwnDraft<Draft> | null | Promise<OwnDraft<Draft> | null>;
  /** Label of the button that empties the form. */
  readonly emptyLabel: string;
}

/** Starts a calculator from the signed-in client's record, and says so. */
export function RecordStart<Draft extends object>(props: RecordOf<Draft>) {
  const own = useOwnDraft(props);
  const start = useRecordStart({ ...props, own: own === 'reading' ? null : (own?.draft ?? null) });
  if (own === 'reading') return <Reading emptyLabel={props.emptyLabel} />;
  if (start === null || own === null) return null;
  const { isRecord, fromRecord, empty } = start;
  return (
    <div className={`fh-no-print ${css.note}`}>
      <p>{isRecord ? `Starts from your details. ${own.note}` : 'These figures are not from your details.'}</p>
      <Button type="button" size="compact-sm" variant="default" onClick={isRecord ? empty : fromRecord}>
        {isRecord ? props.emptyLabel : 'Start from your details'}
      </Button>
    </div>
  );
}

/** Holds the place of the sentence, so that the form below does not move under a press. */
function Reading({ emptyLabel }: { readonly emptyLabel: string }) {
  return (
    <div className={`fh-no-print ${css.note}`}>
      <p role="status">Reading your details</p>
      <Button type="button" size="compact-sm" variant="default" disabled>
        {emptyLabel}
      </Button>
    </div>
  );
}

/** The record's draft; null for a record that gives none, and one that could not be read. */
function useOwnDraft<Draft extends object>({ clientId, draftOf }: RecordOf<Draft>): OwnDraft<Draft> | null | 'reading' {
  const [own, setOwn] = useState<OwnDraft<Draft> | null | 'reading'>('reading');
  const read = useEffectEvent((details: ClientDetails) => draftOf(details, localDay(new Date())));
  useEffect(() => {
    const leaving = new AbortController();
    async function start() {
      const details = await readClientDetails(clientId, { signal: leaving.signal });
      const found = await read(details);
      if (!leaving.signal.aborted) setOwn(found);
    }
    start().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setOwn(null);
      logFailure('A calculator could not start from the record', error);
    });
    return () => leaving.abort();
  }, [clientId]);
  return own;
}
