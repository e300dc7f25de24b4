import type { ProfileInput } from '@freehold/contract';
import { isPartnered } from '@freehold/finance';
import type { LeadRow } from './queries/list.ts';
import { storedBorrowingSchema } from './stored-borrowing.ts';

/** The profile of a client converted from a lead: name, contact and, from a borrowing estimate, the household. */
export function clientProfile(
  lead: Pick<LeadRow, 'kind' | 'first_name' | 'last_name' | 'email' | 'phone' | 'inputs' | 'claimed' | 'computed'>,
): ProfileInput {
  const contact = { firstName: lead.first_name, lastName: lead.last_name, email: lead.email, phone: lead.phone };
  return lead.kind === 'borrowing' ? { ...contact, ...household(lead) } : contact;
}

// Uses what the person typed; the estimate stays with the lead.
function household(lead: Pick<LeadRow, 'inputs' | 'claimed' | 'computed'>): ProfileInput {
  const { inputs } = storedBorrowingSchema.parse(lead);
  const { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans } = inputs;
  const partner = isPartnered(maritalStatus) ? { assessWithPartner: true, partnerIncome: partnerIncome ?? 0 } : {};
  return { grossIncome, maritalStatus, dependants, existingLoans, ...partner };
}
