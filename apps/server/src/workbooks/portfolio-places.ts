import { projectionYears } from '@freehold/finance';
import { columnName } from './sheet.ts';

/** Last year of a projection. */
export const lastYear = projectionYears;

/** Row of the first property in the sheet Inputs. */
export const firstPropertyRow = 14;

/** Columns of one property in the sheet Working, in order. */
export const decisionParts = ['grown', 'owed', 'usable', 'decision', 'value', 'debt'] as const;
export type DecisionPart = (typeof decisionParts)[number];

/** Row in the sheet Inputs of a property, by index from 0. */
export function propertyRow(index: number): number {
  return firstPropertyRow + index;
}

/** A year's row in the sheet Working. */
export function yearRow(year: number): number {
  return year + 3;
}

/** Column of one part of a property in the sheet Working. */
export function yearTotal(index: number, part: DecisionPart): string {
  return columnName(1 + index * decisionParts.length + decisionParts.indexOf(part));
}
