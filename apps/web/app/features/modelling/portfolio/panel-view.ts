import type { PanelCalculation } from '../shared/panel-calculation.ts';
import { type ProjectionView, projectionView } from '../shared/projection-view.ts';

/** The panel's figures of what is typed, or null where something in it is wrong. */
export function panelView(calculated: PanelCalculation | null): ProjectionView | null {
  return calculated && projectionView('Portfolio projection', calculated.portfolio, calculated.outlook);
}
