import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { transaction } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { startJobQueue } from './queue.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

describe('a job', () => {
  it('exists when its transaction commits, and only then', async () => {
    const { db, jobs } = server.deps;
    const job = { data: { mailId: randomUUID() } };
    const undone = transaction(db, async (tx) => {
      await jobs.enqueue(tx, 'mail', job);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await server.queuedJobs()).toBe(0);
    await transaction(db, (tx) => jobs.enqueue(tx, 'mail', job));
    expect(await server.queuedJobs()).toBe(1);
  });
});

describe('the queue of earlier versions, for reports only', () => {
  it('hands the mails that wait to the queue for all mails, and is gone', async () => {
    const { db } = server.deps;
    const payload = aBorrowingLead();
    await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
    await db.query(`delete from jobs.job where name = 'mail'`);
    const executeSql = (text: string, values?: unknown[]) => db.query(text, values);
    const earlier = new PgBoss({ db: { executeSql }, schema: 'jobs', supervise: false, schedule: false });
    await earlier.start();
    await earlier.createQueue('report-mail');
    await earlier.send('report-mail', { mailId: (await server.mails())[0]?.id });
    await earlier.stop({ graceful: false });

    const jobs = await startJobQueue(db, createLog('silent'));
    await jobs.stop();
    const { rows } = await db.query(`select name, data from jobs.job where name like '%mail'`);
    expect(rows).toEqual([{ name: 'mail', data: { mailId: (await server.mails())[0]?.id } }]);
    expect((await db.query(`select name from jobs.queue where name = 'report-mail'`)).rows).toEqual([]);
  });
});
