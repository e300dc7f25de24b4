import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import type { DemoAdviser, DemoClient, DemoClientAdviser } from './records.ts';

/** Two advisers beside the admin whom a visitor plays. */
export function demoAdvisers(now: Date): DemoAdviser[] {
  return [
    { firstName: 'Priya', lastName: 'Nair', email: 'priya.nair@freehold.example' },
    { firstName: 'Tom', lastName: 'Baker', email: 'tom.baker@freehold.example' },
  ].map((person, n) => ({
    ...person,
    ...{ id: demoId('adviser', n), state: 'active', since: daysBefore(now, 500 - n * 120) },
  }));
}

// One of four clients has nobody, one of eight both, the demo client among them.
const numbers = [[0, 1], [1], [0], [], [0], [1], [0], []] as const;

/** Whose the demo's clients are. */
export function demoClientAdvisers(now: Date, clients: readonly DemoClient[]): DemoClientAdviser[] {
  return clients.flatMap(({ id: clientId }, n) =>
    (numbers[n % numbers.length] ?? []).map((adviser) => ({
      ...{ clientId, adviserId: demoId('adviser', adviser) },
      since: daysBefore(now, 300 - n * 5 - adviser * 40),
    })),
  );
}
