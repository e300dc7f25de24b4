import type { Outlook, ProjectionScenario } from '@freehold/contract';
import type { CheckedInputs } from './checked-inputs.ts';

/** The inputs that the projection panel's figures are of; edits since then are not in them (decision O-14). */
export interface PanelCalculation {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
}

/** The calculation of what is typed, or null while something in it is wrong. */
export function panelCalculation({ portfolio, outlook }: CheckedInputs): PanelCalculation | null {
  if (portfolio.inputs === null || outlook.inputs === null) return null;
  return { portfolio: portfolio.inputs, outlook: outlook.inputs };
}

/** Whether what is typed differs from what was calculated. */
export function isStale(checked: CheckedInputs, calculated: PanelCalculation | null): boolean {
  const now = panelCalculation(checked);
  return now === null || JSON.stringify(now) !== JSON.stringify(calculated);
}
