import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
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

const program = fileURLToPath(new URL('./encode-worker.ts', import.meta.url));
const longestMs = 25_000;
// One at a time: each takes up to 250 MB for well under a second.
const oneAtATime = pLimit(1);

const tooManyPixels = { message: 'This image has too many pixels. Make it smaller, for example 4,000 pixels wide.' };
const damaged = { message: 'This image is damaged and cannot be read.' };

const signatures: readonly (readonly [at: number, bytes: readonly number[]])[][] = [
  [[0, [0xff, 0xd8, 0xff]]],
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [
    [0, [...Buffer.from('RIFF')]],
    [8, [...Buffer.from('WEBP')]],
  ],
];

/**
 * The picture as WebP of at most 1,600 pixels a side, upright, without metadata, encoded in a separate process. Reads
 * only content that is JPG, PNG or WebP. Throws AppError `not-an-image` with the reason for anything else, for a broken
 * file and for more than 40 million pixels (fewer where the file type must be held in memory whole).
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  if (!signatures.some((marks) => marks.every(([at, mark]) => startsWith(bytes.subarray(at), mark)))) {
    throw new AppError('not-an-image');
  }
  const answer = await oneAtATime(() => encodeApart(bytes));
  return { width: answer.readUInt32BE(0), height: answer.readUInt32BE(4), bytes: answer.subarray(8) };
}

async function encodeApart(bytes: Uint8Array): Promise<Buffer> {
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
  if (code === 0) return answer;
  if (code === encodeExits.tooManyPixels) throw new AppError('not-an-image', tooManyPixels);
  // A decoder that was killed or timed out was given a broken file.
  if (code === encodeExits.damaged || signal !== null) throw new AppError('not-an-image', damaged);
  throw new Error(`The encoding process ended with ${String(code)}`);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
