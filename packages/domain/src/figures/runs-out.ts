import { moneyText } from '@freehold/contract';
import { chanceAssumptions, type PortfolioChances, type SimulationInputs } from '@freehold/finance/probability';
import { countText } from '../text/duration.ts';
import { percentText } from '../text/rates.ts';

/** What stands where the simulated futures are not there. */
export const runsOutWords = {
  failed: 'How often cash or equity runs out could not be simulated.',
  waiting: 'Simulating how often cash or equity runs out.',
} as const;

/** How often a portfolio's money runs out: the percentage, the sentence around it, and what was counted. */
export interface RunsOut {
  readonly share: string;
  readonly sentence: string;
  readonly basis: string;
}

/** The words for simulated futures of these inputs. */
export function runsOutTexts(
  { paths, eitherOutPct }: Pick<PortfolioChances, 'paths' | 'eitherOutPct'>,
  { chances, draws }: Pick<SimulationInputs, 'chances' | 'draws'>,
): RunsOut {
  const { startingCash, yearlyCash } = chanceAssumptions(chances);
  // Ten thousand futures support one decimal.
  const share = percentText(Number(eitherOutPct.toFixed(1)));
  return {
    share,
    sentence: `In ${share} of futures cash or equity runs out`,
    basis:
      `${countText(paths, 'simulated future')}, ${draws === 'fitted' ? 'fitted on Australian history' : 'independent draws'}, ` +
      `with ${moneyText(startingCash)} in cash and ${moneyText(yearlyCash)} added a year.`,
  };
}
