import { fullName, type LeadListItem } from '@freehold/contract';
import { counted, dateTime, dateTimeInFull, money } from '#app/lib/format.ts';
import { maritalStatusLabels } from '#app/lib/marital-status-labels.ts';

/** A moment as it is shown and as it is said in full. */
export interface ShownMoment {
  readonly iso: string;
  readonly text: string;
  readonly full: string;
}

/** How the report mail of a lead stands. */
export interface ReportState {
  readonly text: string;
  readonly tone: 'good' | 'open' | 'bad' | 'none';
}

/** A lead as one row of the adviser's list. */
export interface LeadRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly kind: string;
  /** The figure the visitor saw; null for leads without one. */
  readonly figure: string | null;
  /** The inputs behind it, shortest first. */
  readonly details: readonly string[];
  /** Which notice was shown and agreed to when, and whether news is wanted. */
  readonly consent: readonly string[];
  readonly status: string;
  readonly report: ReportState;
  readonly received: ShownMoment;
}

const kinds: Readonly<Record<LeadListItem['kind'], string>> = {
  borrowing: 'Borrowing capacity',
  mortgage: 'Mortgage',
  'strategy-session': 'Strategy session',
};

/** The lead as it is shown. */
export function leadRow(lead: LeadListItem): LeadRow {
  return {
    id: lead.id,
    name: fullName(lead),
    email: lead.email,
    phone: lead.phone,
    kind: kinds[lead.kind],
    figure: lead.borrowing && money(lead.borrowing.claimedCapacity),
    details: lead.borrowing ? borrowingDetails(lead.borrowing) : [],
    consent: consentTexts(lead),
    status: lead.status,
    report: reportState(lead.report),
    received: shownMoment(lead.receivedAt),
  };
}

function borrowingDetails(borrowing: NonNullable<LeadListItem['borrowing']>): string[] {
  const { grossIncome, partnerIncome, dependants, existingLoans, claimedCapacity, computedCapacity } = borrowing;
  const isDifferent = claimedCapacity !== computedCapacity;
  return [
    ...(isDifferent ? [`Recomputed: ${money(computedCapacity)}, differs from what the visitor saw`] : []),
    `Income ${money(grossIncome)} a year`,
    ...(partnerIncome === null ? [] : [`Partner ${money(partnerIncome)} a year`]),
    `Loans ${money(existingLoans)}`,
    `${maritalStatusLabels[borrowing.maritalStatus]}, ${counted(dependants, 'dependant')}`,
  ];
}

function consentTexts({ noticeVersion, noticeAgreedAt, wantsMarketing }: LeadListItem): string[] {
  return [
    noticeVersion ?? 'No notice recorded',
    ...(noticeAgreedAt === null ? [] : [`Agreed ${dateTime(new Date(noticeAgreedAt))}`]),
    `Marketing: ${wantsMarketing ? 'yes' : 'no'}`,
  ];
}

function reportState(report: LeadListItem['report']): ReportState {
  if (report === null) return { text: 'No report', tone: 'none' };
  const tries = counted(report.attempts, 'attempt');
  if (report.status === 'failed') return { text: `Not delivered after ${tries}`, tone: 'bad' };
  if (report.status === 'queued') return { text: report.attempts > 0 ? `Queued, ${tries}` : 'Queued', tone: 'open' };
  return { text: report.sentAt === null ? 'Sent' : `Sent ${dateTime(new Date(report.sentAt))}`, tone: 'good' };
}

function shownMoment(iso: string): ShownMoment {
  const moment = new Date(iso);
  return { iso, text: dateTime(moment), full: dateTimeInFull(moment) };
}
