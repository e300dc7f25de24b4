import type { PanelCalculation } from '../shared/panel-calculation.ts';
import { type ProjectionView, projectionView } from '../shared/projection-view.ts';

/** The panel's figures of what was last calculated, or null where nothing could be. */
export function panelView(calculated: PanelCalculation | null): ProjectionView | null {
  return calculated && projectionView('Portfolio projection', calculated.portfolio, calculated.outlook);
}
