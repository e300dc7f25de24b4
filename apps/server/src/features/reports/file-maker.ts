import { AppError } from '@freehold/contract';
import { createRequestWorker, type WorkerLimits } from '../../http/request-worker.ts';
import type { ReportRequest, WorkbookRequest } from '../../reports/report.ts';

/** Makes files for people who wait for them. */
export interface FileMaker {
  /** A report as PDF. Throws AppError `unavailable` when too many wait already or it takes too long. */
  report(request: ReportRequest): Promise<Uint8Array>;
  /** A workbook as XLSX. Throws as `report` does. */
  workbook(request: WorkbookRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A file maker with a worker of its own, so that a crowd of readers never holds up the mails. */
export function createFileMaker(limits?: WorkerLimits): FileMaker {
  const module = new URL('../../reports/file-worker.ts', import.meta.url);
  const worker = createRequestWorker<ReportRequest | WorkbookRequest, Uint8Array>(module, limits);
  async function made(name: string, request: ReportRequest | WorkbookRequest): Promise<Uint8Array> {
    try {
      return await worker.run(name, request);
    } catch (error) {
      throw refusal(error);
    }
  }
  return {
    report: (request) => made('renderReport', request),
    workbook: (request) => made('writeWorkbook', request),
    close: worker.close,
  };
}

// What the engine refuses is the caller's to mend.
function refusal(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  const [field = 'inputs'] = error.message.split(' ', 1);
  return new AppError('invalid-input', { fields: [{ field, message: error.message }] });
}
