import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import type { DemoClient, DemoClientNote } from './records.ts';

const texts = [
  'Wants to retire at 62 and keep the family home.',
  'Prefers a call after five. Partner joins the next meeting.',
  'Asked for a comparison of fixed and variable before deciding.',
] as const;

/** Notes about every second client, newest first. */
export function demoClientNotes(now: Date, clients: readonly DemoClient[]): DemoClientNote[] {
  return clients.flatMap(({ id }, n) =>
    n % 2 === 1
      ? []
      : Array.from({ length: 1 + (n % 3) }, (_, index) => ({
          id: demoId('client-note', n * 10 + index),
          clientId: id,
          text: texts[(n + index) % texts.length] ?? texts[0],
          authorId: demoUsers.ADMIN.id,
          authorName: 'Demo Admin',
          createdAt: daysBefore(now, 3 + index * 9, -n),
          editedAt: null,
          isRemoved: false,
        })),
  );
}
