import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PackedIds } from './packed-ids.ts';

it('packed ids are given back in their order and form, over the ends of pages and of the list', () => {
  const ids = Array.from({ length: 12_345 }, () => randomUUID());
  const packed = new PackedIds();
  for (const id of ids) packed.push(id);
  expect(packed.length).toBe(12_345);
  for (const [from, to] of [
    [0, 1],
    [4_990, 5_010],
    [12_300, 13_000],
    [12_345, 12_346],
    [13_000, 14_000],
  ] as const) {
    expect(packed.slice(from, to)).toEqual(ids.slice(from, to));
  }
  expect(packed.slice(0, 12_345)).toEqual(ids);
});
