import type { ProjectionView } from '../../shared/projection-view.ts';
import type { Modelling } from '../../shared/use-modelling.ts';

/** What each tab of the simulator is given. */
export interface SimulatorPartProps {
  readonly modelling: Modelling;
  /** The figures, or null while an input is wrong. */
  readonly view: ProjectionView | null;
}
