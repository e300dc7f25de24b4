import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { spooledText } from './spooled-text.ts';

const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('freehold-') && name.length === 45);

it('gives the pieces in their order and leaves no file', async () => {
  const before = left();
  const stream = await spooledText(async (sink) => {
    for (const piece of ['one,', 'zwölf,', '屋']) await sink(piece);
    expect(left()).toEqual(before);
  });
  expect(await text(stream)).toBe('one,zwölf,屋');
});

it('throws what the writing throws', async () => {
  const failing = spooledText(async (sink) => {
    await sink('half');
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('the database went away');
});
