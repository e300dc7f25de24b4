import { jointShocks } from '../rules/joint-chances.ts';
import { growthVolatilityPercent, rateVolatilityPoints } from '../rules/probability.ts';
import { ruleWhere } from '../rules/rule.ts';
import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { chanceAssumptions } from './chance-assumptions.ts';
import { portfolioChances, type SimulationInputs } from './portfolio-simulation.ts';

/**
 * The working of `portfolioChances`: how the futures vary, the band of equity in the last year, and the percentage of
 * futures in which cash or equity runs out, which is the last amount. Throws as `portfolioChances` does.
 */
export function explainPortfolioChances(inputs: SimulationInputs): Working {
  const { paths, equity, cashOut, equityOut, eitherOutPct } = portfolioChances(inputs);
  const last = equity.at(-1) ?? { p10: 0, p50: 0, p90: 0 };
  return [
    {
      label: 'Futures simulated',
      amount: paths,
      unit: 'count',
      formula: `xoshiro128** from seed ${inputs.seed}`,
    },
    ...(inputs.draws === 'fitted' ? fittedLines() : independentLines(inputs)),
    {
      label: `Equity in year ${equity.length - 1}, the middle future`,
      amount: last.p50,
      unit: 'dollars',
      formula: `8 of 10 between ${amountText(last.p10)} and ${amountText(last.p90)}`,
    },
    {
      label: 'Futures in which cash or equity runs out',
      amount: eitherOutPct,
      unit: 'percent',
      formula: `cash in ${percentText(cashOut.sharePct)}, equity in ${percentText(equityOut.sharePct)}, both counted once`,
    },
  ];
}

function independentLines({ chances }: SimulationInputs): Working {
  const { growthVolatilityPct, growthCorrelationPct, rateVolatilityPct } = chanceAssumptions(chances);
  return [
    {
      label: 'Growth volatility',
      amount: growthVolatilityPct,
      unit: 'percent',
      formula: `growth × e^(${percentText(growthVolatilityPct)} × z), alike to ${percentText(growthCorrelationPct)}`,
      ...ruleWhere(growthVolatilityPct === growthVolatilityPercent.value, growthVolatilityPercent),
    },
    {
      label: 'Interest rate volatility',
      amount: rateVolatilityPct,
      unit: 'percent',
      formula: `last year’s distance × persistence + ${numberText(rateVolatilityPct)} × z, never below 0`,
      ...ruleWhere(rateVolatilityPct === rateVolatilityPoints.value, rateVolatilityPoints),
    },
  ];
}

function fittedLines(): Working {
  const { growth, rates } = jointShocks.value;
  return [
    {
      label: 'Spread of a year’s growth of house prices',
      amount: growth,
      unit: 'percent',
      formula: 'As fitted, drawn together with rents, interest rates and consumer prices',
      ...ruleWhere(true, jointShocks),
    },
    {
      label: 'Spread of a year’s change of the interest rate',
      amount: rates,
      unit: 'percent',
      formula: 'As fitted, beside what is left of last year’s deviations',
      ...ruleWhere(true, jointShocks),
    },
  ];
}
