import { mailTextSchema } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';

let server: TestApp;
let admin: { authorization: string; id: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
});

const post = (url: string, payload?: object, authorization?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    ...(payload && { payload }),
    ...(authorization !== undefined && { headers: { authorization } }),
  });

async function mailOf(kind: string) {
  const mail = (await server.mails()).find((known) => known.kind === kind);
  if (mail === undefined) throw new Error(`No ${kind} in the outbox`);
  return mail;
}

async function read(id: string) {
  const { authorization } = admin;
  return await server.app.inject({ url: `/api/mails/${id}`, headers: { authorization } });
}

async function eventsOf(id: string) {
  const { rows } = await server.deps.db.query('select action, actor_id from audit_events where subject_id = $1', [id]);
  return rows;
}

describe('reading a mail of the outbox', () => {
  it('shows its words without its secrets, and is on record', async () => {
    expect((await post('/borrowing-leads', aBorrowingLead({ firstName: 'Mary' }))).statusCode).toBe(201);
    const { id } = await mailOf('borrowing-report');
    const answer = await read(id);
    expect(answer.statusCode).toBe(200);
    const mail = mailTextSchema.parse(answer.json());
    expect(mail.subject).toBe('Your borrowing capacity report');
    expect(mail.blocks[0]?.text).toBe('Hello Mary,');
    expect(mail.attachment).toBe('freehold-borrowing-capacity.pdf');
    const { publicUrl } = server.deps.config;
    const links = [...mail.blocks, ...mail.footer].filter(({ isLink }) => isLink);
    expect(links.map(({ text, url }) => [text, url])).toEqual([
      ['Contact us', `${publicUrl}/contact`],
      ['How we handle personal information', `${publicUrl}/privacy`],
      ['Withdraw your agreement or erase this enquiry', null],
      ['Stop these emails', null],
    ]);
    expect(await eventsOf(id)).toEqual([{ action: 'mail-read', actor_id: admin.id }]);
  });

  it('gives no link that gets into an account', async () => {
    const person = { firstName: 'Ann', lastName: 'Ng', email: 'ann@example.com', password: 'correct horse' };
    expect((await post('/auth/register', person)).statusCode).toBe(201);
    await post('/auth/forgot-password', { email: person.email });
    for (const kind of ['verify-email', 'password-reset']) {
      const answer = await read((await mailOf(kind)).id);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('token');
      expect(mailTextSchema.parse(answer.json()).blocks.filter(({ isLink }) => isLink)).toEqual([
        expect.objectContaining({ url: null }),
      ]);
    }
  });

  it('is refused to clients, and to nobody known', async () => {
    await post('/borrowing-leads', aBorrowingLead());
    const { id } = await mailOf('borrowing-report');
    const client = await server.signedIn('CLIENT');
    const asClient = { url: `/api/mails/${id}`, headers: { authorization: client.authorization } };
    expect((await server.app.inject(asClient)).statusCode).toBe(403);
    expect((await server.app.inject({ url: `/api/mails/${id}` })).statusCode).toBe(401);
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('the confirmation link of a new account', () => {
  const person = { firstName: 'Ann', lastName: 'Ng', email: 'ann@example.com', password: 'correct horse' };

  it('is given to an adviser where no mail server is set, on record, and confirms nothing without the password', async () => {
    await post('/auth/register', person);
    const { id } = await mailOf('verify-email');
    expect(mailTextSchema.parse((await read(id)).json()).canPassLinkOn).toBe(true);
    const answer = await post(`/mails/${id}/link`, undefined, admin.authorization);
    expect(answer.statusCode, answer.body).toBe(200);
    const token = new URL(answer.json().link).hash.slice('#token='.length);
    expect(await eventsOf(id)).toContainEqual({ action: 'mail-link-given', actor_id: admin.id });
    expect((await post('/auth/verify-email', { token })).statusCode).not.toBe(200);
    expect((await post('/auth/verify-email', { token, password: person.password })).statusCode).toBe(200);
    expect((await post(`/mails/${id}/link`, undefined, admin.authorization)).statusCode).toBe(409);
  });

  it('is not given for a reset', async () => {
    await post('/auth/register', person);
    await post('/auth/forgot-password', { email: person.email });
    const { id } = await mailOf('password-reset');
    expect((await post(`/mails/${id}/link`, undefined, admin.authorization)).statusCode).toBe(404);
  });
});
