import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { type GrowthPercents, type ProjectionInputs, projectionYears } from '@freehold/finance';

/** Name of the property at a zero-based index: `Property 1` for 0. */
export function propertyName(index: number): string {
  return `Property ${index + 1}`;
}

/** Growth of each choice in the engine's form, percent a year. */
export function growthPercents({ lowGrowth, mediumGrowth, highGrowth }: Outlook): GrowthPercents {
  return { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
}

/** Converts a portfolio to the inputs of `portfolioProjection`, naming its properties as screens and reports do. */
export function projectionInputs(scenario: ProjectionScenario, outlook: Outlook): ProjectionInputs {
  return {
    properties: scenario.properties.map((property, index) => ({ ...property, id: propertyName(index) })),
    years: projectionYears,
    interestRate: scenario.interestRate,
    assumptions: {
      depositPct: scenario.deposit,
      costsPct: scenario.costs,
      refinancingLimitPct: scenario.refinancingLimit,
      growthRates: growthPercents(outlook),
    },
  };
}
