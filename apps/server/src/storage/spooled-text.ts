import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const bytesAtOnce = 65_536;

/** A file read while it is still being written. It is already unlinked, so closing it removes it. */
class GrowingFile {
  readonly #file: FileHandle;
  #length = 0;
  #isWhole = false;
  #failure: { readonly error: unknown } | null = null;
  #change = Promise.withResolvers<void>();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(): Promise<GrowingFile> {
    const path = join(tmpdir(), `freehold-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new GrowingFile(file);
  }

  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#file.appendFile(bytes);
    this.#length += bytes.length;
    this.#tell();
  }

  /** Marks the file as complete. */
  end(): void {
    this.#isWhole = true;
    this.#tell();
  }

  /** Marks the file as failed; readers get this error. */
  fail(error: unknown): void {
    this.#failure = { error };
    this.#tell();
  }

  /** The bytes from the start, as they are written. Throws the error passed to `fail`. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (let from = 0; ; ) {
      // Take the promise before checking, so that no change is missed.
      const change = this.#change.promise;
      if (this.#failure) throw this.#failure.error;
      if (from < this.#length) {
        const piece = await this.#read(from);
        from += piece.length;
        yield piece;
      } else if (this.#isWhole) return;
      else await change;
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #read(from: number): Promise<Buffer> {
    const room = Buffer.allocUnsafe(Math.min(bytesAtOnce, this.#length - from));
    const { bytesRead } = await this.#file.read(room, 0, room.length, from);
    return room.subarray(0, bytesRead);
  }

  #tell(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }
}

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
