import { AppError, type ReadPropertyFile } from '@freehold/contract';
import { createRequestWorker } from '../../jobs/request-worker.ts';

/** Reads property files beside the event loop: five thousand lines would block it for a tenth of a second. */
export interface PropertyFileReader {
  /**
   * Reads a property file for `owner`, its sender. Throws AppError `invalid-input` with the field `file` when it is not
   * one, and `unavailable` when the queue is full.
   */
  read(bytes: Uint8Array, owner: string): Promise<Extract<ReadPropertyFile, { kind: 'read' }>>;
  close(): Promise<void>;
}

const limits = { mostWaiting: 8, mostWaitingEach: 2, longestWaitMs: 20_000, longestMs: 20_000 };

/** A reader with a worker of its own, which starts with the first file and ends when idle. */
export function createPropertyFileReader(): PropertyFileReader {
  const worker = createRequestWorker<Uint8Array, ReadPropertyFile>(new URL('./csv-worker.ts', import.meta.url), limits);
  return {
    async read(bytes, owner) {
      const read = await worker.run('readPropertyFile', bytes, owner);
      if (read.kind === 'read') return read;
      const { message } = read;
      throw new AppError('invalid-input', { message, fields: [{ field: 'file', message }] });
    },
    close: worker.close,
  };
}
