import { type BorrowingInputs, borrowingCapacity, explainBorrowingCapacity } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { type Block, table } from './block.ts';

/** The engine's estimate for a household as it stands in a text, in whole dollars. */
export function capacityText(household: BorrowingInputs): string {
  return money(borrowingCapacity(household).displayed);
}

/** How much more the engine's estimate is for one household than for another, in whole dollars. */
export function capacityDifferenceText(more: BorrowingInputs, less: BorrowingInputs): string {
  return money(borrowingCapacity(more).displayed - borrowingCapacity(less).displayed);
}

/** The working of a household's estimate, line by line, as the engine explains it. */
export function workingTable(caption: string, household: BorrowingInputs): Block {
  return table({
    caption,
    columns: [{ label: 'Step' }, { label: 'How' }, { label: 'Amount', isFigure: true }],
    rows: explainBorrowingCapacity(household).map((line) => [line.label, line.formula, money(line.amount)]),
  });
}
