import { type Outlook, type ProjectionScenario, projectionLimits } from '@freehold/contract';
import {
  assumptionTexts,
  figureOf,
  figureText,
  growthPercents,
  growthText,
  type Purchase,
  projectionFigures,
  projectionInputs,
  projectionReadBack,
  projectionSummary,
  propertyName,
  purchasesOf,
  purchaseText,
  shortfallTexts,
} from '@freehold/domain';
import {
  explainPortfolioProjection,
  type GrowthName,
  growthNames,
  type PortfolioProjection,
  type ProjectionInputs,
  portfolioProjection,
} from '@freehold/finance';
import { lazyValue } from '#app/loading/lazy-value.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { CheckedInputs } from './checked-inputs.ts';
import type { PanelCalculation } from './panel-calculation.ts';
import type { GrowthComparison, ToolReport } from './tool-report.ts';

const comparedYears = [10, 20, 30] as const;

/** The portfolio with every property at the growth of each choice. */
function projectionAt(inputs: ProjectionInputs, growthRate: GrowthName): PortfolioProjection {
  return portfolioProjection({
    ...inputs,
    properties: inputs.properties.map((property) => ({ ...property, growthRate })),
  });
}

/** Low, medium and high growth side by side (decision O-17). */
function projectionComparison(
  projections: readonly PortfolioProjection[],
  inputs: ProjectionInputs,
  outlook: Outlook,
): GrowthComparison {
  const growth = growthPercents(outlook);
  const bought = projections.map(({ acquiredYears }) => ({
    value: `${Object.keys(acquiredYears).length} of ${inputs.properties.length}`,
    today: null,
  }));
  return {
    columns: growthNames.map((name) => growthText(name, growth)),
    rows: [
      ...comparedYears.map((years) => ({
        label: `Total equity after ${years} years`,
        cells: projections.map(({ rows }) =>
          figureOf('', { amount: rows[years]?.totalEquity ?? 0, years }, outlook.priceRise),
        ),
      })),
      { label: 'Properties acquired', cells: bought },
    ],
  };
}

/** Everything that the panel or the simulator shows of a portfolio. */
export interface ProjectionView {
  readonly projection: PortfolioProjection;
  readonly priceRise: number;
  readonly purchases: readonly Purchase[];
  /** Names of the properties that are owned at the start. */
  readonly owned: readonly string[];
  readonly summary: string;
  readonly report: ToolReport;
  /** Total equity by year with every property at low and at high growth, dollars. Lazy: no keystroke needs it. */
  readonly range: () => { readonly low: readonly number[]; readonly high: readonly number[] };
}

/** A portfolio's projection as its tab and the comparison report show it; `title` names the tool. */
export function projectionView(title: string, scenario: ProjectionScenario, outlook: Outlook): ProjectionView {
  const inputs = projectionInputs(scenario, outlook);
  const projection = portfolioProjection(inputs);
  const purchases = purchasesOf(scenario, projection);
  const growths = lazyValue(() => growthNames.map((name) => projectionAt(inputs, name)));
  const equityOf = (place: number) => growths()[place]?.rows.map(({ totalEquity }) => totalEquity) ?? [];
  return {
    projection,
    priceRise: outlook.priceRise,
    purchases,
    owned: scenario.properties.flatMap(({ owed }, index) => (owed === undefined ? [] : [propertyName(index)])),
    summary: projectionSummary(projection, outlook.priceRise),
    report: {
      title,
      inputs: projectionReadBack(scenario, outlook),
      ...projectionFigures(projection, { count: purchases.length, priceRise: outlook.priceRise }),
      comparison: lazyValue(() => projectionComparison(growths(), inputs, outlook)),
      findings: [...purchases.map(purchaseText), ...shortfallTexts(projection, outlook.priceRise)],
      limits: [...assumptionTexts(scenario), ...projectionLimits],
      working: lazyValue(() => explainPortfolioProjection(inputs)),
    },
    range: () => ({ low: equityOf(growthNames.indexOf('low')), high: equityOf(growthNames.indexOf('high')) }),
  };
}

/** Each property's value or equity in the last year, in one sentence. */
export function propertyText({ projection, priceRise }: ProjectionView, measure: 'value' | 'equity'): string {
  const last = projection.rows.at(-1);
  if (last === undefined) return '';
  const amounts = last.properties.map(({ id, value, debt }) => {
    const amount = measure === 'value' ? value : value - debt;
    return `${id} ${figureText(figureOf('', { amount, years: last.year }, priceRise))}`;
  });
  return `After ${last.year} years: ${amounts.join(', ')}.`;
}

// The canvas, the tab below it and a key's figure read the same calculation.
const viewOf = memoizeByReference(({ portfolio, outlook }: PanelCalculation) =>
  projectionView('Portfolio projection', portfolio, outlook),
);

/** The panel's figures, or null while an input is invalid. */
export function panelView(calculated: PanelCalculation | null): ProjectionView | null {
  return calculated && viewOf(calculated);
}

/** The growth simulator's figures, or null while an input is invalid. */
export function simulatorView({
  simulator,
  outlook,
}: Pick<CheckedInputs, 'simulator' | 'outlook'>): ProjectionView | null {
  if (simulator.inputs === null || outlook.inputs === null) return null;
  return projectionView('Portfolio growth simulator', simulator.inputs, outlook.inputs);
}
