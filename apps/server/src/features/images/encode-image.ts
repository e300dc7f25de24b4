import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { type EncodedImage, encodeApart, startsWith } from './encode-apart.ts';

const program = fileURLToPath(new URL('./encode-worker.ts', import.meta.url));

const tooManyPixels = 'This image has too many pixels. Make it smaller, for example 4,000 pixels wide.';

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
  return await encodeApart(bytes, { program, tooManyPixels });
}
