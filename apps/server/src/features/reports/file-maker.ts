import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { Piscina } from 'piscina';
import type { ReportRequest, WorkbookRequest } from '../../reports/report.ts';

/** Makes files for people who wait for them. */
export interface FileMaker {
  /** A report as PDF. Throws AppError `unavailable` when too many wait already or it takes too long. */
  report(request: ReportRequest): Promise<Uint8Array>;
  /** A workbook as XLSX. Throws as `report` does. */
  workbook(request: WorkbookRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How many may be waiting, and how long one may take. */
export interface FileLimits {
  readonly mostWaiting: number;
  readonly longestMs: number;
}

const usualLimits: FileLimits = { mostWaiting: 8, longestMs: 20_000 };
const retryAfterSeconds = 5;

/**
 * A file maker with one worker thread of its own, so that a crowd of readers never holds up the mails. It starts with the
 * first file and ends when idle.
 */
export function createFileMaker({ mostWaiting, longestMs }: FileLimits = usualLimits): FileMaker {
  const pool = new Piscina<ReportRequest | WorkbookRequest, Uint8Array>({
    filename: fileURLToPath(new URL('../../reports/file-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  async function made(name: string, request: ReportRequest | WorkbookRequest): Promise<Uint8Array> {
    if (pool.queueSize >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds });
    try {
      return await pool.run(request, { name, signal: AbortSignal.timeout(longestMs) });
    } catch (error) {
      throw refusal(error);
    }
  }
  return {
    report: (request) => made('renderReport', request),
    workbook: (request) => made('writeWorkbook', request),
    close: () => pool.destroy(),
  };
}

// What the engine refuses is the caller's to mend; a file that takes too long may fare better when less is going on.
function refusal(error: unknown): unknown {
  if (error instanceof RangeError) {
    const [field = 'inputs'] = error.message.split(' ', 1);
    return new AppError('invalid-input', { fields: [{ field, message: error.message }] });
  }
  const isLate = error instanceof Error && error.name === 'AbortError';
  return isLate ? new AppError('unavailable', { retryAfterSeconds }) : error;
}
