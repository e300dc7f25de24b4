import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { CheckedInputs } from './checked-inputs.ts';

/** Inputs of the projection panel's figures; live (decision Y-06). */
export interface PanelCalculation {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
}

const calculationOf = memoizeByReference((portfolio: ProjectionScenario) =>
  memoizeByReference((outlook: Outlook): PanelCalculation => ({ portfolio, outlook })),
);

/** The calculation of the current inputs, the same for the same inputs, or null while one is invalid. */
export function panelCalculation({
  portfolio,
  outlook,
}: Pick<CheckedInputs, 'portfolio' | 'outlook'>): PanelCalculation | null {
  if (portfolio.inputs === null || outlook.inputs === null) return null;
  return calculationOf(portfolio.inputs)(outlook.inputs);
}
