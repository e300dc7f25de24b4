import type { ClientDetails } from '@freehold/contract';
import { homeLoanStart } from '@freehold/domain';
import { presentValueRate } from '@freehold/finance';
import { toDraft } from './draft.ts';

/** The calculator's draft of a client's home loan on an ISO day, and a note to it; null without such a loan. */
export function ownLoan(details: ClientDetails, day: string) {
  const start = homeLoanStart(details, day);
  return start && { draft: toDraft({ ...start.form, priceRise: presentValueRate.value }), note: start.note };
}
