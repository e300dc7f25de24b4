export {
  type BorrowingCapacity,
  type BorrowingInputs,
  borrowingCapacity,
  isPartnered,
  largestAmount,
  type MaritalStatus,
  maritalStatuses,
  mostDependants,
} from './borrowing/borrowing-capacity.ts';
export { explainBorrowingCapacity } from './borrowing/explain-borrowing-capacity.ts';
export { engineVersion } from './engine-version.ts';
export type { Provenance, Rule } from './rules/rule.ts';
export { type Dollars, dollars, roundToCent, roundToDollar } from './units/money.ts';
export { type Fraction, fractionOf, type Percent, percent } from './units/rates.ts';
export type { LineUnit, Working, WorkingLine } from './working/line.ts';
