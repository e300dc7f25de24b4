import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { type ProjectionInputs, projectionYears } from '@freehold/finance';

/** The engine's inputs of a portfolio; properties are named by their place, as on the screen. */
export function projectionInputs(portfolio: ProjectionScenario, outlook: Outlook): ProjectionInputs {
  return {
    properties: portfolio.properties.map((property, index) => ({ ...property, id: `Property ${index + 1}` })),
    years: projectionYears,
    interestRate: portfolio.interestRate,
    assumptions: {
      depositPct: portfolio.deposit,
      costsPct: portfolio.costs,
      refinancingLimitPct: portfolio.refinancingLimit,
      growthRates: { low: outlook.lowGrowth, medium: outlook.mediumGrowth, high: outlook.highGrowth },
    },
  };
}
