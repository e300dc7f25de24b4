import { modellingStart, moneyText } from '@freehold/contract';
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
    amounts.filter((_, year) => year % 5 === 0).map((amount) => Math.round(amount / 1_000));
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

it('the page opens with why that is, and with the lever that changes it most', () => {
  const model = { portfolio, outlook, probability };
  const runsOut = (changed: Partial<typeof model>, paths: number) =>
    portfolioChances({ ...simulationInputs({ ...model, ...changed }), paths }).eitherOutPct;
  const propertyValue = portfolio.properties[0]?.propertyValue ?? 0;
  const debt = projectionView('Panel', portfolio, outlook).projection.rows[0]?.totalDebt ?? 0;
  const deposit = 30;
  const withDeposit = runsOut({ portfolio: { ...portfolio, deposit } }, 10_000);
  expect(openingFigures.why).toBe(
    `The example borrows ${(debt / propertyValue) * 100}% of its price. The deposit changes this most: ` +
      `with ${moneyText((propertyValue * deposit) / 100)} down, ${deposit}%, the money runs out in ${Math.round(withDeposit)} of 100 futures.`,
  );
  const others = [
    { portfolio: { ...portfolio, interestRate: portfolio.interestRate - 1 } },
    { outlook: { ...outlook, mediumGrowth: outlook.mediumGrowth + 1 } },
    { probability: { ...probability, startingCash: 60_000 } },
    { probability: { ...probability, yearlyCash: 35_000 } },
    { probability: { ...probability, rentGrowthPct: 4 } },
  ];
  // A thousand futures show a difference of more than a few points.
  expect(Math.min(...others.map((other) => runsOut(other, 1_000)))).toBeGreaterThan(withDeposit + 5);
});
