import { describe, expect, it } from 'vitest';
import { imageRefusal, sizeText } from './image-file.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const fiveMegabytes = 5 * 1024 * 1024;

const filled = (size: number) => new Blob([jpeg, new Uint8Array(size - jpeg.length)]);

describe('a chosen image', () => {
  it.each([
    ['JPG', new Blob([jpeg])],
    ['PNG', new Blob([png])],
    ['WebP', new Blob(['RIFF', new Uint8Array(4), 'WEBP'])],
  ])('[ADD-04] may be %s by what it holds', async (_, file) => {
    expect(await imageRefusal(file)).toBeNull();
  });

  it.each([
    ['HTML', new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/jpeg' })],
    ['SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })],
    ['GIF', new Blob(['GIF89a______'])],
    ['sound', new Blob(['RIFF', new Uint8Array(4), 'WAVE'])],
    ['nothing', new Blob([])],
  ])('[ADD-04] is refused when it is %s, whatever it is called', async (_, file) => {
    expect(await imageRefusal(file)).toContain('Choose a JPG, PNG or WebP image.');
  });

  it('[ADD-05] may have exactly 5 MB and not a byte more', async () => {
    expect(await imageRefusal(filled(fiveMegabytes))).toBeNull();
    expect(await imageRefusal(filled(fiveMegabytes + 1))).toBe('This image is 5.01 MB. Choose one of at most 5 MB.');
  });

  it('shows its size', () => {
    expect(sizeText(6 * 1024 * 1024)).toBe('6 MB');
  });
});
