import { AppError } from '@freehold/contract';
import { createRequestWorker, type WorkerLimits } from '../../jobs/request-worker.ts';
import type { ReportRequest, WorkbookRequest } from '../../reports/render-worker.ts';

/** Makes files for one person, or one address, that is waiting for them. */
export interface FileMaker {
  /** A report as PDF. Throws AppError `unavailable` when the queue is full or the deadline passes; without a time to wait where the file is too large. */
  report(request: ReportRequest): Promise<Uint8Array>;
  /** A workbook as XLSX. Throws as `report` does. */
  workbook(request: WorkbookRequest): Promise<Uint8Array>;
}

/** The worker threads that make files. */
export interface FileMakers {
  /** A maker for an owner, a person's id or an address; the queue is fair between owners. */
  of(owner: string): FileMaker;
  close(): Promise<void>;
}

/** How long files may wait and take; the wait is the longer, so that whoever comes behind one heavy file is served. */
export const usualFileLimits: WorkerLimits = {
  ...{ mostWaiting: 8, mostWaitingEach: 2, longestWaitMs: 24_000, longestMs: 20_000 },
  tooLong: 'This file is too large to be made here.',
};

/**
 * Makers with threads of their own, so that many readers never hold up the mails: one for visitors' calculations, and
 * one for what is kept of clients, whose length depends on the record.
 */
export function createFileMakers(
  limits: WorkerLimits = usualFileLimits,
  onWorked?: (owner: string, milliseconds: number) => Promise<void>,
): FileMakers {
  const module = new URL('../../workbooks/file-worker.ts', import.meta.url);
  const visitors = createRequestWorker<ReportRequest | WorkbookRequest, Uint8Array>(module, limits, onWorked);
  const summaries = createRequestWorker<ReportRequest, Uint8Array>(module, limits, onWorked);
  return {
    of: (owner) => ({
      report: (request) => {
        const isOfClient = request.kind === 'client-summary' || (request.kind === 'plan' && request.kept !== undefined);
        const worker = isOfClient ? summaries : visitors;
        return worker.run('renderReport', request, owner).catch(refuse);
      },
      workbook: (request) => visitors.run('writeWorkbook', request, owner).catch(refuse),
    }),
    close: async () => {
      await Promise.all([visitors.close(), summaries.close()]);
    },
  };
}

// The engine's RangeErrors are the caller's mistakes.
function refuse(error: unknown): never {
  if (!(error instanceof RangeError)) throw error;
  const [field = 'inputs'] = error.message.split(' ', 1);
  throw new AppError('invalid-input', { fields: [{ field, message: error.message }] });
}
