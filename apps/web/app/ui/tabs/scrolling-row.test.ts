import { describe, expect, it } from 'vitest';
import { markEnds } from './scrolling-row.ts';

/** The parts of an element that the row's marks read and write. */
function rowAt(scrollLeft: number, { scrollWidth = 900, clientWidth = 300 } = {}): HTMLElement {
  return { scrollLeft, scrollWidth, clientWidth, dataset: {} } as unknown as HTMLElement;
}

describe('a row that scrolls sideways', () => {
  it.each([
    ['its end', 0, 'end'],
    ['both ends', 200, 'start end'],
    ['its start', 600, 'start'],
    ['its start, off by a part of a pixel', 599.4, 'start'],
  ])('says that there is more at %s', (_, scrollLeft, more) => {
    const row = rowAt(scrollLeft);
    markEnds(row);
    expect(row.dataset.more).toBe(more);
  });

  it('takes the marks away when everything fits', () => {
    const row = rowAt(0, { scrollWidth: 300 });
    row.dataset.more = 'end';
    markEnds(row);
    expect(row.dataset).toEqual({});
  });
});
