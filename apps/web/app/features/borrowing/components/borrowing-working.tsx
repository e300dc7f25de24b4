import { type BorrowingForm, borrowingInputs } from '@freehold/contract';
import { explainBorrowingCapacity } from '@freehold/finance';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';

/** The working of a borrowing estimate. */
export function BorrowingWorking({ form }: { form: BorrowingForm }) {
  const rows = workingRows(explainBorrowingCapacity(borrowingInputs(form)));
  return <WorkingTable caption="How the estimate is worked out" rows={rows} />;
}
