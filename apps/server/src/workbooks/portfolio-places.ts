import { projectionYears } from '@freehold/finance';
import { columnName } from './sheet.ts';

/** Last year of a projection. */
export const lastYear = projectionYears;

/** Row of the sheet Inputs in which the first property stands. */
export const firstPropertyRow = 14;

/** The columns of one property in the sheet Working, in order. */
export const decisionParts = ['grown', 'usable', 'decision', 'value', 'debt'] as const;
export type DecisionPart = (typeof decisionParts)[number];

/** Row of a property in the sheet Inputs, counted from 0. */
export function propertyRow(index: number): number {
  return firstPropertyRow + index;
}

/** Row of a year in the sheet Working. */
export function yearRow(year: number): number {
  return year + 3;
}

/** Column of a property's part in the sheet Working. */
export function yearTotal(index: number, part: DecisionPart): string {
  return columnName(1 + index * decisionParts.length + decisionParts.indexOf(part));
}
