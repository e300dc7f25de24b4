import type { Outlook, ProjectionScenario } from '@freehold/contract';
import type { CheckedInputs } from './checked-inputs.ts';

/** Inputs of the projection panel's figures; live (decision Y-06). */
export interface PanelCalculation {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
}

/** The calculation of the current inputs, or null while one is invalid. */
export function panelCalculation({
  portfolio,
  outlook,
}: Pick<CheckedInputs, 'portfolio' | 'outlook'>): PanelCalculation | null {
  if (portfolio.inputs === null || outlook.inputs === null) return null;
  return { portfolio: portfolio.inputs, outlook: outlook.inputs };
}
