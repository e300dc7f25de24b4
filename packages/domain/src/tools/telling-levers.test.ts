import { describe, expect, it } from 'vitest';
import { tellingLevers } from './telling-levers.ts';

const worths = (given: readonly number[], figure: number) =>
  tellingLevers(
    given.map((worth) => ({ worth })),
    figure,
  ).map(({ worth }) => worth);

describe('the levers worth a look', () => {
  it('move the figure by 1% of it, up or down', () => {
    // 1% of 80,000 is 800.
    expect(worths([1_000, 800, 799, -800, -799], 80_000)).toEqual([1_000, 800, -800]);
  });

  it('move it by 5% of what the largest does', () => {
    // 5% of 22,000 is 1,100, more than 1% of 50,000.
    expect(worths([22_000, 1_100, 805], 50_000)).toEqual([22_000, 1_100]);
    expect(worths([-22_000, 805], 50_000)).toEqual([-22_000]);
  });

  it('are the largest alone where all are small, and none where there are none', () => {
    expect(worths([90, 80], 80_000)).toEqual([90]);
    expect(worths([], 80_000)).toEqual([]);
  });
});
