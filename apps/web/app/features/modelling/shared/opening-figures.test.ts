import { modellingStart } from '@freehold/contract';
import { runsOutTexts, simulationInputs } from '@freehold/domain';
import { portfolioChances } from '@freehold/finance/probability';
import { expect, it } from 'vitest';
import { openingFigures } from './opening-figures.ts';
import { projectionView } from './projection-view.ts';

const { portfolio, outlook, probability } = modellingStart;

it('the page opens with what the engine gives for the example', () => {
  const { report, projection, range } = projectionView('Panel', portfolio, outlook);
  const { label, value, reason, equity } = openingFigures;
  expect({ label, value, today: reason.split(' ')[0] }).toEqual(report.headline);
  const everyFifth = (amounts: readonly number[]) =>
    amounts.filter((_, year) => year % 5 === 0).map((amount) => Math.round(amount));
  const { low, high } = range();
  expect(equity).toEqual({
    low: everyFifth(low),
    medium: everyFifth(projection.rows.map(({ totalEquity }) => totalEquity)),
    high: everyFifth(high),
  });
});

it('the page opens with how often money runs out in the example’s 10,000 futures', () => {
  const inputs = simulationInputs({ portfolio, outlook, probability });
  expect(runsOutTexts(portfolioChances(inputs), inputs)).toEqual(openingFigures.runsOut);
});
