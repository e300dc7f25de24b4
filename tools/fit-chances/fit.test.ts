import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jointChancesSentence } from '@freehold/finance/probability';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { fitJointModel } from './fit.ts';
import { leastSquares } from './least-squares.ts';
import { rulesText } from './rules-text.ts';

describe('leastSquares', () => {
  it('finds the coefficients of columns that the noise is at right angles to, and their errors', () => {
    const columns = [
      [1, 1, 1, 1],
      [1, -1, 1, -1],
    ];
    const noise = [0.5, 0.5, -0.5, -0.5];
    const target = noise.map((value, row) => 2 * (columns[0]?.[row] ?? 0) + 3 * (columns[1]?.[row] ?? 0) + value);
    const { coefficients, errors, residuals } = leastSquares(columns, target);
    expect(coefficients).toEqual([2, 3]);
    expect(residuals).toEqual(noise);
    // By hand: squares of the noise add up to 1, two degrees of freedom are left, each column's squares add up to 4.
    expect(errors).toEqual([Math.sqrt(1 / 2 / 4), Math.sqrt(1 / 2 / 4)]);
  });

  it('refuses columns that are multiples of each other, and fewer years than it needs', () => {
    expect(() =>
      leastSquares(
        [
          [1, 2, 3],
          [2, 4, 6],
        ],
        [1, 2, 4],
      ),
    ).toThrow('two series are multiples of each other');
    expect(() => leastSquares([[1, 2]], [1])).toThrow('1 years for 1 coefficients');
  });
});

describe('fitJointModel', () => {
  // Their means are 0. Of the pairs of years of the first: Σ last² = 106, Σ last × now = 84, Σ now² = 106.
  const lasting = [8, 4, 2, 1, 0, -1, -2, -4, -8];
  // Σ last² = 21, Σ last × now = 7, Σ now² = 13: 1/3 with a standard error of √(32/3 / 4 / 21) = 0.36.
  const passing = [3, 1, -1, -3, -1, 1];

  it('keeps a persistence of more than two standard errors and adds what the short sample hides', () => {
    const { persistence, shocks, correlations } = fitJointModel([lasting]);
    const kept = 84 / 106 + (1 + (3 * 84) / 106) / 8;
    expect(persistence[0]?.[0]).toBeCloseTo(kept, 12);
    expect(shocks[0]).toBeCloseTo(Math.sqrt((106 - 2 * kept * 84 + kept * kept * 106) / 7), 12);
    expect(correlations).toEqual([[1]]);
  });

  it('leaves a weaker one out, so that all of the series is news', () => {
    const { persistence, shocks } = fitJointModel([passing]);
    expect(persistence).toEqual([[0]]);
    expect(shocks[0]).toBeCloseTo(Math.sqrt(13 / 5), 12);
  });

  it('finds again the model that made 8,000 years', () => {
    const { persistence, shocks, correlations } = fitJointModel(madeUp(8_000));
    const wanted = [
      [0.8, 0.3],
      [0, 0.5],
    ];
    for (const [row, values] of wanted.entries()) {
      for (const [column, value] of values.entries()) expect(persistence[row]?.[column]).toBeCloseTo(value, 1);
    }
    expect(persistence[1]?.[0]).toBe(0);
    expect(shocks[0]).toBeCloseTo(2, 1);
    expect(shocks[1]).toBeCloseTo(1, 1);
    expect(correlations[0]?.[1]).toBeCloseTo(0.6, 1);
  });

  /** x = 0.8 x + 0.3 y + 2 e and y = 0.5 y + 0.6 e + 0.8 f of last year’s x and y; e and f are sums of twelve uniform values. */
  function madeUp(years: number): readonly (readonly number[])[] {
    let word = 1;
    const uniform = () => {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      return word / 2 ** 32;
    };
    const news = () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6);
    const series: [number[], number[]] = [[], []];
    let [x, y] = [0, 0];
    for (let year = 0; year < years; year += 1) {
      const [e, f] = [news(), news()];
      [x, y] = [0.8 * x + 0.3 * y + 2 * e, 0.5 * y + 0.6 * e + 0.8 * f];
      series[0].push(x);
      series[1].push(y);
    }
    return series;
  }
});

describe('the fit is printed', () => {
  const fit = {
    persistence: [
      [0, 0, 0, 0],
      [0, 0.842, -0.22, 0.329],
      [0.073, 0, 0.822, 0.298],
      [0.119, 0, 0, 0.508],
    ],
    shocks: [6.828, 1.333, 0.965, 1.362],
    correlations: [
      [1, -0.031, -0.306, 0.041],
      [-0.031, 1, 0.437, 0.418],
      [-0.306, 0.437, 1, 0.537],
      [0.041, 0.418, 0.537, 1],
    ],
  };

  it('as the rules file has it, so that it can be pasted', () => {
    const rules = readFileSync(join(repositoryRoot, 'packages/finance/src/rules/joint-chances.ts'), 'utf8');
    const blocks = rulesText(fit)
      .split(/\/\/ .*\n/)
      .map((block) => block.trim());
    expect(blocks.filter((block) => block !== '')).toHaveLength(3);
    for (const block of blocks) expect(rules).toContain(block);
  });

  it('to three places, a small negative as 0', () => {
    expect(rulesText({ ...fit, shocks: [1.23456, -0.0001, 2, 3] })).toContain(
      '{ growth: 1.235, rents: 0, rates: 2, prices: 3 }',
    );
  });
});

it('the page on chances has the sentence that screens use', () => {
  expect(readFileSync(join(repositoryRoot, 'docs/CHANCES.md'), 'utf8').replaceAll(/[\s>]+/g, ' ')).toContain(
    jointChancesSentence,
  );
});
