import type { Inputs } from './inputs.ts';

/** What an area answers: plain JSON, the figures by name. */
export type AreaResult = Readonly<Record<string, unknown>>;

/** One calculation as the dispatcher knows it. */
export type Area = (inputs: Inputs) => AreaResult;

/** Areas by their `subject.verb` name. */
export type Areas = Readonly<Record<string, Area>>;
