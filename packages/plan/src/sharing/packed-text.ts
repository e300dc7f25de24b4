import { limits } from '../limits.ts';

/** A text that was unpacked; `isWhole` is false when the packed one was cut or damaged, and this is its start. */
export type Unpacked = { readonly text: string; readonly isWhole: boolean };

/** A text as raw deflate in base64url. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `pack` made, as far as it can be read. `tooLarge` as soon as it grows over 256 kB: the rest is not unpacked. */
export async function unpack(packed: string): Promise<Unpacked | 'tooLarge'> {
  const { bytes, isWhole } = bytesOf(packed);
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  const fed = feed(writable.getWriter(), bytes);
  const { chunks, size, ended } = await readUpTo(reader);
  if (size > limits.unpackedBytes) {
    await reader.cancel();
    await fed;
    return 'tooLarge';
  }
  await fed;
  return { text: textOf(chunks), isWhole: isWhole && ended };
}

/** The bytes in a base64url text, up to the first sign that is none of it. */
function bytesOf(packed: string): { bytes: Uint8Array<ArrayBuffer>; isWhole: boolean } {
  const [good = ''] = /^[A-Za-z0-9_-]*/.exec(packed) ?? [];
  // Four signs are three bytes; one sign alone is not even one.
  const usable = good.length % 4 === 1 ? good.slice(0, -1) : good;
  const binary = atob(usable.replaceAll('-', '+').replaceAll('_', '/'));
  return { bytes: Uint8Array.from(binary, (sign) => sign.charCodeAt(0)), isWhole: usable.length === packed.length };
}

// Small pieces: of a damaged text everything before the damage comes out.
const pieceBytes = 64;

async function feed(
  writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    for (let start = 0; start < bytes.length; start += pieceBytes) {
      await writer.write(bytes.slice(start, start + pieceBytes));
    }
    await writer.close();
  } catch {
    // The reader meets the same error and says that the text is not whole.
  }
}

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size <= limits.unpackedBytes) {
      const { done, value } = await reader.read();
      if (done) return { chunks, size, ended: true };
      chunks.push(value);
      size += value.length;
    }
  } catch {
    // Cut or damaged: what came before stands.
  }
  return { chunks, size, ended: false };
}

function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
