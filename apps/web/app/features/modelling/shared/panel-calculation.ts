import type { Outlook, ProjectionScenario } from '@freehold/contract';
import type { CheckedInputs } from './checked-inputs.ts';

/** The inputs that the projection panel's figures are of; they follow typing (decision Y-06). */
export interface PanelCalculation {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
}

/** The calculation of what is typed, or null while something in it is wrong. */
export function panelCalculation({
  portfolio,
  outlook,
}: Pick<CheckedInputs, 'portfolio' | 'outlook'>): PanelCalculation | null {
  if (portfolio.inputs === null || outlook.inputs === null) return null;
  return { portfolio: portfolio.inputs, outlook: outlook.inputs };
}
