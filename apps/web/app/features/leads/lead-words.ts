import { contactBoxes, type LeadListItem, type LeadSort } from '@freehold/contract';
import type { LoanType, RepaymentFrequency } from '@freehold/finance';
import type { Column, SortChoice } from '#app/ui/lists/columns.ts';

export const loanTypeLabels: Readonly<Record<LoanType, string>> = {
  principal_and_interest: 'Principal and interest',
  interest_only: 'Interest only',
};

export const frequencyNouns: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

export const leadSortChoices: readonly SortChoice<LeadSort>[] = [
  { value: '-received', label: 'Newest first' },
  { value: 'received', label: 'Oldest first' },
  { value: 'status', label: 'Status, longest waiting first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
];

export const leadColumns: readonly Column<LeadSort>[] = [
  { label: 'Name', sorts: ['name', '-name'] },
  { label: 'Type and figures' },
  { label: 'Consent' },
  { label: 'Status' },
  { label: 'Owner and next action' },
  { label: 'Received', sorts: ['received', '-received'] },
  { label: 'Actions' },
];

export const leadToasts = {
  loadFailed: { title: 'Error', description: 'Failed to load leads' },
  saved: { title: 'Success', description: 'Lead saved' },
  saveFailed: { title: 'Error', description: 'Failed to save lead' },
  exportFailed: { title: 'Error', description: 'Failed to export leads' },
  noteAdded: { title: 'Success', description: 'Note added' },
  withdrawn: { title: 'Success', description: 'Agreement withdrawn' },
  erased: { title: 'Success', description: 'Lead erased' },
  converted: { title: 'Success', description: 'Client created from the lead' },
  convertedWithPlan: { title: 'Success', description: 'Client created from the lead, with the plan sent with it' },
  planUnreadable: {
    title: 'Client created from the lead',
    description: 'The plan sent with it could not be read and is not among the client’s plans. It stays with the lead.',
  },
} as const;

/** What the box says by which the person agreed: only calculators have one for the privacy policy. */
export function agreedBox({ kind, noticeVersion }: Pick<LeadListItem, 'kind' | 'noticeVersion'>): string {
  if (kind !== 'strategy-session') return 'Privacy policy';
  if (noticeVersion?.startsWith('plan-notice')) return contactBoxes.plan;
  return noticeVersion === null ? contactBoxes.other : contactBoxes.session;
}

/** Text for an owner: the adviser's name, none, or a former adviser. */
export function ownerName(
  { ownerId }: Pick<LeadListItem, 'ownerId'>,
  owners: readonly { readonly id: string; readonly name: string }[],
): string {
  if (ownerId === null) return 'Nobody';
  return owners.find(({ id }) => id === ownerId)?.name ?? 'A former adviser';
}
