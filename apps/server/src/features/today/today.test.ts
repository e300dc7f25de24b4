import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';
import { generateRecords } from '../../seed/generated-records.ts';

let server: TestApp;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

async function leave(firstName: string): Promise<string> {
  server.clock.advance({ minutes: 1 });
  const payload = aBorrowingLead({ firstName, lastName: 'Ng', email: `${firstName.toLowerCase()}@example.com` });
  const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  return answer.json().id;
}

async function put(id: string, change: object): Promise<void> {
  const answer = await adviser.put(`/leads/${id}`, change);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function today(query = '') {
  const answer = await adviser.get(`/today${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const namesOf = ({ items }: { items: { firstName: string }[] }) => items.map(({ firstName }) => firstName);

/** A day in Sydney so many days from the server's. */
function dayAfter(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });
  return format.format(new Date(server.deps.now().getTime() + days * 86_400_000));
}

describe('the day of a practice', () => {
  it('is empty where nothing waits, and is then no event of the log', async () => {
    expect(await today()).toEqual({
      day: dayAfter(0),
      dueActions: { total: 0, items: [] },
      waitingLeads: { total: 0, items: [] },
      endingTerms: { total: 0, items: [] },
      oldRecords: { total: 0, items: [] },
    });
    const { rows } = await server.deps.db.query(`select 1 from audit_events where action = 'today-listed'`);
    expect(rows).toEqual([]);
  });

  it('lists actions due by today, the longest overdue first, and none of the days after', async () => {
    const [ann, bob, cat] = [await leave('Ann'), await leave('Bob'), await leave('Cat')];
    await put(ann, { status: 'Contacted', nextAction: 'Call', nextActionOn: dayAfter(0) });
    await put(bob, { status: 'Contacted', nextAction: 'Write', nextActionOn: dayAfter(-3) });
    await put(cat, { status: 'Contacted', nextAction: 'Wait', nextActionOn: dayAfter(1) });
    const { dueActions } = await today();
    expect(dueActions).toMatchObject({
      total: 2,
      items: [
        { of: 'lead', id: bob, action: 'Write', dueOn: dayAfter(-3), version: 2 },
        { id: ann, action: 'Call', dueOn: dayAfter(0) },
      ],
    });
  });

  it('turns the action of a lead that became a client into the client’s task, and drops those closed or withdrawn', async () => {
    const [ann, bob, cat] = [await leave('Ann'), await leave('Bob'), await leave('Cat')];
    const due = { nextAction: 'Call', nextActionOn: dayAfter(0) };
    for (const id of [ann, bob, cat]) await put(id, due);
    const { clientId } = (await adviser.post(`/leads/${ann}/convert`, {})).json();
    await put(bob, { status: 'Closed' });
    expect((await adviser.post(`/leads/${cat}/withdraw`, {})).statusCode).toBe(200);
    const { dueActions, waitingLeads } = await today();
    expect(dueActions).toMatchObject({
      total: 1,
      items: [{ of: 'client', clientId, firstName: 'Ann', action: 'Call', dueOn: dayAfter(0) }],
    });
    expect(waitingLeads.total).toBe(0);
  });

  it('lists tasks of clients among the actions of leads, and none that is done or removed', async () => {
    const [ann, bob] = [await leave('Ann'), await leave('Bob')];
    await put(bob, { nextAction: 'Write', nextActionOn: dayAfter(-1) });
    const { clientId } = (await adviser.post(`/leads/${ann}/convert`, {})).json();
    const add = async (text: string, dueOn: string | null) =>
      (await adviser.post(`/clients/${clientId}/tasks`, { text, dueOn })).json();
    const late = await add('Send the rates', dayAfter(-2));
    const now = await add('Call', dayAfter(0));
    await add('Later', dayAfter(1));
    await add('Some day', null);
    const said = async () =>
      (await today()).dueActions.items.map(({ of, action }: { of: string; action: string }) => `${of}: ${action}`);
    expect(await said()).toEqual(['client: Send the rates', 'lead: Write', 'client: Call']);
    await adviser.post(`/clients/${clientId}/tasks/${late.id}/done`, {});
    expect(await said()).toEqual(['lead: Write', 'client: Call']);
    const colleague = await caller(server, 'ADMIN');
    const mine = (await colleague.get('/today?mine=true')).json().dueActions;
    expect(mine).toMatchObject({ total: 1, items: [{ of: 'lead', id: bob }] });
    expect((await today()).dueActions.items[1]).toMatchObject({ id: now.id, clientId, owner: 'Test Person' });
  });

  it('has the leads that the list of leads finds as waiting for an answer or with an action due', async () => {
    const [ann, bob, cat, dan] = [await leave('Ann'), await leave('Bob'), await leave('Cat'), await leave('Dan')];
    await leave('Eve');
    await put(ann, { nextAction: 'Call', nextActionOn: dayAfter(0) });
    await put(bob, { status: 'Contacted', nextAction: 'Wait', nextActionOn: dayAfter(1) });
    await put(cat, { nextAction: 'Call', nextActionOn: dayAfter(-1) });
    await put(cat, { status: 'Closed' });
    await put(dan, { nextAction: 'Call', nextActionOn: dayAfter(-1) });
    expect((await adviser.post(`/leads/${dan}/withdraw`, {})).statusCode).toBe(200);
    const listed = async (todo: string) =>
      namesOf({ items: (await adviser.get(`/leads?todo=${todo}&sort=received`)).json() });
    const { dueActions, waitingLeads } = await today();
    expect([await listed('answer'), namesOf(waitingLeads)]).toEqual([
      ['Ann', 'Eve'],
      ['Ann', 'Eve'],
    ]);
    expect([await listed('action'), namesOf(dueActions)]).toEqual([['Ann'], ['Ann']]);
    const totals = (await adviser.get('/leads/totals?todo=action')).json();
    expect(totals).toEqual({ New: 1, Contacted: 0, Converted: 0, Closed: 0 });
    expect((await adviser.get('/leads/export?todo=answer')).body.split('\r\n')).toHaveLength(4);
    server.clock.advance({ minutes: 24 * 60 });
    adviser = await caller(server, 'ADMIN');
    expect(await listed('action')).toEqual(['Ann', 'Bob']);
  });

  it('lists terms of loans that end within ninety days, the first to end first', async () => {
    const mortgage = { liabilityType: 'Mortgage', loanBalance: 500_000 };
    const fixed = (days: number, change: object = {}) => ({
      ...mortgage,
      termType: 'Fixed',
      fixedUntil: dayAfter(days),
      ...change,
    });
    const only = (days: number) => ({ ...mortgage, loanType: 'Interest Only', interestOnlyUntil: dayAfter(days) });
    const sent = {
      profile: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' },
      liabilities: [
        fixed(90, { description: 'Home loan', loanBalance: 612_345.67 }),
        fixed(91),
        fixed(-1),
        fixed(5, { loanBalance: 0 }),
        only(0),
        { ...fixed(30), ...only(20), lenderType: 'Harbour Bank' },
      ],
    };
    const made = await adviser.post('/profiles/details', sent);
    const { id: clientId } = made.json().profile;
    const { endingTerms } = await today();
    expect(endingTerms).toMatchObject({
      total: 4,
      items: [
        { term: 'interest-only', endsOn: dayAfter(0), clientId, loan: '', balance: 500_000 },
        { term: 'interest-only', endsOn: dayAfter(20), loan: 'Harbour Bank' },
        { term: 'fixed', endsOn: dayAfter(30), loan: 'Harbour Bank' },
        { term: 'fixed', endsOn: dayAfter(90), firstName: 'Ann', loan: 'Home loan', balance: 612_345.67 },
      ],
    });
  });

  it('lists five ending terms of one record, and none of an account whose address nobody confirmed', async () => {
    const liabilities = Array.from({ length: 20 }, (_, index) => ({
      ...{ liabilityType: 'Mortgage', termType: 'Fixed', loanBalance: 1_000 },
      fixedUntil: dayAfter(1 + index),
    }));
    await adviser.post('/profiles/details', { profile: { firstName: 'Ann', email: 'ann@example.com' }, liabilities });
    const { endingTerms } = await today();
    expect(endingTerms.total).toBe(5);
    expect(endingTerms.items.map(({ endsOn }: { endsOn: string }) => endsOn)).toEqual([1, 2, 3, 4, 5].map(dayAfter));

    // Two records of 500 loans each, all ending before hers, leave her terms in the list.
    const many = Array.from({ length: 500 }, () => ({ ...liabilities[0], fixedUntil: dayAfter(0) }));
    for (const firstName of ['Bea', 'Cat'])
      await adviser.post('/profiles/details', {
        profile: { firstName, email: `${firstName}@example.com` },
        liabilities: many,
      });
    expect((await today()).endingTerms.total).toBe(15);
    await server.deps.db.query("delete from profiles where first_name in ('Bea', 'Cat')");

    const stranger = await clientWithProfile(server);
    const put = await stranger.put(`/profiles/${stranger.id}/details`, { profile: {}, assets: [], liabilities });
    expect(put.statusCode).toBe(200);
    expect((await today()).endingTerms.total).toBe(5);
    await server.deps.db.query('update users set email_verified_at = now() where id = $1', [stranger.id]);
    expect((await today()).endingTerms.total).toBe(10);
  });

  it('lists leads nobody has answered, the longest waiting first', async () => {
    const ann = await leave('Ann');
    await leave('Bob');
    await leave('Cat');
    await put(ann, { status: 'Contacted' });
    const { waitingLeads } = await today();
    expect(namesOf(waitingLeads)).toEqual(['Bob', 'Cat']);
    expect(waitingLeads.items[0]).toMatchObject({ kind: 'borrowing', owner: null });
  });

  it('leaves out the leads of other advisers when asked for one’s own', async () => {
    const { id: other } = await server.addUser({ role: 'ADMIN', email: 'other@example.com' });
    const [ann, bob, cat] = [await leave('Ann'), await leave('Bob'), await leave('Cat')];
    const due = { nextAction: 'Call', nextActionOn: dayAfter(0) };
    await put(ann, { ...due, ownerId: other });
    await put(bob, { ...due, ownerId: adviser.id });
    await put(cat, due);
    const all = await today();
    const mine = await today('?mine=true');
    expect([namesOf(all.dueActions).length, namesOf(all.waitingLeads).length]).toEqual([3, 3]);
    expect(namesOf(mine.dueActions).sort()).toEqual(['Bob', 'Cat']);
    expect(namesOf(mine.waitingLeads)).toEqual(['Bob', 'Cat']);
  });

  it('lists records that have not changed for more than ninety days', async () => {
    const made = await adviser.post('/profiles/details', { profile: { firstName: 'Ann', lastName: 'Lee' } });
    const { id } = made.json().profile;
    server.clock.advance({ minutes: 90 * 24 * 60 });
    adviser = await caller(server, 'ADMIN');
    expect((await today()).oldRecords.total).toBe(0);
    server.clock.advance({ minutes: 1 });
    expect((await today()).oldRecords).toMatchObject({ total: 1, items: [{ id, firstName: 'Ann' }] });
    await adviser.put(`/profiles/${id}/details`, { profile: { phone: '0400 000 000' } });
    expect((await today()).oldRecords.total).toBe(0);
  });

  it('shows ten of each with the total, which stops at a thousand', async () => {
    await generateRecords(server.deps.db, { clients: 1_200, leads: 60, seed: 'today' });
    const { oldRecords, waitingLeads } = await today();
    expect([oldRecords.items.length, oldRecords.total]).toEqual([10, 1_000]);
    expect(waitingLeads.items).toHaveLength(10);
    const { rows } = await server.deps.db.query(`select count(*)::int as n from leads where status = 'New'`);
    expect(waitingLeads.total).toBe(rows[0]?.n);
  });

  it('is one event of the log, with the ids that were shown', async () => {
    const ann = await leave('Ann');
    await today();
    const { rows } = await server.deps.db.query(
      `select fields from audit_events where action = 'today-listed' and actor_id = $1`,
      [adviser.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.fields).toEqual(expect.arrayContaining(['count:1', `first:${ann}`]));
  });
});
