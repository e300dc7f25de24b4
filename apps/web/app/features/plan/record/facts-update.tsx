import { isBlankRecord } from '@freehold/domain';
import {
  planFromRecord,
  type RecordUpdate,
  recordDayOf,
  recordUpdates,
  takeUpdates,
} from '@freehold/domain/plan-from-record';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { errorText } from '#app/lib/error-text.ts';
import { day } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { PlanStore } from '../model/plan-store.ts';
import { recordQuery } from './record-query.ts';
import css from './record-review.module.css';
import { factText } from './review-parts.tsx';

interface FactsUpdateProps {
  readonly store: PlanStore;
  readonly clientId: string;
  /** The client looks at their own plan. */
  readonly isOwn: boolean;
}

/** Which day's record a plan is from, with what the record says otherwise now behind a press; nothing for other plans. */
export function FactsUpdate({ store, clientId, isOwn }: FactsUpdateProps) {
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const from = recordDayOf(plan);
  if (from === null) return null;
  const whose = isOwn ? 'your record' : 'the record';
  return (
    <section className={css.line} aria-label="Facts">
      <p>
        Facts from {whose} of {day(from)}.
      </p>
      <ActionButton tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Update facts
      </ActionButton>
      <div id={id} hidden={!isOpen} className={css.updates}>
        {isOpen && <Updates store={store} clientId={clientId} isOwn={isOwn} onDone={() => setOpen(false)} />}
      </div>
    </section>
  );
}

function Updates({ store, clientId, isOwn, onDone }: FactsUpdateProps & { readonly onDone: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(recordQuery(clientId));
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const today = localDay(new Date());
  const fresh = useMemo(
    () => (data === undefined ? null : planFromRecord(data, today, isOwn ? 'you' : 'report')),
    [data, today, isOwn],
  );
  const updates = useMemo(() => (fresh === null ? [] : recordUpdates(plan, fresh)), [plan, fresh]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  if (fresh === null || data === undefined) {
    if (error === null || isFetching) return <p role="status">Reading the record</p>;
    return (
      <div role="alert">
        <p>{errorText(error, 'The record could not be read.')}</p>
        <ActionButton onClick={() => void refetch()}>Try again</ActionButton>
      </div>
    );
  }
  // What an empty record would take away is everything.
  if (isBlankRecord(data)) return <p role="status">Nothing is in the record now. The plan stays as it is.</p>;

  const marked = updates.map((update) => ({ ...update, isTaken: update.isUsual !== turned.has(update.path) }));
  const isStartLeft = marked.some(({ kind, isTaken }) => kind === 'start' && !isTaken);
  const count = marked.filter(({ isTaken }) => isTaken).length;

  function take() {
    store.changePlan({ label: 'Update facts from the record', ops: takeUpdates(plan, marked, today) });
    onDone();
  }

  if (updates.length === 0) {
    const isOfToday = recordDayOf(plan) === today;
    return (
      <>
        <p role="status">Plan and record agree today.</p>
        {!isOfToday && <ActionButton onClick={take}>Date the facts today</ActionButton>}
      </>
    );
  }

  function turn(path: string) {
    const next = new Set(turned);
    if (!next.delete(path)) next.add(path);
    setTurned(next);
  }

  return (
    <>
      <ul className={css.differences}>
        {marked.map((update) => (
          <li key={update.path}>
            <label>
              <input type="checkbox" checked={update.isTaken} onChange={() => turn(update.path)} />
              <Difference {...update} />
            </label>
          </li>
        ))}
      </ul>
      <p>
        What is ticked comes into the plan as one step, which Undo takes back. {isOwn ? 'Your record' : 'The record'}{' '}
        stays as it is.
      </p>
      {isStartLeft && count > 0 && (
        <p role="status">Without the later start, today’s figures count from the plan’s own first month.</p>
      )}
      {count === 0 ? (
        <p>Nothing is ticked.</p>
      ) : (
        <ActionButton onClick={take}>
          Take {count} of {updates.length}
        </ActionButton>
      )}
    </>
  );
}

const kindWords = { added: 'add', removed: 'take out' } as const;

function Difference({ kind, record, label, own, theirs, says }: RecordUpdate) {
  const what = kind === 'added' || kind === 'removed' ? `${record}: ${kindWords[kind]}` : `${record}, ${label}`;
  return (
    <span>
      <b>{what}</b>
      {theirs !== null && (
        <span className="fh-figures">
          {own === null ? 'not in the plan' : factText(own)} → {factText(theirs)}
        </span>
      )}
      {says !== null && <span className={css.says}>{says}</span>}
    </span>
  );
}
