import type { Browser, Page } from '@playwright/test';

/** What is read of an event of the browser's trace; microseconds, those of `tdur` of processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The trace of what a page does meanwhile. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents;
}

/** The tasks of the thread that an event was on, in their order. */
export function tasksBeside({ pid, tid }: TraceEvent, events: readonly TraceEvent[]): readonly TraceEvent[] {
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts);
}
