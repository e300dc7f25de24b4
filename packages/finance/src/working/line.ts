import type { Rule } from '../rules/rule.ts';

/** Unit of a line's amount. */
export type LineUnit = 'dollars' | 'dollars-per-year' | 'dollars-per-month' | 'percent' | 'count' | 'years' | 'months';

/** One readable step of a calculation. */
export interface WorkingLine {
  readonly label: string;
  readonly amount: number;
  readonly unit: LineUnit;
  /** The formula with the actual values, for example `6 × $120,000`. */
  readonly formula: string;
  /** The rule behind the step, if there is one. */
  readonly rule?: Rule<unknown>;
}

/** A calculation's steps; the last line's amount is the result. */
export type Working = readonly WorkingLine[];

/** A line of dollars. */
export function dollarsLine(label: string, amount: number, formula: string): WorkingLine {
  return { label, amount, unit: 'dollars', formula };
}
