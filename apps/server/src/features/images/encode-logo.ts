import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { type EncodedImage, encodeApart, startsWith } from './encode-apart.ts';

/** A logo as stored: re-encoded, small enough for every report and mail. */
export interface EncodedLogo extends EncodedImage {
  readonly type: 'png' | 'jpg';
}

const program = fileURLToPath(new URL('./logo-worker.ts', import.meta.url));

const signatures = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff] } as const;
const otherKind = { message: 'Choose a PNG or JPEG file. This file holds something else, whatever its name says.' };
const tooManyPixels = 'This logo has too many pixels. Make it at most 4,000 pixels wide and high.';

/**
 * A PNG or JPEG file as the same kind of picture of at most 720 × 240 pixels, upright and without metadata, encoded in
 * a separate process, so that nothing but its pixels survives. Throws AppError `not-an-image` with the reason for other
 * content, for a broken file and for a side of more than 4,000 pixels.
 */
export async function encodeLogo(bytes: Uint8Array): Promise<EncodedLogo> {
  const type = startsWith(bytes, signatures.png) ? 'png' : 'jpg';
  if (!startsWith(bytes, signatures[type])) throw new AppError('not-an-image', otherKind);
  return { type, ...(await encodeApart(bytes, { program, tooManyPixels })) };
}
