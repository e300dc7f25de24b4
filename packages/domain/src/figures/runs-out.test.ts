import { expect, it } from 'vitest';
import { runsOutTexts } from './runs-out.ts';

it('says how often money runs out, to a tenth of a percent, and what was counted', () => {
  const found = { paths: 10_000, eitherOutPct: 16.26 };
  expect(runsOutTexts(found, { draws: 'fitted', chances: { startingCash: 50_000, yearlyCash: 0 } })).toEqual({
    share: '16.3%',
    sentence: 'In 16.3% of futures cash or equity runs out',
    basis: '10,000 simulated futures, fitted on Australian history, with $50,000 in cash and $0 added a year.',
  });
  expect(runsOutTexts(found, {}).basis).toBe(
    '10,000 simulated futures, independent draws, with $30,000 in cash and $25,000 added a year.',
  );
});
