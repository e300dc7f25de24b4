import type { LeadListItem } from '@freehold/contract';
import type { listLeads } from './queries.ts';
import { storedBorrowingSchema } from './stored-borrowing.ts';

type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

/** The fields of a lead that an adviser's list shows, by name. */
export function presentLead(row: LeadRow): LeadListItem {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    receivedAt: row.received_at.toISOString(),
    borrowing: row.kind === 'borrowing' ? presentBorrowing(row) : null,
    mortgage: null,
    strategySession: null,
    purchaseTimeframe: null,
    consentedAt: null,
    ownerId: null,
    nextAction: null,
    nextActionOn: null,
    firstResponseAt: null,
    clientId: null,
    noticeVersion: row.notice_version,
    noticeAgreedAt: row.notice_agreed_at?.toISOString() ?? null,
    wantsMarketing: row.wants_marketing,
    report:
      row.mail_status === null
        ? null
        : {
            status: row.mail_status,
            attempts: row.mail_attempts ?? 0,
            sentAt: row.mail_sent_at?.toISOString() ?? null,
          },
  };
}

function presentBorrowing(row: LeadRow): LeadListItem['borrowing'] {
  const { inputs, claimed, computed } = storedBorrowingSchema.parse(row);
  return { ...inputs, claimedCapacity: claimed.borrowingCapacity, computedCapacity: computed.displayed };
}
