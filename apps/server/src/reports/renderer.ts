import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ReportRequest } from './render-worker.ts';

export interface ReportRenderer {
  /** Renders the report as a PDF file. */
  render(request: ReportRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

// A report takes well under a second; a longer render is broken and must not block the queue.
const longestRenderMs = 20_000;

// Starting the thread and loading the fonts takes seconds on a busy machine; who saves one file often saves another.
const longestIdleMs = 10 * 60_000;

/** Renders reports in one worker thread, started on first use and ended when idle. */
export function createReportRenderer(): ReportRenderer {
  const pool = new Piscina<ReportRequest, Uint8Array>({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: longestIdleMs,
  });
  return {
    render: (request) => pool.run(request, { name: 'renderReport', signal: AbortSignal.timeout(longestRenderMs) }),
    close: () => pool.destroy(),
  };
}
