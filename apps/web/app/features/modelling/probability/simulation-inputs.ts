import type { ProbabilityScenario } from '@freehold/contract';
import { type SimulatedPortfolio, simulationInputs } from '@freehold/domain';
import type { SimulationInputs } from '@freehold/finance/probability';
import { drawnChances } from './chance-fields.tsx';

/** Inputs of a portfolio's futures; null while a field of the portfolio or of the draw is invalid. */
export function checkedSimulation(
  portfolio: Omit<SimulatedPortfolio, 'probability'> | null,
  probability: ProbabilityScenario | null,
): SimulationInputs | null {
  if (portfolio === null || probability === null || drawnChances(probability) === null) return null;
  return simulationInputs({ ...portfolio, probability });
}
