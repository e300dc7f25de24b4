import { type BorrowingInputs, borrowingCapacity, explainBorrowingCapacity } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { type Block, table } from './block.ts';

/** The engine's estimate for a household, for use in text, in whole dollars. */
export function capacityText(household: BorrowingInputs): string {
  return money(borrowingCapacity(household).displayed);
}

/** Difference between the engine's estimates for two households, in whole dollars. */
export function capacityDifferenceText(more: BorrowingInputs, less: BorrowingInputs): string {
  return money(borrowingCapacity(more).displayed - borrowingCapacity(less).displayed);
}

/** The working of a household's estimate as a table, in the engine's own steps. */
export function workingTable(caption: string, household: BorrowingInputs): Block {
  return table({
    caption,
    columns: [{ label: 'Step' }, { label: 'How' }, { label: 'Amount', isFigure: true }],
    rows: explainBorrowingCapacity(household).map((line) => [line.label, line.formula, money(line.amount)]),
  });
}
