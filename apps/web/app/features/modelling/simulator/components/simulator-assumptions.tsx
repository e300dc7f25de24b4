import { projectionLimits } from '@freehold/contract';
import { AssumptionsCard } from '../../shared/components/assumptions-card.tsx';
import layout from '../../shared/components/layout.module.css';
import { StrategyFields } from '../../shared/components/strategy-fields.tsx';
import { SimulatorFigure } from './simulator-figure.tsx';
import type { SimulatorPartProps } from './simulator-part.ts';

/** What the simulator assumes, open to change where it is no one's law. */
export function SimulatorAssumptions({ modelling, view }: SimulatorPartProps) {
  return (
    <div className={layout.stack}>
      <SimulatorFigure view={view} />
      <AssumptionsCard
        id="simulator"
        title="Simulator assumptions"
        report={view?.report ?? null}
        limits={projectionLimits}
      >
        <p className={layout.quiet}>
          The projection runs 30 years. Growth choices and inflation are those under Portfolio Strategy Assumptions.
        </p>
        <StrategyFields modelling={modelling} part="simulator" />
      </AssumptionsCard>
    </div>
  );
}
