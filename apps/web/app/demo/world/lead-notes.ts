import type { LeadNote, LeadStatus } from '@freehold/contract';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';

const texts = [
  'Left a message; will try again on Thursday afternoon.',
  'Spoke for ten minutes. Wants to buy within a year and has a deposit of about 15 percent.',
  'Prefers e-mail. Sent the report again and two guides.',
  'Partner joins the next call. They would rather renovate first.',
] as const;

/** The notes on the n-th lead, oldest first; a new lead has none. */
export function demoNotes(n: number, status: LeadStatus, receivedAt: string): LeadNote[] {
  if (status === 'New') return [];
  return Array.from({ length: 1 + (n % 3) }, (_, index) => ({
    id: demoId('note', n * 10 + index),
    text: texts[(n + index) % texts.length] ?? texts[0],
    authorId: demoUsers.ADMIN.id,
    authorName: 'Demo Admin',
    createdAt: new Date(Date.parse(receivedAt) + (index + 1) * 5_400_000).toISOString(),
  }));
}
