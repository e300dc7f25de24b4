import { type Outlook, type ProjectionScenario, projectionLimits } from '@freehold/contract';
import {
  assumptionTexts,
  figureOf,
  figureText,
  type Purchase,
  projectionFigures,
  projectionInputs,
  projectionReadBack,
  projectionSummary,
  purchasesOf,
  purchaseText,
  shortfallTexts,
} from '@freehold/domain';
import { explainPortfolioProjection, type PortfolioProjection, portfolioProjection } from '@freehold/finance';
import { lazyValue } from '#app/loading/lazy-value.ts';
import { projectionComparison } from './projection-comparison.ts';
import type { ToolReport } from './tool-report.ts';

/** Everything that the panel or the simulator shows of a portfolio. */
export interface ProjectionView {
  readonly projection: PortfolioProjection;
  readonly priceRise: number;
  readonly purchases: readonly Purchase[];
  readonly summary: string;
  readonly report: ToolReport;
}

/** A portfolio's projection as its tab and the comparison report show it; `title` names the tool. */
export function projectionView(title: string, scenario: ProjectionScenario, outlook: Outlook): ProjectionView {
  const inputs = projectionInputs(scenario, outlook);
  const projection = portfolioProjection(inputs);
  const purchases = purchasesOf(scenario, projection);
  return {
    projection,
    priceRise: outlook.priceRise,
    purchases,
    summary: projectionSummary(projection, outlook.priceRise),
    report: {
      title,
      inputs: projectionReadBack(scenario, outlook),
      ...projectionFigures(projection, { count: purchases.length, priceRise: outlook.priceRise }),
      comparison: lazyValue(() => projectionComparison(inputs, outlook)),
      findings: [...purchases.map(purchaseText), ...shortfallTexts(projection, outlook.priceRise)],
      limits: [...assumptionTexts(scenario), ...projectionLimits],
      working: lazyValue(() => explainPortfolioProjection(inputs)),
    },
  };
}

/** What each property is worth, or its equity, in the last year, in one sentence. */
export function propertyText({ projection, priceRise }: ProjectionView, measure: 'value' | 'equity'): string {
  const last = projection.rows.at(-1);
  if (last === undefined) return '';
  const amounts = last.properties.map(({ id, value, debt }) => {
    const amount = measure === 'value' ? value : value - debt;
    return `${id} ${figureText(figureOf('', { amount, years: last.year }, priceRise))}`;
  });
  return `After ${last.year} years: ${amounts.join(', ')}.`;
}
