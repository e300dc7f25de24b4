import type { FirstFigure } from '@freehold/contract';
import type { Voice } from '@freehold/domain';
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ClientRecord } from '../shared/client-record.ts';
import type { TimelineView } from './timeline-view.ts';
import type { TimelineNews, TimelineOrder } from './timeline-worker.ts';
import workerAddress from './timeline-worker.ts?worker&url';

/** The timeline of the record on screen. */
export type TimelineState =
  | { readonly status: 'waiting'; readonly first: readonly FirstFigure[] }
  | { readonly status: 'ready'; readonly view: TimelineView }
  | { readonly status: 'failed'; readonly error: unknown };

const waiting: TimelineState = { status: 'waiting', first: [] };

/** The timeline for every part of a dashboard. */
export const TimelineOf = createContext<TimelineState>(waiting);

/** The timeline of the dashboard that a part is on. */
export function useTimeline(): TimelineState {
  return use(TimelineOf);
}

/**
 * Runs a record's timeline for a reader in a worker, so that forty years of months do not hold up the page. The worker
 * starts before the record is here: its code loads and compiles meanwhile.
 */
export function useTimelineOf(record: ClientRecord | undefined, voice: Voice): TimelineState {
  const [state, setState] = useState(waiting);
  const worker = useRef<Worker | null>(null);
  const run = useRef(0);
  const details = record?.details;
  const today = record?.today;
  useEffect(() => {
    const started = new Worker(workerAddress, { type: 'module' });
    started.addEventListener('error', ({ message }) =>
      setState({ status: 'failed', error: new Error(message || 'The timeline’s worker did not load') }),
    );
    started.addEventListener('message', ({ data }: MessageEvent<TimelineNews>) => {
      if (data.run !== run.current) return;
      setState('view' in data ? { status: 'ready', view: data.view } : { status: 'failed', error: data.error });
    });
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    if (details === undefined || today === undefined) return;
    run.current += 1;
    const order: TimelineOrder = { run: run.current, record: { details, today }, voice };
    worker.current?.postMessage(order);
  }, [details, today, voice]);
  return state;
}
