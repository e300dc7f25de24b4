import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';

let server: TestApp;
let admin: { authorization: string; id: string };
let id: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  id = answer.json().id;
});

async function call(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const { authorization } = admin;
  const headers = { authorization };
  const request: InjectOptions = { method, url: `/api/leads/${path}`, headers, ...(payload ? { payload } : {}) };
  return await server.app.inject(request);
}

const move = (body: object, of = id) => call('POST', `${of}/stage`, body);
const convert = () => call('POST', `${id}/convert`);
const details = async () => (await call('GET', id)).json();

async function faultsOf(body: object) {
  const answer = await move(body);
  expect(answer.statusCode).toBe(400);
  return answer.json().fields;
}

describe('the stage of a lead', () => {
  it('follows the status up to the conversion, and the status follows the stage', async () => {
    expect(await details()).toMatchObject({ status: 'New', stage: 'Enquiry', moves: [] });
    server.clock.advance({ minutes: 90 });
    admin = await server.signedIn('ADMIN');
    const contacted = await move({ stage: 'Contacted' });
    expect(contacted.statusCode).toBe(200);
    const firstResponseAt = server.clock.now().toISOString();
    expect(contacted.json()).toMatchObject({ status: 'Contacted', stage: 'Contacted', version: 2, firstResponseAt });
    await call('PUT', id, { status: 'New' });
    expect(await details()).toMatchObject({ status: 'New', stage: 'Enquiry', firstResponseAt });
  });

  it('is Fact find after the conversion and then what an adviser says', async () => {
    await convert();
    expect(await details()).toMatchObject({ status: 'Converted', stage: 'Fact find' });
    for (const stage of ['Application lodged', 'Conditional approval', 'Unconditional', 'Fact find']) {
      expect((await move({ stage })).json()).toMatchObject({ stage, status: 'Converted' });
    }
    const settled = { stage: 'Settled', settledOn: '2026-11-20', settledAmount: 123_456_789.5 };
    expect((await move(settled)).json()).toMatchObject({ ...settled, status: 'Converted' });
    const { version } = (await move({ ...settled, settledAmount: 500_000.005 })).json();
    expect((await move({ ...settled, settledAmount: 500_000.005 })).json()).toMatchObject({ version });
    const back = { stage: 'Unconditional', settledOn: null, settledAmount: null };
    expect((await move({ stage: 'Unconditional' })).json()).toMatchObject(back);
  });

  it('is Lost with its reason, which goes when the lead is opened again', async () => {
    expect((await faultsOf({ stage: 'Lost', lostReason: 'Other', lostNote: '\u200b' }))[0].field).toBe('lostNote');
    const lost = { stage: 'Lost', lostReason: 'Other', lostNote: 'Moved abroad' };
    expect((await move(lost)).json()).toMatchObject({ ...lost, status: 'Closed' });
    await call('PUT', id, { status: 'Contacted' });
    expect(await details()).toMatchObject({ stage: 'Contacted', lostReason: null, lostNote: null });
  });

  it('closed without a reason takes one later', async () => {
    await call('PUT', id, { status: 'Closed' });
    expect(await details()).toMatchObject({ stage: 'Lost', lostReason: null });
    expect((await move({ stage: 'Lost', lostReason: 'No answer' })).json()).toMatchObject({ lostReason: 'No answer' });
  });
});

it('a lead that is lost before anybody contacted it was never answered', async () => {
  const moved = await move({ stage: 'Lost', lostReason: 'Not a real enquiry' });
  expect(moved.json()).toMatchObject({ status: 'Closed', firstResponseAt: null });
  await call('PUT', id, { status: 'New' });
  expect((await call('PUT', id, { status: 'Closed' })).json().firstResponseAt).toBeNull();
});

