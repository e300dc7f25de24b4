import { ChancesCard } from '../probability/chances-card.tsx';
import layout from '../shared/layout.module.css';
import type { ToolProps } from '../shared/use-modelling.ts';
import { GrowthSimulator } from '../simulator/growth-simulator.tsx';
import { ProjectionPanel } from './projection-panel.tsx';

/** Portfolio Potential: the projection panel with its simulated futures, and the growth simulator, on one engine. */
export function PortfolioTab({ modelling }: ToolProps) {
  return (
    <div className={layout.stack}>
      <ProjectionPanel modelling={modelling} />
      <ChancesCard modelling={modelling} />
      <GrowthSimulator modelling={modelling} />
    </div>
  );
}
