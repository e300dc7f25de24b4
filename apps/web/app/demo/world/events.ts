import type { AuditEvent } from '@freehold/contract';
import { demoUsers } from '#app/lib/session-demo.ts';
import { daysBefore } from './moments.ts';
import type { DemoClient, DemoLead } from './records.ts';

type Happening = Omit<AuditEvent, 'id' | 'sessionId' | 'addressCode'>;

interface Happened {
  readonly now: Date;
  readonly clients: readonly DemoClient[];
  readonly leads: readonly DemoLead[];
}

const clientFields: readonly string[][] = [
  ['grossIncome'],
  ['assets'],
  ['phone', 'address'],
  ['liabilities', 'monthlyLivingExpenses'],
];

/** The audit log, newest first: the events that led to the records. */
export function demoEvents({ now, clients, leads }: Happened): AuditEvent[] {
  const happened = [...leads.flatMap(leadEvents), ...clients.flatMap((client, n) => clientEvents(client, n, now))];
  const inOrder = happened.toSorted((one, other) => other.at.localeCompare(one.at));
  return inOrder.map((event, index) => ({
    id: inOrder.length - index,
    ...event,
    sessionId: null,
    addressCode: null,
  }));
}

function leadEvents(lead: DemoLead): Happening[] {
  const about = { subjectKind: 'lead', subjectId: lead.id, fields: [] };
  const received = { ...about, at: lead.receivedAt, actorId: null, actorRole: null, action: 'lead-received' };
  const noted = lead.notes.map(({ createdAt }) => ({
    ...about,
    ...byAdviser,
    at: createdAt,
    action: 'lead-note-added',
  }));
  const answered =
    lead.firstResponseAt === null
      ? []
      : [{ ...about, ...byAdviser, at: lead.firstResponseAt, action: 'lead-updated', fields: ['status'] }];
  return [received, ...noted, ...answered];
}

function clientEvents({ id, hasAccount }: DemoClient, n: number, now: Date): Happening[] {
  const about = { subjectKind: 'client', subjectId: id };
  const fields = clientFields[n % clientFields.length] ?? [];
  const read = { ...about, ...byAdviser, at: daysBefore(now, n % 20, -n), action: 'client-read', fields: [] };
  const updated = { ...about, ...byAdviser, at: daysBefore(now, n % 15, -2 * n), action: 'client-updated', fields };
  const own = { actorId: id, actorRole: 'CLIENT' as const, subjectKind: 'user', subjectId: id, fields: [] };
  const signedIn = hasAccount ? [{ ...own, at: daysBefore(now, n % 11, -3 * n), action: 'sign-in' }] : [];
  return [read, ...(n % 2 === 0 ? [updated] : []), ...signedIn];
}

const byAdviser = { actorId: demoUsers.ADMIN.id, actorRole: 'ADMIN' } as const;