describe('a move that cannot be', () => {
  it('is one towards a person who took back their agreement; Lost with its reason stays open', async () => {
    expect((await call('POST', `${id}/withdraw`)).statusCode).toBe(200);
    const message = 'This person took back their agreement and is not to be contacted';
    expect(await faultsOf({ stage: 'Contacted' })).toEqual([{ field: 'stage', message }]);
    for (const [change, field] of [
      [{ status: 'Contacted' }, 'status'],
      [{ nextAction: 'Call' }, 'nextAction'],
      [{ nextActionOn: '2026-12-01' }, 'nextActionOn'],
    ] as const) {
      const answer = await call('PUT', id, change);
      expect(answer.statusCode, field).toBe(400);
      expect(answer.json().fields).toEqual([{ field, message }]);
    }
    expect((await move({ stage: 'Lost', lostReason: 'No answer' })).statusCode).toBe(200);
  });

  it('to Lost needs a reason, and Other a note', async () => {
    expect(await faultsOf({ stage: 'Lost' })).toEqual([
      { field: 'lostReason', message: 'Choose why the deal was lost' },
    ]);
    expect(await faultsOf({ stage: 'Lost', lostReason: 'Other', lostNote: '  ' })).toEqual([
      { field: 'lostNote', message: 'Say what the reason was' },
    ]);
    expect((await faultsOf({ stage: 'Lost', lostReason: 'Weather' }))[0].field).toBe('lostReason');
    expect((await faultsOf({ stage: 'Lost', lostReason: 'Other', lostNote: 'x'.repeat(501) }))[0].field).toBe(
      'lostNote',
    );
  });

  it('carries facts of another stage, or a settlement to come', async () => {
    expect((await faultsOf({ stage: 'Contacted', lostReason: 'No answer' }))[0].field).toBe('lostReason');
    expect((await faultsOf({ stage: 'Contacted', settledAmount: 5 }))[0].field).toBe('settledAmount');
    await convert();
    expect(await faultsOf({ stage: 'Settled', settledOn: '2099-01-01' })).toEqual([
      { field: 'settledOn', message: 'A deal settles on its day: enter today or an earlier day' },
    ]);
    expect((await faultsOf({ stage: 'Settled', settledAmount: -1 }))[0].field).toBe('settledAmount');
  });

  it('skips the conversion, or goes back behind it', async () => {
    expect(await faultsOf({ stage: 'Settled' })).toEqual([
      { field: 'stage', message: 'Convert the lead to a client first' },
    ]);
    await convert();
    expect((await faultsOf({ stage: 'Enquiry' }))[0].message).toContain('does not go back');
  });

  it('comes from an old version, or is of nobody', async () => {
    await move({ stage: 'Contacted' });
    expect((await move({ stage: 'Enquiry', version: 1 })).statusCode).toBe(412);
    expect((await move({ stage: 'Contacted' }, randomUUID())).statusCode).toBe(404);
  });
});

describe('the moves of a lead', () => {
  it('are kept with who and when, whichever way it moved, newest first', async () => {
    await call('PUT', id, { status: 'Contacted' });
    await convert();
    await move({ stage: 'Lost', lostReason: 'Rate or fees' });
    const at = server.clock.now().toISOString();
    const { moves } = await details();
    expect(moves.map(({ stage, lostReason }: { stage: string; lostReason: string }) => [stage, lostReason])).toEqual([
      ['Lost', 'Rate or fees'],
      ['Fact find', null],
      ['Contacted', null],
    ]);
    for (const one of moves) expect(one).toMatchObject({ at, by: expect.stringMatching(/\S/) });
  });

  it('are not added to by a move that changes nothing', async () => {
    await move({ stage: 'Contacted' });
    expect((await move({ stage: 'Contacted' })).json()).toMatchObject({ version: 2 });
    expect((await details()).moves).toHaveLength(1);
  });

  it('are the last fifty', async () => {
    await server.deps.db.query(
      `insert into lead_moves (lead_id, position, stage, moved_at) select $1, n, 'Enquiry', now() from generate_series(1, 50) n`,
      [id],
    );
    await move({ stage: 'Contacted' });
    const { rows } = await server.deps.db.query(
      'select min(position)::int as first, count(*)::int as kept from lead_moves',
    );
    expect(rows).toEqual([{ first: 2, kept: 50 }]);
  });

  it('go with the lead when it is erased, and each is in the audit log', async () => {
    await move({ stage: 'Contacted' });
    const { rows } = await server.deps.db.query(
      `select actor_id, subject_id from audit_events where action = 'lead-moved'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, subject_id: id }]);
    await call('POST', `${id}/erase`, { confirm: 'ERASE' });
    expect((await server.deps.db.query('select 1 from lead_moves')).rows).toEqual([]);
  });
});
