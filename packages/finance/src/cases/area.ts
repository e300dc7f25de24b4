import type { Inputs } from './inputs.ts';

/** Result of an area: plain JSON, figures by name. */
export type AreaResult = Readonly<Record<string, unknown>>;

/** A calculation as the dispatcher calls it. */
export type Area = (inputs: Inputs) => AreaResult;

/** Areas by their `subject.verb` name. */
export type Areas = Readonly<Record<string, Area>>;
