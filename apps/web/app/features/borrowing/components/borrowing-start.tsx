import type { ClientDetails } from '@freehold/contract';
import { borrowingStart } from '@freehold/domain';
import { RecordStart } from '#app/calculator/record-start.tsx';
import type { RecordStartProps } from '#app/calculator/use-calculator.ts';
import { type BorrowingDraft, borrowingForm, toDraft } from '../draft.ts';

/** Starts the borrowing calculator from the signed-in client's record. */
export function BorrowingStart(props: RecordStartProps<BorrowingDraft>) {
  return <RecordStart {...props} form={borrowingForm} draftOf={draftOf} emptyLabel="Use an empty form" />;
}

function draftOf({ profile, assets, liabilities }: ClientDetails) {
  const inputs = borrowingStart({ ...profile, assets, liabilities });
  if (inputs === null) return null;
  const note = inputs.existingLoans > 0 ? 'Existing loans are every debt on it, cards at their limit.' : '';
  return { draft: toDraft(inputs), note };
}
