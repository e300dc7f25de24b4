import type { ClientDetails } from '@freehold/contract';
import { homeLoanStart } from '@freehold/domain';
import { presentValueRate } from '@freehold/finance';
import { RecordStart } from '#app/calculator/record-start.tsx';
import type { RecordStartProps } from '#app/calculator/use-calculator.ts';
import { type MortgageDraft, toDraft } from '../draft.ts';
import { mortgageForm } from '../mortgage-form.ts';

/** Starts the mortgage calculator from the signed-in client's record. */
export function MortgageStart(props: RecordStartProps<MortgageDraft>) {
  return <RecordStart {...props} form={mortgageForm} draftOf={draftOf} emptyLabel="Use the example instead" />;
}

function draftOf(details: ClientDetails, day: string) {
  const start = homeLoanStart(details, day);
  return start && { draft: toDraft({ ...start.form, priceRise: presentValueRate.value }), note: start.note };
}
