import { once } from 'node:events';
import { Readable } from 'node:stream';
import { GrowingFile } from './growing-file.ts';

/** Accepts a piece of text; resolves when it is written. Rejects with ReaderLeft once the reader has disconnected. */
export type TextSink = (piece: string) => Promise<void>;

/** The reader disconnected, so the rest need not be written. */
export class ReaderLeft extends Error {
  override name = 'ReaderLeft';
}

/**
 * Streams a long text while it is still being written. It is spooled to a file at its own pace: memory use stays flat,
 * and a slow reader holds no database snapshot. Rejects with an error thrown before the first piece; a later error
 * destroys the stream.
 */
export async function spooledText(write: (sink: TextSink) => Promise<void>): Promise<Readable> {
  const file = await GrowingFile.create();
  const stream = Readable.from(file.bytes(), { objectMode: false });
  const closed = once(stream, 'close').catch(() => {});
  const begun = Promise.withResolvers<void>();
  const writing = write(async (piece) => {
    if (stream.destroyed) throw new ReaderLeft('The reader has disconnected');
    await file.append(piece);
    begun.resolve();
  });
  writing.then(
    () => {
      file.end();
      begun.resolve();
    },
    (error) => {
      file.fail(error);
      begun.reject(error);
    },
  );
  void Promise.allSettled([writing, closed]).then(() => file.close());
  try {
    await begun.promise;
    return stream;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
