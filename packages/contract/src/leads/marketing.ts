import type { LeadListItem } from './leads.ts';

/** Facts that decide whether somebody may be sent news. */
type Agreement = Pick<LeadListItem, 'wantsMarketing' | 'marketingConfirmedAt' | 'unsubscribedAt' | 'withdrawnAt'>;

/**
 * Whether news may be sent, in words for advisers: yes only where it was ticked, confirmed by mail and not withdrawn
 * since. `dayOf` formats an ISO moment as a date.
 */
export function marketingText(lead: Agreement, dayOf: (moment: string) => string): string {
  const { wantsMarketing, marketingConfirmedAt, unsubscribedAt, withdrawnAt } = lead;
  if (unsubscribedAt) return `no (unsubscribed on ${dayOf(unsubscribedAt)})`;
  if (withdrawnAt) return `no (agreement withdrawn on ${dayOf(withdrawnAt)})`;
  if (!wantsMarketing) return 'no';
  return marketingConfirmedAt ? 'yes' : 'no (not confirmed by mail)';
}
