import { errorKinds, largestImageBytes } from '@freehold/contract';
import { decimal } from '#app/lib/format.ts';

/** The hint of the image field (specification section 2). */
export const imageHint = 'JPG, PNG, WebP, maximum 5MB';

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

const bytesPerMegabyte = 1024 * 1024;

/** Why a file cannot be a property's picture, or null: checks its size and first bytes, never its name (ADD-04). */
export async function imageRefusal(file: Blob): Promise<string | null> {
  if (file.size > largestImageBytes) return `This image is ${sizeText(file.size)}. Choose one of at most 5 MB.`;
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isImage = hasAt(start, 0, jpeg) || hasAt(start, 0, png) || (hasAt(start, 0, riff) && hasAt(start, 8, webp));
  return isImage
    ? null
    : `${errorKinds['not-an-image'].message} This file holds something else, whatever its name says.`;
}

/** A size in megabytes, rounded up so that one byte too many shows: `5.01 MB`. */
export function sizeText(bytes: number): string {
  return `${decimal(Math.ceil((bytes / bytesPerMegabyte) * 100) / 100)} MB`;
}

function hasAt(bytes: Uint8Array, at: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte);
}
