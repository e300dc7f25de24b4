import { isBlankRecord } from '@freehold/domain';
import { planFromRecord, recordDayOf, recordUpdates, takeUpdates } from '@freehold/domain/plan-from-record';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { errorText } from '#app/lib/error-text.ts';
import { day } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { PlanStore } from '../model/plan-store.ts';
import { recordQuery } from './record-query.ts';
import { FoldedLine, type KeepBefore, type MarkedUpdate, TickedUpdates } from './ticked-updates.tsx';

interface FactsUpdateProps {
  readonly store: PlanStore;
  readonly clientId: string;
  /** The client looks at their own plan. */
  readonly isOwn: boolean;
  readonly keepBefore: KeepBefore['keep'];
}

/** Which day's record a plan is from, with what the record says otherwise now behind a press; nothing for other plans. */
export function FactsUpdate({ store, clientId, isOwn, keepBefore }: FactsUpdateProps) {
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const from = recordDayOf(plan);
  if (from === null) return null;
  return (
    <FoldedLine
      label="Facts"
      says={`Facts from ${isOwn ? 'your record' : 'the record'} of ${day(from)}.`}
      button="Update facts"
    >
      {(close) => <Updates store={store} clientId={clientId} isOwn={isOwn} keepBefore={keepBefore} onDone={close} />}
    </FoldedLine>
  );
}

function Updates({ store, clientId, isOwn, keepBefore, onDone }: FactsUpdateProps & { readonly onDone: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(recordQuery(clientId));
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const today = localDay(new Date());
  const fresh = useMemo(
    () => (data === undefined ? null : planFromRecord(data, today, isOwn ? 'you' : 'report')),
    [data, today, isOwn],
  );
  const updates = useMemo(() => (fresh === null ? [] : recordUpdates(plan, fresh)), [plan, fresh]);
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

  function take(marked: readonly MarkedUpdate[]) {
    store.changePlan({ label: 'Update facts from the record', ops: takeUpdates(plan, marked, today) });
    onDone();
  }

  if (updates.length === 0) {
    const isOfToday = recordDayOf(plan) === today;
    return (
      <>
        <p role="status">Plan and record agree today.</p>
        {!isOfToday && <ActionButton onClick={() => take([])}>Date the facts today</ActionButton>}
      </>
    );
  }
  return (
    <TickedUpdates
      updates={updates}
      says={`What is ticked comes into the plan as one step, which Undo takes back. ${isOwn ? 'Your record' : 'The record'} stays as it is.`}
      onTake={take}
      before={{ name: `Before the facts of ${day(today)}`, keep: keepBefore }}
    />
  );
}
