import { engineVersion } from '@freehold/finance';
import { memo } from 'react';
import { PrintSheet } from '#app/calculator/print-sheet.tsx';
import { money } from '#app/lib/format.ts';
import { type Estimate, readBack, whyNothing } from '../estimate.ts';
import { BorrowingWorking } from './borrowing-working.tsx';
import { BorrowingTexts } from './result.tsx';

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
      <BorrowingTexts />
    </PrintSheet>
  );
});
