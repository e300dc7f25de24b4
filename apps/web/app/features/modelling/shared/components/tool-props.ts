import type { Modelling } from '../use-modelling.ts';

/** What the content of each tab is given. */
export interface ToolProps {
  readonly modelling: Modelling;
}
