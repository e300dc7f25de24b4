import { describe, expect, test } from 'vitest';
import { fillJointPaths, jointPaths } from '../probability/joint-paths.ts';
import { runHousehold } from '../simulate/run.ts';
import { balanceSheet } from '../views/balance-sheet.ts';
import { chanceRun, chances } from './chances.ts';
import { couple, stillHousehold } from './sample-household.ts';

const years = 6;
const still = { growth: 0, rents: 0, rates: 0, prices: 0, dwellings: 0 };

test('with volatility of 0 every future is the plan, bit for bit', () => {
  const plan = { seed: 7, years: 6, homes: 2, volatility: still };
  const paths = jointPaths(plan);
  fillJointPaths(plan, 3, paths);
  const timeline = runHousehold(couple, { years });
  expect(runHousehold(couple, { years, paths })).toEqual(timeline);
  const { netWorth, cash, stayed, fell } = chances(couple, { years, futures: 20, seed: 7, volatility: still });
  const ends = timeline.years.map(({ last }) => balanceSheet(timeline, last));
  for (const band of Object.values(netWorth)) expect([...band]).toEqual(ends.map((end) => end.netWorth));
  for (const band of Object.values(cash)) expect([...band]).toEqual(ends.map((end) => end.cash));
  expect([stayed.futures, fell.futures]).toEqual([20, 0]);
});

describe('drawn futures', () => {
  const options = { years, futures: 60, seed: 2026, floor: 30_000 };
  const whole = chances(couple, options);

  test('bands are the sorted figures of separate runs: the 6th, 15th, 30th, 45th and 54th of 60', () => {
    const plan = { seed: 2026, years: 6, homes: 2 };
    const paths = jointPaths(plan);
    const worths: number[] = [];
    let stayed = 0;
    for (let future = 0; future < 60; future += 1) {
      fillJointPaths(plan, future, paths);
      const timeline = runHousehold(couple, { years, paths });
      worths.push(balanceSheet(timeline, timeline.months - 1).netWorth);
      const cash = Array.from({ length: timeline.months }, (_, month) => balanceSheet(timeline, month).cash);
      if (cash.every((amount) => amount >= 30_000)) stayed += 1;
    }
    worths.sort((one, other) => one - other);
    const last = Object.values(whole.netWorth).map((band) => band[years - 1]);
    expect(last).toEqual([worths[5], worths[14], worths[29], worths[44], worths[53]]);
    expect(whole.stayed.futures).toBe(stayed);
    expect(whole.fell.futures).toBe(60 - stayed);
  });

  test('equal seeds give equal figures, in one batch or several; another seed others', () => {
    const run = chanceRun(couple, options);
    expect([run.advance(1), run.advance(40), run.advance(100)]).toEqual([1, 41, 60]);
    expect(run.chances()).toEqual(whole);
    expect(chances(couple, { ...options, seed: 2027 })).not.toEqual(whole);
  });

  test('drawn apart, in any order and as plain data, they add up to the same figures', () => {
    const [one, other, whole60] = [chanceRun(couple, options), chanceRun(couple, options), chanceRun(couple, options)];
    const late = structuredClone(one.draw(25, 35));
    const early = structuredClone(other.draw(0, 25));
    expect(() => whole60.add(late)).toThrow(RangeError);
    expect([whole60.add(early), whole60.add(late)]).toEqual([25, 60]);
    expect(whole60.chances()).toEqual(whole);
  });

  test('after the first batch the figures are those of that many futures', () => {
    const run = chanceRun(couple, options);
    run.advance(25);
    expect(run.chances()).toEqual(chances(couple, { ...options, futures: 25 }));
  });
});

describe('words', () => {
  test('before the first future nothing is claimed', () => {
    const run = chanceRun(stillHousehold, { years: 1, futures: 10, seed: 1 });
    expect(run.chances().sentence).toBe('No future has been run yet.');
  });

  test('cash that always stays, and cash that never does', () => {
    const asked = { years: 1, futures: 10, seed: 1, volatility: still };
    expect(chances(stillHousehold, { ...asked, floor: 5_500 }).sentence).toBe(
      'In 10 of 10 futures your cash stayed at $5,500 or above to the end of the plan.',
    );
    expect(chances(stillHousehold, { ...asked, floor: 5_501 }).sentence).toBe(
      'In 0 of 10 futures your cash stayed at $5,501 or above to the end of the plan. In the other 10 nothing differed much from the plan on average.',
    );
  });

  test('the others are said to differ in what they drew', () => {
    // 40 a month are missing and 5,000 are there: of ten years only consumer prices decide.
    const tight = { ...stillHousehold, costs: [{ id: 'living', monthly: 2_040 }] };
    const { sentence, fell, stayed } = chances(tight, { years: 10, futures: 50, seed: 3, floor: 0 });
    expect(fell.futures).toBeGreaterThan(0);
    expect(fell.pricesPoints).toBeGreaterThan(stayed.pricesPoints);
    expect(sentence).toMatch(
      /^In \d+ of 50 futures your cash did not run out to the end of the plan. In the other \d+/,
    );
  });
});

test.each([
  [{ futures: 0 }, 'futures is 0'],
  [{ futures: 10_001 }, 'futures is 10001'],
  [{ seed: -1 }, 'seed is -1'],
  [{ floor: -1 }, 'floor is -1'],
  [{ volatility: { growth: 4 } }, 'volatility.growth is 4'],
  [{ years: 61 }, 'years is 61'],
])('%j is refused', (wrong, message) => {
  expect(() => chanceRun(couple, { years, futures: 10, seed: 1, ...wrong })).toThrow(message);
});
