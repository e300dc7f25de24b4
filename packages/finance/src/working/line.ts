import type { Rule } from '../rules/rule.ts';

/** How the amount of a line is meant. */
export type LineUnit = 'dollars' | 'dollars-per-year' | 'dollars-per-month' | 'percent' | 'count' | 'years' | 'months';

/** One step of a calculation, ready to be read by a person. */
export interface WorkingLine {
  readonly label: string;
  readonly amount: number;
  readonly unit: LineUnit;
  /** The formula with the actual values, for example `6 × $120,000`. */
  readonly formula: string;
  /** The rule the step rests on, where it rests on one. */
  readonly rule?: Rule<unknown>;
}

/** A calculation's steps; the last line's amount is the result. */
export type Working = readonly WorkingLine[];
