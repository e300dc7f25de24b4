import { fullName, type LeadDetails, type LeadDuplicate, type LeadListItem, type LeadNote } from '@freehold/contract';
import { presentMatter, rulesOf } from './kinds.ts';
import type { listDuplicates, listNotes } from './queries/desk.ts';
import type { LeadRow } from './queries/list.ts';

/** The fields of a lead that an adviser's list shows, by name; `unsubscribedAt` is when its address was. */
export function presentLead(row: LeadRow, unsubscribedAt: Date | null): LeadListItem {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    receivedAt: row.received_at.toISOString(),
    ...presentMatter(row),
    purchaseTimeframe: row.purchase_timeframe,
    noticeVersion: row.notice_version,
    noticeAgreedAt: isoOrNull(row.notice_agreed_at),
    consentedAt: isoOrNull(row.consented_at),
    wantsMarketing: row.wants_marketing,
    marketingConfirmedAt: isoOrNull(row.marketing_confirmed_at),
    unsubscribedAt: isoOrNull(unsubscribedAt),
    withdrawnAt: isoOrNull(row.withdrawn_at),
    ownerId: row.owner_id,
    nextAction: row.next_action,
    nextActionOn: row.next_action_on,
    firstResponseAt: isoOrNull(row.first_response_at),
    clientId: row.client_id,
    hasPlan: Boolean(row.has_plan),
    version: row.version,
    report: presentReport(row),
  };
}

/** What the figures of a lead were worked out with when it arrived. */
export function presentBasis(row: LeadRow): Pick<LeadDetails, 'engineVersion' | 'rules'> {
  return { engineVersion: row.engine_version, rules: rulesOf(row) };
}

/** A note with its author's name. */
export function presentNote(row: Awaited<ReturnType<typeof listNotes>>[number]): LeadNote {
  const { first_name: firstName, last_name: lastName } = row;
  return {
    id: row.id,
    text: row.text,
    authorId: row.author_id,
    authorName: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    createdAt: row.created_at.toISOString(),
  };
}

/** Another lead of what seems to be the same person. */
export function presentDuplicate(row: Awaited<ReturnType<typeof listDuplicates>>[number]): LeadDuplicate {
  const { id, kind, status } = row;
  const name = fullName({ firstName: row.first_name, lastName: row.last_name });
  return { id, kind, status, name, receivedAt: row.received_at.toISOString() };
}

function presentReport({ mail_status: status, mail_attempts: attempts, mail_sent_at: sentAt }: LeadRow) {
  return status === null ? null : { status, attempts: attempts ?? 0, sentAt: isoOrNull(sentAt) };
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
