import type { LeadListItem, LeadStatus } from '@freehold/contract';
import { counted } from '#app/lib/format.ts';
import type { Selectable } from '#app/ui/lists/selected-rows.ts';

/** A lead as a selection keeps it. */
export type SelectedLead = LeadListItem & Selectable;

/** Statuses that selected leads can be given. */
export const bulkStatuses = ['New', 'Contacted', 'Closed'] as const satisfies readonly LeadStatus[];
export type BulkStatus = (typeof bulkStatuses)[number];

/** The leads that a status changes: not those that have it, nor those of clients. Blank is not chosen yet. */
export function leadsToMove<Lead extends Pick<LeadListItem, 'status'>>(leads: readonly Lead[], to: BulkStatus | '') {
  return leads.filter(({ status }) => status !== 'Converted' && status !== to);
}

/** The leads that can have a next action: a client has tasks instead. */
export function leadsToPlan<Lead extends Pick<LeadListItem, 'clientId'>>(leads: readonly Lead[]): Lead[] {
  return leads.filter(({ clientId }) => clientId === null);
}

/** What happens to the selected leads that a status does not change; null where it changes all. */
export function keptText(leads: readonly Pick<LeadListItem, 'status'>[], to: BulkStatus | ''): string | null {
  const converted = leads.filter(({ status }) => status === 'Converted').length;
  const same = leads.filter(({ status }) => status === to).length;
  const parts = [
    ...(converted > 0
      ? [`${counted(converted, 'converted lead')} ${converted === 1 ? 'stays' : 'stay'} with the client`]
      : []),
    ...(same > 0 ? [`${counted(same, 'lead')} ${same === 1 ? 'is' : 'are'} ${to} already`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}

/** True if a change of these leads can be taken back: a list does not say why a closed one was lost. */
export function canTakeBack(leads: readonly Pick<LeadListItem, 'status'>[]): boolean {
  return leads.length > 0 && leads.every(({ status }) => status !== 'Closed');
}
