import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Takes a piece of a text; resolves when it is written. */
export type TextSink = (piece: string) => Promise<void>;

/**
 * A long text, written whole before its first byte is read: memory stays flat, and a slow reader holds no snapshot of the
 * database. It lies in a file that has no name any more, so nothing of it is left when the reader ends.
 */
export async function spooledText(write: (sink: TextSink) => Promise<void>): Promise<Readable> {
  const path = join(tmpdir(), `freehold-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    await write(async (piece) => await file.appendFile(piece));
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}
