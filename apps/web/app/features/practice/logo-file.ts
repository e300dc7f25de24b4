import { largestLogoBytes, largestLogoSide, practiceMessages } from '@freehold/contract';

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chosen file: its bytes in base64, or why it cannot be a logo. */
export type LogoChoice = { readonly base64: string } | { readonly refusal: string };

/** Reads a logo file and checks size, first bytes and dimensions, never its name; the server checks again. */
export async function readLogoFile(file: Blob): Promise<LogoChoice> {
  if (file.size > largestLogoBytes) return { refusal: practiceMessages.logoTooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!startsWith(bytes, jpeg) && !startsWith(bytes, png)) {
    return { refusal: 'Choose a PNG or JPEG file. This file holds something else, whatever its name says.' };
  }
  const refusal = await drawingProblem(file);
  return refusal === null ? { base64: toBase64(bytes) } : { refusal };
}

/** The address that shows a chosen logo, from its bytes in base64. */
export function logoAddress(base64: string): string {
  // PNG files begin so in base64.
  return `data:image/${base64.startsWith('iVBORw0KGgo') ? 'png' : 'jpeg'};base64,${base64}`;
}

async function drawingProblem(file: Blob): Promise<string | null> {
  try {
    const { width, height, close } = await measured(file);
    close();
    if (Math.max(width, height) <= largestLogoSide) return null;
    return 'This logo has too many pixels. Make it at most 4,000 pixels wide and high.';
  } catch {
    return practiceMessages.logoNotReadable;
  }
}

async function measured(file: Blob) {
  const picture = await createImageBitmap(file);
  return { width: picture.width, height: picture.height, close: () => picture.close() };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
