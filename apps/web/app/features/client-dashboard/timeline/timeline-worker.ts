import type { Voice } from '@freehold/domain';
import type { ClientRecord } from '../shared/client-record.ts';
import { type TimelineView, timelineView } from './timeline-view.ts';

/** A record to run for a reader, with the number of the run. */
export interface TimelineOrder {
  readonly run: number;
  readonly record: ClientRecord;
  readonly voice: Voice;
}

/** What a run gives the dashboard, or why it failed. */
export type TimelineNews =
  | { readonly run: number; readonly view: TimelineView }
  | { readonly run: number; readonly error: unknown };

function answerTo({ run, record, voice }: TimelineOrder): TimelineNews {
  try {
    return { run, view: timelineView(record, voice) };
  } catch (error) {
    return { run, error };
  }
}

addEventListener('message', ({ data }: MessageEvent<TimelineOrder>) => postMessage(answerTo(data)));
