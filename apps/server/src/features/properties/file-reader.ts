import { AppError, type ReadPropertyFile } from '@freehold/contract';
import { createRequestWorker } from '../../http/request-worker.ts';

/** Reads files of properties beside the loop: five thousand lines hold it up for a tenth of a second. */
export interface PropertyFileReader {
  /**
   * What a file of properties holds. Throws AppError `invalid-input` with the field `file` for one that is no such file, and
   * `unavailable` when too many wait already.
   */
  read(bytes: Uint8Array): Promise<Extract<ReadPropertyFile, { kind: 'read' }>>;
  close(): Promise<void>;
}

/** A reader with a worker of its own, which starts with the first file and ends when idle. */
export function createPropertyFileReader(): PropertyFileReader {
  const worker = createRequestWorker<Uint8Array, ReadPropertyFile>(new URL('./csv.ts', import.meta.url));
  return {
    async read(bytes) {
      const read = await worker.run('readPropertyFile', bytes);
      if (read.kind === 'read') return read;
      const { message } = read;
      throw new AppError('invalid-input', { message, fields: [{ field: 'file', message }] });
    },
    close: worker.close,
  };
}
