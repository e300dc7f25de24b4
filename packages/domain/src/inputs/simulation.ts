import type { Outlook, ProbabilityScenario, ProjectionScenario } from '@freehold/contract';
import { type SimulationInputs, startingSeed } from '@freehold/finance/probability';
import { projectionInputs } from './projection.ts';

/** A portfolio, the growth and inflation assumed of it, and how its futures are drawn. */
export interface SimulatedPortfolio {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
  readonly probability: ProbabilityScenario;
}

/** Seed, draws and assumptions of a simulation in the engine's form. */
export function drawInputs({
  seed = startingSeed,
  fitted = 0,
  ...chances
}: ProbabilityScenario): Pick<SimulationInputs, 'seed' | 'draws' | 'chances'> {
  return { seed, draws: fitted === 1 ? 'fitted' : 'independent', chances };
}

/** Converts a portfolio to the inputs of `portfolioChances`. */
export function simulationInputs({ portfolio, outlook, probability }: SimulatedPortfolio): SimulationInputs {
  return { ...projectionInputs(portfolio, outlook), ...drawInputs(probability) };
}
