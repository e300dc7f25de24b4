import type { Outlook, ProbabilityScenario, ProjectionScenario } from '@freehold/contract';
import { projectionInputs } from '@freehold/domain';
import type { SimulationInputs } from '@freehold/finance/probability';
import { drawnChances } from './chance-fields.tsx';

/** Inputs of a portfolio's futures; null while a field of the portfolio or of the draw is invalid. */
export function simulationInputs(
  portfolio: { readonly portfolio: ProjectionScenario; readonly outlook: Outlook } | null,
  settings: ProbabilityScenario | null,
): SimulationInputs | null {
  const drawn = settings && drawnChances(settings);
  if (portfolio === null || drawn === null) return null;
  return { ...projectionInputs(portfolio.portfolio, portfolio.outlook), ...drawn };
}
