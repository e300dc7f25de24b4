import type { CheckedInputs } from '../shared/checked-inputs.ts';
import { type ProjectionView, projectionView } from '../shared/projection-view.ts';

/** The growth simulator's figures of what is typed, or null while something in it is wrong. */
export function simulatorView({
  simulator,
  outlook,
}: Pick<CheckedInputs, 'simulator' | 'outlook'>): ProjectionView | null {
  if (simulator.inputs === null || outlook.inputs === null) return null;
  return projectionView('Portfolio growth simulator', simulator.inputs, outlook.inputs);
}
