import type { Browser, Page } from '@playwright/test';

/** The fields used of a browser trace event; microseconds, for `tdur` of CPU time. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Records a trace while an action runs. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline', 'blink.user_timing'] });
  await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents;
}

/** Tasks on the same thread as an event, in order. */
export function tasksBeside({ pid, tid }: TraceEvent, events: readonly TraceEvent[]): readonly TraceEvent[] {
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts);
}
