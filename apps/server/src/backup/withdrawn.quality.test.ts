import { currentLeadNotice } from '@freehold/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { type BackupPlace, emptyTarget, makeBackupPlace, outside, sharedSecret } from '../../test/backup.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import type { Database } from '../db/connect.ts';
import { enquiryLink } from '../features/privacy/index.ts';
import { makeBackup } from './back-up.ts';
import { restoreBackup } from './restore.ts';

let place: BackupPlace;
let db: Database;
let server: TestApp;
let hour = 0;

beforeEach(async () => {
  place = makeBackupPlace();
  db = await emptyTarget();
  server = await startTestApp({ db: { ...db, close: async () => {} }, settings: { JWT_SECRET: sharedSecret } });
});
afterEach(async () => {
  await db.close();
  place.remove();
});

/** Creates a lead that has requested and confirmed news; returns its id. */
async function leaveLead(email: string): Promise<string> {
  const payload = aBorrowingLead({ email, noticeVersion: currentLeadNotice, wantsMarketing: true });
  const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  expect(answer.statusCode).toBe(201);
  await press(answer.json().id, 'confirm-news');
  return answer.json().id;
}

async function press(id: string, act: 'confirm-news' | 'withdraw'): Promise<void> {
  const { pathname } = new URL(enquiryLink(server.deps, id));
  const answer = await server.app.inject({
    method: 'POST',
    url: `${pathname}/${act}`,
    headers: { accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(200);
}

async function backUp(): Promise<string> {
  hour += 1;
  const now = () => new Date(Date.UTC(2026, 10, 22, hour));
  return (await makeBackup({ db, config: place.config(), now })).path;
}

/** Stops the server, as an operator does before a restore. */
async function stopServer(): Promise<void> {
  await server.app.close();
  await server.deps.jobs.stop();
}

function restore(target: Database, path: string, newer: string | null = null) {
  const request = { path, newer, isReplacing: true, isOtherSecretAccepted: false, isMailHeld: false };
  return restoreBackup(outside(target, place.config()), request);
}

async function agreements(of: Database) {
  const { rows } = await of.query(
    'select id, withdrawn_at, marketing_confirmed_at, purposes, status from leads order by email_normalised',
  );
  return rows;
}

it('an agreement that was withdrawn since the backup stays withdrawn, from the same moment, after a restore', async () => {
  const mary = await leaveLead('mary@example.com');
  const john = await leaveLead('john@example.com');
  const older = await backUp();
  await press(mary, 'withdraw');
  const before = await agreements(db);
  expect(before).toMatchObject([
    { id: john, withdrawn_at: null, status: 'New' },
    { id: mary, withdrawn_at: server.clock.now(), marketing_confirmed_at: null, purposes: [], status: 'Closed' },
  ]);
  await stopServer();

  expect(await restore(db, older)).toMatchObject({ withdrawnAgain: 1 });
  expect(await agreements(db)).toEqual(before);
  const { rows } = await db.query(`select subject_id from audit_events where action = 'lead-withdrawn'`);
  expect(rows).toEqual([{ subject_id: mary }]);
});

it('a newer backup tells what was withdrawn when the database itself is lost', async () => {
  const mary = await leaveLead('mary@example.com');
  const older = await backUp();
  await press(mary, 'withdraw');
  const newer = await backUp();
  const before = await agreements(db);
  await stopServer();

  const target = await emptyTarget();
  expect(await restore(target, older, newer)).toMatchObject({ withdrawnAgain: 1 });
  expect(await agreements(target)).toEqual(before);
  await target.close();
});

it('a mail that was stopped since the backup stays stopped, and another goes on', async () => {
  const { id } = await server.addUser({ role: 'CLIENT', email: 'mary@example.com' });
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
  const row = (kind: 'month-summary' | 'law-countdown') => ({ user_id: id, kind, words: 'w', asked_at: at(0) });
  await server.deps.db.kysely
    .insertInto('asked_mails')
    .values([row('month-summary'), row('law-countdown')])
    .execute();
  const older = await backUp();
  await db.query(`update asked_mails set stopped_at = $1 where kind = 'month-summary'`, [at(1)]);
  await stopServer();
  await restore(db, older);
  const { rows } = await db.query('select kind, stopped_at from asked_mails order by kind');
  expect(rows).toEqual([
    { kind: 'law-countdown', stopped_at: null },
    { kind: 'month-summary', stopped_at: at(1) },
  ]);
});
