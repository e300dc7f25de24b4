import { type BorrowingForm, borrowingAssumptions, borrowingInputs, estimateDisclosure } from '@freehold/contract';
import { engineVersion, explainBorrowingCapacity } from '@freehold/finance';
import { memo } from 'react';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { PrintSheet } from '#app/calculator/print-sheet.tsx';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { money } from '#app/lib/format.ts';
import { type Estimate, readBack, whyNothing } from '../estimate.ts';

/** The steps of a borrowing estimate. */
export function BorrowingWorking({ form }: { form: BorrowingForm }) {
  const rows = workingRows(explainBorrowingCapacity(borrowingInputs(form)));
  return <WorkingTable caption="How the estimate is worked out" rows={rows} />;
}

/** Print version of the estimate. */
export const BorrowingSheet = memo(function BorrowingSheet({ estimate }: { estimate: Estimate }) {
  const reason = whyNothing(estimate);
  return (
    <PrintSheet
      title="Estimated borrowing capacity"
      figure={money(estimate.capacity)}
      inputs={readBack(estimate.form)}
      engineVersion={engineVersion}
    >
      {reason && <p>{reason}</p>}
      <h3>How it is worked out</h3>
      <BorrowingWorking form={estimate.form} />
      <EstimateTexts disclosure={estimateDisclosure} assumptions={borrowingAssumptions} />
    </PrintSheet>
  );
});
