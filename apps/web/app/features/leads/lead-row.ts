import { fullName, type LeadListItem, type LeadOwner, marketingText } from '@freehold/contract';
import { counted, date, dateTime, dateTimeInFull } from '#app/lib/format.ts';
import { detailsOf, figureOf, kindOf } from './lead-details.ts';
import { agreedBox, ownerName } from './lead-words.ts';

/** A moment as shown and in full. */
export interface ShownMoment {
  readonly iso: string;
  readonly text: string;
  readonly full: string;
}

/** Delivery state of a lead's report mail. */
export interface ReportState {
  readonly text: string;
  readonly tone: 'good' | 'open' | 'bad' | 'none';
}

/** A lead as one row of the adviser's list. */
export interface LeadRow {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly kind: string;
  /** The capacity or the tool's figure worked out on arrival, or the loan; null for leads without a figure. */
  readonly figure: string | null;
  /** The inputs behind it, in short form. */
  readonly details: readonly string[];
  /** The notice shown, when it was agreed to, and whether news is wanted. */
  readonly consent: readonly string[];
  /** Whether the person may be contacted, in two or three words. */
  readonly agreement: string;
  readonly status: LeadListItem['status'];
  readonly owner: string;
  readonly nextAction: string | null;
  /** The day, in words. */
  readonly nextActionOn: string | null;
  readonly report: ReportState;
  readonly received: ShownMoment;
}

/** The lead as shown in the list. */
export function leadRow(lead: LeadListItem, owners: readonly LeadOwner[]): LeadRow {
  return {
    id: lead.id,
    to: leadPath(lead.id),
    name: fullName(lead),
    email: lead.email,
    phone: lead.phone,
    kind: kindOf(lead),
    figure: figureOf(lead),
    details: detailsOf(lead),
    consent: consentTexts(lead),
    agreement: agreementText(lead),
    status: lead.status,
    owner: ownerName(lead, owners),
    nextAction: lead.nextAction,
    nextActionOn: lead.nextActionOn && date(new Date(`${lead.nextActionOn}T12:00:00`)),
    report: reportState(lead.report),
    received: shownMoment(lead.receivedAt),
  };
}

/** URL of a lead's own screen. */
export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}

function agreementText({ withdrawnAt, noticeAgreedAt, consentedAt }: LeadListItem): string {
  if (withdrawnAt) return 'Withdrawn';
  return noticeAgreedAt === null && consentedAt === null ? 'Not recorded' : 'Agreed';
}

function consentTexts(lead: LeadListItem): string[] {
  const { noticeVersion, noticeAgreedAt, consentedAt, withdrawnAt } = lead;
  return [
    noticeVersion ?? 'No notice recorded',
    ...(noticeAgreedAt === null ? [] : [`Agreed ${dateTime(new Date(noticeAgreedAt))}`]),
    ...(consentedAt === null ? [] : [`${agreedBox(lead)}: ticked`]),
    ...(withdrawnAt ? [`Agreement withdrawn ${dateTime(new Date(withdrawnAt))}: do not contact`] : []),
    `Marketing: ${marketingText(lead, (moment) => date(new Date(moment)))}`,
  ];
}

/** Delivery state of the newest mail to the person. */
export function reportState(report: LeadListItem['report']): ReportState {
  if (report === null) return { text: 'No report', tone: 'none' };
  const tries = counted(report.attempts, 'attempt');
  if (report.status === 'failed') return { text: `Not delivered after ${tries}`, tone: 'bad' };
  if (report.status === 'queued') return { text: report.attempts > 0 ? `Queued, ${tries}` : 'Queued', tone: 'open' };
  return { text: report.sentAt === null ? 'Sent' : `Sent ${dateTime(new Date(report.sentAt))}`, tone: 'good' };
}

/** A moment, short and in full. */
export function shownMoment(iso: string): ShownMoment {
  const moment = new Date(iso);
  return { iso, text: dateTime(moment), full: dateTimeInFull(moment) };
}
