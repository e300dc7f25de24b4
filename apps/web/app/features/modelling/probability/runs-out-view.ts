import { moneyText } from '@freehold/contract';
import { runsOutWords } from '@freehold/domain';
import { chanceAssumptions, type PortfolioChances, type SimulationInputs } from '@freehold/finance/probability';
import { counted, percent } from '#app/lib/format.ts';

/** How often a portfolio's money runs out: the percentage, the sentence around it, and what was counted. */
export interface RunsOut {
  readonly share: string;
  readonly sentence: string;
  readonly basis: string;
}

/** The words for simulated futures of these inputs. */
export function runsOutView({ paths, eitherOutPct }: PortfolioChances, { chances, draws }: SimulationInputs): RunsOut {
  const { startingCash, yearlyCash } = chanceAssumptions(chances);
  // Ten thousand futures support one decimal.
  const share = percent(Number(eitherOutPct.toFixed(1)));
  return {
    share,
    sentence: runsOutWords.sentence(share),
    basis:
      `${counted(paths, 'simulated future')}, ${draws === 'fitted' ? 'fitted on Australian history' : 'independent draws'}, ` +
      `with ${moneyText(startingCash)} in cash and ${moneyText(yearlyCash)} added a year.`,
  };
}
