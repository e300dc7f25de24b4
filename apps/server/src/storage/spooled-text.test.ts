import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ReaderLeft, spooledText, type TextSink } from './spooled-text.ts';

const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('freehold-') && name.length === 45);

it('gives the pieces in their order and leaves no file', async () => {
  const before = left();
  const stream = await spooledText(async (sink) => {
    for (const piece of ['one,', 'zwölf,', '屋']) await sink(piece);
    expect(left()).toEqual(before);
  });
  expect(await text(stream)).toBe('one,zwölf,屋');
});

it('is read from the first piece on, while the next is not written yet', async () => {
  const seen = Promise.withResolvers<void>();
  const stream = await spooledText(async (sink) => {
    await sink('one,');
    await seen.promise;
    await sink('two');
  });
  const pieces: string[] = [];
  for await (const piece of stream) {
    pieces.push(String(piece));
    seen.resolve();
  }
  expect(pieces).toEqual(['one,', 'two']);
});

it('is written to its end while nobody reads', async () => {
  const million = 'x'.repeat(1_000_000);
  const isWhole = Promise.withResolvers<void>();
  const stream = await spooledText(async (sink) => {
    for (let piece = 0; piece < 8; piece += 1) await sink(million);
    isWhole.resolve();
  });
  await isWhole.promise;
  expect(await text(stream)).toHaveLength(8_000_000);
});

it('throws what fails before the first piece', async () => {
  const failing = spooledText(async () => {
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('the database went away');
});

it('ends with the error of what fails later', async () => {
  const stream = await spooledText(async (sink) => {
    await sink('half');
    throw new Error('the database went away');
  });
  await expect(text(stream)).rejects.toThrow('the database went away');
});

it('is not written on when its reader has left', async () => {
  const writer = Promise.withResolvers<TextSink>();
  const end = Promise.withResolvers<void>();
  const stream = await spooledText(async (sink) => {
    await sink('one,');
    writer.resolve(sink);
    await end.promise;
  });
  const sink = await writer.promise;
  stream.destroy();
  await expect(sink('two')).rejects.toThrow(ReaderLeft);
  end.resolve();
});
