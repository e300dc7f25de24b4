import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed-text.ts';

const text = Array.from({ length: 400 }, (_, index) => String(index ** 3)).join(', ');

test('any text is packed as zlib can unpack it, in letters that a link can have, and unpacked again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3000 }), async (any) => {
      const packed = await pack(any);
      expect(packed).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(inflateRawSync(Buffer.from(packed, 'base64url')).toString()).toBe(any);
      expect(await unpack(packed)).toEqual({ text: any, isWhole: true });
    }),
    { numRuns: 50 },
  );
});

test('of a packed text that was cut anywhere the start comes out', async () => {
  const packed = await pack(text);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: packed.length - 1 }), async (length) => {
      const unpacked = await unpack(packed.slice(0, length));
      if (unpacked === 'tooLarge') throw new Error('too large');
      expect(unpacked.isWhole).toBe(false);
      expect(text.startsWith(unpacked.text)).toBe(true);
    }),
    { numRuns: 50 },
  );
  const half = await unpack(packed.slice(0, packed.length / 2));
  expect(half === 'tooLarge' ? 0 : half.text.length).toBeGreaterThan(text.length / 3);
});

test('256 kB are unpacked, one byte more is not', async () => {
  const packed = (bytes: number) => deflateRawSync(Buffer.alloc(bytes, 'x')).toString('base64url');
  expect(await unpack(packed(262_144))).toEqual({ text: 'x'.repeat(262_144), isWhole: true });
  expect(await unpack(packed(262_145))).toBe('tooLarge');
});
