import type { ClientDetails } from '@freehold/contract';
import { RecordStart } from '#app/calculator/record-start.tsx';
import type { RecordStartProps } from '#app/calculator/use-calculator.ts';
import type { MortgageDraft } from '../draft.ts';
import { mortgageForm } from '../mortgage-form.ts';

/** Starts the mortgage calculator from the signed-in client's record. */
export function MortgageStart(props: RecordStartProps<MortgageDraft>) {
  return <RecordStart {...props} form={mortgageForm} draftOf={draftOf} emptyLabel="Use the example instead" />;
}

async function draftOf(details: ClientDetails, day: string) {
  const { ownLoan } = await import('../own-loan.ts');
  return ownLoan(details, day);
}
