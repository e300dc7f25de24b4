import { explainMarketReality } from '@freehold/finance';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';

/** How the shares in the table are computed. */
export function MarketWorking() {
  return <WorkingTable caption="How the shares are worked out" rows={workingRows(explainMarketReality())} />;
}
