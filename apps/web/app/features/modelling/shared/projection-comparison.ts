import type { Outlook } from '@freehold/contract';
import { figureOf, growthPercents, growthText } from '@freehold/domain';
import { growthNames, type ProjectionInputs, portfolioProjection } from '@freehold/finance';
import type { GrowthComparison } from './tool-report.ts';

const comparedYears = [10, 20, 30] as const;

/** The portfolio with every property at low, at medium and at high growth, side by side (decision O-17). */
export function projectionComparison(inputs: ProjectionInputs, outlook: Outlook): GrowthComparison {
  const growth = growthPercents(outlook);
  const projections = growthNames.map((growthRate) =>
    portfolioProjection({ ...inputs, properties: inputs.properties.map((property) => ({ ...property, growthRate })) }),
  );
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
