import { once } from 'node:events';
import { Readable } from 'node:stream';
import { GrowingFile } from './growing-file.ts';

/** Takes a piece of a text; resolves when it is written. Rejects with ReaderLeft when nobody reads the text any more. */
export type TextSink = (piece: string) => Promise<void>;

/** Who read the text hung up, so the rest need not be written. */
export class ReaderLeft extends Error {
  override name = 'ReaderLeft';
}

/**
 * A long text, to be read from its first piece on while the rest is written. It is written to a file at its own pace: memory stays
 * flat, and a slow reader holds no snapshot of the database. Rejects with what the writing throws before its first piece; an error
 * after that destroys the stream.
 */
export async function spooledText(write: (sink: TextSink) => Promise<void>): Promise<Readable> {
  const file = await GrowingFile.create();
  const stream = Readable.from(file.bytes(), { objectMode: false });
  const closed = once(stream, 'close').catch(() => {});
  const begun = Promise.withResolvers<void>();
  const writing = write(async (piece) => {
    if (stream.destroyed) throw new ReaderLeft('Nobody reads the text any more');
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
