import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@freehold/contract';
import pLimit from 'p-limit';
import { confined } from './confinement.ts';
import { encodeExits } from './encode-exits.ts';

/** A stored picture. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const longestMs = 25_000;
// One at a time: each takes up to 250 MB for well under a second.
const oneAtATime = pLimit(1);

const damaged = { message: 'This image is damaged and cannot be read.' };

/**
 * The picture as one of our encoding programs writes it, run confined in a process of its own. Throws AppError
 * `not-an-image` for a broken file and, with the given message, for one of too many pixels.
 */
export async function encodeApart(
  bytes: Uint8Array,
  { program, tooManyPixels }: { readonly program: string; readonly tooManyPixels: string },
): Promise<EncodedImage> {
  const { code, signal, answer } = await oneAtATime(() => runApart(bytes, program));
  if (code === 0) return { width: answer.readUInt32BE(0), height: answer.readUInt32BE(4), bytes: answer.subarray(8) };
  if (code === encodeExits.tooManyPixels) throw new AppError('not-an-image', { message: tooManyPixels });
  // A decoder that was killed or timed out was given a broken file.
  if (code === encodeExits.damaged || signal !== null) throw new AppError('not-an-image', damaged);
  throw new Error(`The encoding process ended with ${String(code)}`);
}

async function runApart(bytes: Uint8Array, program: string) {
  const { command, args } = confined(program);
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    // An empty environment keeps our secrets out; fewer malloc arenas save memory.
    env: { MALLOC_ARENA_MAX: '2' },
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  // A process that exits early breaks the pipe; its exit code says why.
  child.stdin.on('error', () => child.stdin.destroy());
  child.stdin.end(bytes);
  const [answer, [code, signal]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  return { answer, code, signal };
}

/** True where the bytes begin with a mark. */
export function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
