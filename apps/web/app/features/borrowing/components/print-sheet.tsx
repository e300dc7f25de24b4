import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import { borrowingReadBack } from '@freehold/domain';
import { type BorrowingInputs, engineVersion, explainBorrowingCapacity } from '@freehold/finance';
import { memo } from 'react';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { PrintSheet } from '#app/calculator/print-sheet.tsx';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { money } from '#app/lib/format.ts';
import type { Estimate } from '../draft.ts';

/** The steps of a borrowing estimate. */
export function BorrowingWorking({ inputs }: { readonly inputs: BorrowingInputs }) {
  const rows = workingRows(explainBorrowingCapacity(inputs));
  return <WorkingTable caption="How the estimate is worked out" rows={rows} />;
}

/** Print version of the estimate. */
export const BorrowingSheet = memo(function BorrowingSheet({ estimate }: { estimate: Estimate }) {
  const { reason, inputs } = estimate;
  return (
    <PrintSheet
      title="Estimated borrowing capacity"
      figure={money(estimate.capacity)}
      inputs={borrowingReadBack(inputs)}
      engineVersion={engineVersion}
    >
      {reason && <p>{reason}</p>}
      <h3>How it is worked out</h3>
      <BorrowingWorking inputs={inputs} />
      <EstimateTexts disclosure={estimateDisclosure} assumptions={borrowingAssumptions} />
    </PrintSheet>
  );
});
