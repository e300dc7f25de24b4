import { dayInSydney } from '@freehold/domain';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import type { DemoClient, DemoClientTask } from './records.ts';

const texts = [
  'Ask the lender for a rate review',
  'Compare fixed rates before the term ends',
  'Collect payslips for the application',
  'Book the yearly review',
] as const;

/** A task for every third client, some of them overdue, and one that is done. */
export function demoClientTasks(now: Date, clients: readonly DemoClient[]): DemoClientTask[] {
  const owner = { ownerId: demoUsers.ADMIN.id, ownerName: 'Demo Admin' };
  return clients.flatMap(({ id }, n) => {
    if (n % 3 !== 0) return [];
    const isDone = n === 3;
    return [
      {
        ...{ id: demoId('client-task', n), clientId: id, text: texts[n % texts.length] ?? texts[0], ...owner },
        dueOn: dayInSydney(new Date(daysBefore(now, 2 - n))),
        createdAt: daysBefore(now, 9, n),
        doneAt: isDone ? daysBefore(now, 1) : null,
        doneByName: isDone ? owner.ownerName : null,
        isRemoved: false,
      },
    ];
  });
}
