import { leadKindFacts, type MailKind, mailSubjects, type OutboxMail, toolFacts } from '@freehold/contract';
import { demoId } from './ids.ts';
import type { DemoLead } from './records.ts';

const accountMails = ['verify-email', 'password-reset', 'password-changed'] as const;

/** The outbox, newest first: a mail for each lead, some that wait or failed, and a few about accounts. */
export function demoMails(leads: readonly DemoLead[]): OutboxMail[] {
  const mails = leads.flatMap((lead, index) => {
    const own = mailOf(index + 1, { kind: leadKindFacts[lead.kind].mail, lead });
    return index % 8 === 5 ? [own, accountMail(index, lead)] : [own];
  });
  return mails.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function mailOf(n: number, { kind, lead }: { kind: MailKind; lead: DemoLead }): OutboxMail {
  return {
    id: demoId('mail', n),
    kind,
    recipient: lead.email,
    subject: lead.calculation ? `Your ${toolFacts[lead.calculation.tool].name} report` : mailSubjects[kind],
    ...fateOf(n, lead.receivedAt),
    createdAt: lead.receivedAt,
    leadId: lead.id,
  };
}

function fateOf(n: number, createdAt: string): Pick<OutboxMail, 'status' | 'attempts' | 'lastError' | 'sentAt'> {
  if (n % 9 === 4) {
    return { status: 'failed', attempts: 1, lastError: 'Refused by the mail server (550)', sentAt: null };
  }
  if (n === 2) return { status: 'queued', attempts: 3, lastError: 'Not sent yet (ETIMEDOUT)', sentAt: null };
  if (n === 1) return { status: 'queued', attempts: 0, lastError: null, sentAt: null };
  return {
    status: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: new Date(Date.parse(createdAt) + 4_000).toISOString(),
  };
}

function accountMail(n: number, { email, receivedAt }: DemoLead): OutboxMail {
  const kind = accountMails[n % accountMails.length] ?? 'verify-email';
  const createdAt = new Date(Date.parse(receivedAt) + 7_200_000).toISOString();
  return {
    id: demoId('mail', 1_000 + n),
    kind,
    recipient: email,
    subject: mailSubjects[kind],
    ...fateOf(3, createdAt),
    createdAt,
    leadId: null,
  };
}
