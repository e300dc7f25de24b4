import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { type GrowthPercents, type ProjectionInputs, projectionYears } from '@freehold/finance';

/** The name of the property at a place of the list, counted from 0: `Property 1`. */
export function propertyName(index: number): string {
  return `Property ${index + 1}`;
}

/** Growth of each choice as the engine takes it, percent a year. */
export function growthPercents({ lowGrowth, mediumGrowth, highGrowth }: Outlook): GrowthPercents {
  return { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
}

/** A portfolio as the inputs of `portfolioProjection`; its properties have the names that screens and reports show. */
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
