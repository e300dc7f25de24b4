import { askedMailWords, currentLeadNotice } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendCall } from '../../../test/access/world.ts';
import { aSignUp, type From, send } from '../../../test/accounts.ts';
import { testPassword } from '../../../test/app.ts';
import { appOf } from '../../../test/authenticator.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aPicture, startImageApp, upload } from '../../../test/images.ts';
import { makeFullPerson } from '../../../test/privacy/person.ts';
import { findInDatabase } from '../../../test/privacy/search.ts';
import { aProperty } from '../../../test/properties.ts';
import { figure } from '../../../test/quality.ts';
import { type AccessChange, changeAdminAccess } from '../auth/admin-access.ts';
import { createAdmin } from '../auth/first-admin.ts';
import { accountLink, applyDueChanges, endOverdueAccounts } from '../auth/index.ts';
import { finishErasures } from '../erasures/index.ts';
import { fetchPicture } from '../pictures/index.ts';
import { enquiryLink, unsubscribeLink } from '../privacy/index.ts';
import { auditActions } from './actions.ts';

let server: Awaited<ReturnType<typeof startImageApp>>;

beforeAll(async () => {
  server = await startImageApp();
});
afterAll(() => server.close());

type Target = Parameters<typeof send>[1];

/** Sends a call that must succeed; returns its response. */
async function done(target: Target, from: From & { body?: unknown } = {}) {
  const answer = await send(server.app, target, { address: `198.51.100.${address++ % 250}`, ...from });
  expect(answer.statusCode, `${target} ${answer.body}`).toBeLessThan(300);
  return answer.body === '' ? {} : answer.json();
}
let address = 0;

let newest = 0;
const once = new Map<string, number>();

/** The actions recorded since the last call. */
async function recorded(): Promise<string[]> {
  const since = 'select id, action from audit_events where id > $1 order by id';
  const { rows } = await server.deps.db.query(since, [newest]);
  newest = Number(rows.at(-1)?.id ?? newest);
  return rows.map(({ action }) => String(action));
}

/** Performs an action and expects exactly these rows for it, in this order. */
async function records<T>(actions: readonly string[], what: string, perform: () => Promise<T>): Promise<T> {
  await recorded();
  const result = await perform();
  expect(await recorded(), what).toEqual(actions);
  for (const action of actions) once.set(action, (once.get(action) ?? 0) + 1);
  return result;
}

async function linkToken(userId: string, purpose: 'verify-email' | 'password-reset'): Promise<string> {
  const open = 'select id from account_links where user_id = $1 and purpose = $2 and used_at is null';
  const { rows } = await server.deps.db.query(open, [userId, purpose]);
  return accountLink(server.deps, purpose, String(rows[0]?.id)).split('#token=')[1] ?? '';
}

describe('each event', () => {
  const email = 'ann@example.com';
  let client: { id: string; authorization: string };
  let adviser: { id: string; authorization: string };
  let propertyId: string;
  let leadId: string;

  const asClient = (from: object = {}) => ({ authorization: client.authorization, ...from });
  const asAdviser = (from: object = {}) => ({ authorization: adviser.authorization, ...from });
  const login = (password: string) => ({ body: { email, password } });
  beforeAll(async () => {
    adviser = await server.signedIn('ADMIN');
    await recorded();
  });

  it('of an account is one row', async () => {
    const signUp = aSignUp({ email });
    const paper = { profile: { firstName: 'Ann', lastName: 'Lee', email } };
    const { profile: record } = await records(['client-created'], 'an adviser creates a client', () =>
      done('POST /profiles/details', asAdviser({ body: paper, key: 'paper' })),
    );
    const { id } = await records(['register'], 'sign-up', () =>
      done('POST /auth/register', { body: signUp, key: 'sign-up' }),
    );
    await records([], 'the same sign-up again', () => done('POST /auth/register', { body: signUp, key: 'sign-up' }));
    const ofMail = `select id from mails where user_id = $1 and kind = 'verify-email'`;
    const { rows } = await server.deps.db.query(ofMail, [id]);
    await records(['mail-link-given'], 'passing its link on', () =>
      done(`POST /mails/${String(rows[0]?.id)}/link`, asAdviser({ key: 'link' })),
    );
    const token = await linkToken(id, 'verify-email');
    await records(['email-verified'], 'proving the address', () =>
      done('POST /auth/verify-email', { body: { token, password: signUp.password } }),
    );
    const pair = asAdviser({ body: { accountId: id, recordId: record.id } });
    await records(['join-refused'], 'saying no to a join', () => done('POST /joins/refuse', pair));
    await records([], 'saying no again', () => done('POST /joins/refuse', pair));
    await records(['join-reopened'], 'taking that back', () => done('POST /joins/reopen', pair));
    await records(['records-linked'], 'connecting a record', () => done('POST /joins/connect', pair));
    const { accessToken } = await records(['sign-in'], 'sign-in', () =>
      done('POST /auth/login', login(String(signUp.password))),
    );
    client = { id, authorization: `Bearer ${accessToken}` };
    await records(['sign-in-failed'], 'a wrong password', () => send(server.app, 'POST /auth/login', login('wrong')));
    await records(['reset-requested'], 'a forgotten password', () =>
      done('POST /auth/forgot-password', { body: { email } }),
    );
    const reset = { token: await linkToken(id, 'password-reset'), password: 'another long one' };
    await records(['password-reset'], 'a reset', () => done('POST /auth/reset-password', { body: reset }));
    await records([], 'a reset with the same link', () =>
      send(server.app, 'POST /auth/reset-password', { body: reset }),
    );
    client = { id, authorization: `Bearer ${(await done('POST /auth/login', login(reset.password))).accessToken}` };
    const change = { currentPassword: reset.password, newPassword: testPassword };
    await recorded();
    await records(['password-changed'], 'a new password', () =>
      done('POST /auth/change-password', asClient({ body: change })),
    );
  });

  it('of a session and a second factor is one row', async () => {
    const enter = async () => `Bearer ${(await done('POST /auth/login', login(testPassword))).accessToken}`;
    client = { ...client, authorization: await enter() };
    await enter();
    const sessions: { id: string; isCurrent: boolean }[] = await done('GET /auth/sessions', asClient());
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await records(['session-ended'], 'ending another session', () =>
      done(`DELETE /auth/sessions/${other}`, asClient()),
    );
    const { uri } = await records([], 'starting with an app', () =>
      done('POST /auth/second-factor/enrol', asClient({ body: { password: testPassword } })),
    );
    const codeAt = () => appOf(uri).generate({ timestamp: server.clock.now().getTime() });
    const { recoveryCodes } = await records(['second-factor-on'], 'confirming it', () =>
      done('POST /auth/second-factor/confirm', asClient({ body: { code: codeAt() } })),
    );
    const off = { password: testPassword, code: recoveryCodes[0] };
    await records(['second-factor-off'], 'turning it off', () =>
      done('POST /auth/second-factor/disable', asClient({ body: off })),
    );
    await records(['sign-out'], 'signing out', () => done('POST /auth/logout', asClient()));
    client = { ...client, authorization: await enter() };
  });

  it('of a sign-up that ends unproven is one row', async () => {
    const made = async (address: string) =>
      (await done('POST /auth/register', { body: aSignUp({ email: address }) })).id as string;
    const body = { token: await linkToken(await made('declined@example.com'), 'verify-email') };
    await records(['sign-up-declined'], 'saying it is not one’s own', () =>
      done('POST /auth/verify-email/decline', { body }),
    );
    await made('lapsed@example.com');
    await server.deps.db.query(`update users set confirm_by = created_at where email = 'lapsed@example.com'`);
    await server.deps.db.query(
      `update mails set status = 'sent', sent_at = $1::timestamptz - interval '8 days' where recipient = 'lapsed@example.com'`,
      [server.clock.now()],
    );
    await records(['sign-up-lapsed'], 'nobody proving it', () => endOverdueAccounts(server.deps));
    await records([], 'looking again', () => endOverdueAccounts(server.deps));
  });

  it('of a change that an adviser asks for is one row', async () => {
    const { id } = await server.addUser({ role: 'CLIENT', email: 'changing@example.com', isProven: true });
    await server.deps.db.query(
      `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [id],
    );
    const enter = await server.signedIn('ADMIN');
    const act = (what: string, body?: object) =>
      done(`POST /profiles/${id}/access/${what}`, { authorization: enter.authorization, ...(body && { body }) });
    const { account } = await records(['second-factor-reset-asked'], 'an app to be removed', () =>
      act('second-factor-reset'),
    );
    await records(['account-change-stopped'], 'taking it back', () =>
      act('withdraw', { changeId: account.changes[0].id }),
    );
    await records(['email-change-asked'], 'another address', () => act('email', { email: 'changed@example.com' }));
    const { rows } = await server.deps.db.query(
      `select id from account_links where user_id = $1 and purpose = 'prove-new-email'`,
      [id],
    );
    const token = accountLink(server.deps, 'prove-new-email', String(rows[0]?.id)).split('#token=')[1];
    await records(['email-change-proven'], 'its proof', () =>
      done('POST /auth/confirm-new-email', { body: { token, password: testPassword } }),
    );
    await server.deps.db.query('update account_changes set due_at = asked_at where user_id = $1', [id]);
    await records(['email-changed'], 'its time', () => applyDueChanges(server.deps));
    await records([], 'looking again', () => applyDueChanges(server.deps));
  });

  it('of a locked account is one row a try', async () => {
    await server.addUser({ role: 'CLIENT', email: 'locked@example.com' });
    const body = { email: 'locked@example.com', password: 'wrong' };
    const guess = (from: string) => send(server.app, 'POST /auth/login', { body, address: from });
    for (let tries = 0; tries < 10; tries += 1) await guess(`192.0.2.${tries}`);
    await records(['account-locked'], 'one try too many', () => guess('192.0.2.99'));
  });

  it('of a client record is one row, and an adviser’s look is one', async () => {
    const own = `/profiles/${client.id}` as const;
    await records(['client-updated'], 'a change', () =>
      done(`PUT ${own}`, asClient({ body: { occupation: 'Baker' } })),
    );
    await records([], 'the same again', () => done(`PUT ${own}`, asClient({ body: { occupation: 'Baker' } })));
    const looks = [
      own,
      `${own}/details`,
      `${own}/first-figures`,
      `${own}/valuations`,
      `${own}/sessions`,
      `/portfolio/${client.id}`,
    ] as const;
    for (const path of looks) {
      await records(['client-read'], `an adviser reads ${path}`, () => done(`GET ${path}`, asAdviser()));
    }
    await records(['client-read'], 'an adviser reads the saved list', () =>
      done(`GET /saved_properties?userId=${client.id}`, asAdviser()),
    );
    await records([], 'a client reads their own', async () => {
      await done(`GET ${own}/details`, asClient());
      await done('GET /saved_properties', asClient());
    });
    await records(['reset-requested'], 'an adviser starts a reset', () =>
      done(`POST ${own}/password-reset`, asAdviser()),
    );
  });

  it('of a property is one row', async () => {
    const form = aProperty();
    const created = await records(['property-created'], 'a new property', () =>
      done('POST /properties', asAdviser({ body: form, key: 'property' })),
    );
    propertyId = created.id;
    await records([], 'the same again', () => done('POST /properties', asAdviser({ body: form, key: 'property' })));
    const changed = { ...form, price: 1_234_000 };
    await records(['property-updated'], 'a change', () =>
      done(`PUT /properties/${propertyId}`, asAdviser({ body: changed })),
    );
    const saved = { userId: client.id, propertyId };
    await records(['property-saved'], 'saving', () => done('POST /saved-properties/add', asClient({ body: saved })));
    await records([], 'saving again', () => done('POST /saved-properties/add', asClient({ body: saved })));
    await records(['property-unsaved'], 'taking it off', () =>
      done(`DELETE /saved-properties/remove?userId=${client.id}&propertyId=${propertyId}`, asClient()),
    );
    const pair = { clientId: client.id, propertyId };
    await records(['property-assigned'], 'assigning', () => done('POST /assign-property', asAdviser({ body: pair })));
    await records([], 'assigning again', () => done('POST /assign-property', asAdviser({ body: pair })));
    await records(['image-uploaded'], 'a picture', async () => {
      const answer = await upload(server, adviser, await aPicture().png().toBuffer(), { type: 'image/png' });
      expect(answer.statusCode).toBeLessThan(300);
    });
    const withAddress = { ...form, imageUrl: 'https://pictures.example/a.png' };
    await done(`PUT /properties/${propertyId}`, asAdviser({ body: withAddress }));
    const bytes = await aPicture().png().toBuffer();
    await records(['image-fetched'], 'a picture of another site', () =>
      fetchPicture({ ...server.deps, download: async () => bytes }, { data: { propertyId }, isLastTry: false }),
    );
  });

  it('of the practice is one row', async () => {
    const lines = { name: 'Harbour Lending', email: null, phone: null, abn: null, licence: null, accent: null };
    await records(['practice-updated'], 'its name', () =>
      done('PUT /practice', asAdviser({ body: { ...lines, version: 0 } })),
    );
  });

  it('of archiving properties, and of files of them, is one row', async () => {
    const own = `/properties/${propertyId}` as const;
    await records(['property-archived'], 'archiving', () => done(`POST ${own}/archive`, asAdviser()));
    await records([], 'archiving again', () => done(`POST ${own}/archive`, asAdviser()));
    await records(['property-restored'], 'restoring', () => done(`POST ${own}/restore`, asAdviser()));
    const csv = await records(['properties-exported'], 'the list as a file', () =>
      send(server.app, 'GET /properties/export', asAdviser()),
    );
    const file = (path: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/properties/${path}`,
        payload: csv.rawPayload,
        headers: { 'content-type': 'text/csv', 'idempotency-key': 'file', authorization: adviser.authorization },
      });
    await records([], 'checking a file', () => file('import/check'));
    await records(['properties-imported'], 'importing it', () => file('import'));
    await records([], 'the same import again', () => file('import'));
  });

  it('of a client whom an adviser enters are two rows: they are theirs from then on', async () => {
    const { authorization } = await server.signedIn('ADVISER');
    await records(['client-created', 'adviser-given'], 'a new client', () =>
      done('POST /profiles/details', { authorization, body: { profile: {} } }),
    );
  });

  it('of who advises whom is one row', async () => {
    const body = { firstName: 'Priya', lastName: 'Shah', email: 'priya@example.com' };
    const invite = () => done('POST /advisers/invite', asAdviser({ body }));
    const { id } = (await records(['adviser-invited'], 'an invitation', invite)).adviser;
    const own = `/profiles/${client.id}/advisers/${id}` as const;
    await records(['adviser-given'], 'giving a client', () => done(`PUT ${own}`, asAdviser()));
    await records(['adviser-taken'], 'taking them', () => done(`DELETE ${own}`, asAdviser()));
    const handOn = () => done(`POST /advisers/${id}/hand-over`, asAdviser({ body: { to: null } }));
    await records(['adviser-handed-over'], 'handing on', handOn);
  });

  it('of what advisers do beside the record is one row', async () => {
    const notes = `/clients/${client.id}/notes` as const;
    await records(['client-viewed'], 'seeing what the client sees', () =>
      done(`GET /clients/${client.id}/view`, asAdviser()),
    );
    const note = await records(['client-note-added'], 'a note', () =>
      done(`POST ${notes}`, asAdviser({ body: { text: 'Called' } })),
    );
    const changed = asAdviser({ body: { text: 'Called twice' } });
    await records(['client-note-edited'], 'a change of it', () => done(`PUT ${notes}/${note.id}`, changed));
    await records(['client-note-removed'], 'taking it off', () => done(`DELETE ${notes}/${note.id}`, asAdviser()));
    await records(['client-note-restored'], 'undoing that', () =>
      done(`POST ${notes}/${note.id}/restore`, asAdviser()),
    );
    const tasks = `/clients/${client.id}/tasks` as const;
    const task = await records(['client-task-added'], 'a task', () =>
      done(`POST ${tasks}`, asAdviser({ body: { text: 'Call' } })),
    );
    const own = `${tasks}/${task.id}` as const;
    await records(['client-task-done'], 'finishing it', () => done(`POST ${own}/done`, asAdviser()));
    await records([], 'finishing it again', () => done(`POST ${own}/done`, asAdviser()));
    await records(['client-task-reopened'], 'undoing that', () => done(`POST ${own}/reopen`, asAdviser()));
    await records(['client-task-removed'], 'taking it off', () => done(`DELETE ${own}`, asAdviser()));
    await records(['client-task-restored'], 'undoing that', () => done(`POST ${own}/restore`, asAdviser()));
    const plan = { plan: 1, start: '2026-12', years: 2, people: { a: { born: '1988-06' } } };
    const kept = await records(['plan-kept'], 'keeping a plan', () =>
      done('POST /plans', asClient({ body: { plan } })),
    );
    const change = (years: number) => ({
      ...{ id: 'c1', label: 'Years', by: 'you', at: '2026-11-21' },
      ops: [{ set: 'years', to: years }],
    });
    await records([], 'a client’s own change of it', () =>
      done(`POST /plans/${kept.id}/changes`, asClient({ body: { version: 1, changes: [change(3)] } })),
    );
    const ofClient = `?userId=${client.id}` as const;
    await records(['client-read'], 'a look at it', () => done(`GET /plans/${kept.id}${ofClient}`, asAdviser()));
    await records(['plan-changed'], 'an adviser’s change of it', () =>
      done(`POST /plans/${kept.id}/changes${ofClient}`, asAdviser({ body: { version: 2, changes: [change(4)] } })),
    );
    await records(['plan-version-kept'], 'a version of it', () =>
      done(`POST /plans/${kept.id}/versions${ofClient}`, asAdviser({ body: { name: 'First' } })),
    );
    await records(['plan-deleted'], 'deleting it', () => done(`DELETE /plans/${kept.id}`, asClient()));
    const drafted = await records(['plan-kept'], 'a plan for the client', () =>
      done(`POST /plans${ofClient}`, asAdviser({ body: { plan } })),
    );
    const publish = `/plans/${drafted.id}/publish${ofClient}` as const;
    await records(['plan-published'], 'publishing it', () =>
      done(`POST ${publish}`, asAdviser({ body: { version: 1, options: [], basis: 'general' } })),
    );
    await records([], 'the client’s look at it', () => done(`GET /plans/${drafted.id}`, asClient()));
    const suggestions = `/plans/${drafted.id}/suggestions` as const;
    const suggested = await records(['plan-suggested'], 'a suggestion', () =>
      done(`POST ${suggestions}`, asClient({ body: { version: 1, changes: [change(5), change(6)] } })),
    );
    const suggestion = `${suggestions}/${suggested.id}` as const;
    await records(['plan-suggestion-taken'], 'taking one change', () =>
      done(`POST ${suggestion}/take${ofClient}`, asAdviser({ body: { version: 1, changes: [0] } })),
    );
    await records(['plan-suggestion-answered'], 'declining the other', () =>
      done(`POST ${suggestion}/decline${ofClient}`, asAdviser({ body: { reply: 'Let us talk' } })),
    );
    await records(['plan-unpublished'], 'taking it back', () => done(`DELETE ${publish}`, asAdviser()));
    await server.deps.db.query('insert into idle_records (profile_id, last_used_at) values ($1, $2)', [
      client.id,
      '2025-01-01T00:00:00Z',
    ]);
    const idle = `/idle-records/${client.id}` as const;
    await records(['client-kept'], 'keeping an unused record', () => done(`POST ${idle}/keep`, asAdviser()));
    await records(['client-keep-undone'], 'undoing that', () => done(`POST ${idle}/ask-again`, asAdviser()));
    for (const path of ['notes', 'leads', 'tasks', 'head'] as const) {
      await records(['client-read'], `reading the ${path}`, () =>
        done(`GET /clients/${client.id}/${path}`, asAdviser()),
      );
    }
    await records(['client-read'], 'reading what happened', () =>
      done(`GET /clients/${client.id}/activity`, asAdviser()),
    );
    await records(['client-read'], 'a change that changes nothing', () =>
      done(`PUT /profiles/${client.id}`, asAdviser({ body: {} })),
    );
  });

  it('of a lead is one row', async () => {
    const lead = aBorrowingLead({ email: 'lead@example.com' });
    const received = await records(['lead-received'], 'a lead', () => done('POST /borrowing-leads', { body: lead }));
    leadId = received.id;
    await records([], 'the same content again', () => done('POST /borrowing-leads', { body: lead }));
    await records(['lead-read'], 'reading it', () => done(`GET /leads/${leadId}`, asAdviser()));
    await records(['lead-updated'], 'a status', () =>
      done(`PUT /leads/${leadId}`, asAdviser({ body: { status: 'Contacted' } })),
    );
    await records(['lead-note-added'], 'a note', () =>
      done(`POST /leads/${leadId}/notes`, asAdviser({ body: { text: 'Called' } })),
    );
    await records(['lead-moved'], 'a stage', () =>
      done(`POST /leads/${leadId}/stage`, asAdviser({ body: { stage: 'Lost', lostReason: 'No answer' } })),
    );
    await records(['leads-exported'], 'the list as a file', () => send(server.app, 'GET /leads/export', asAdviser()));
    await server.deps.db.query(`update mails set status = 'failed' where lead_id = $1`, [leadId]);
    const { rows } = await server.deps.db.query('select id from mails where lead_id = $1', [leadId]);
    await records(['mail-read'], 'reading its mail', () => done(`GET /mails/${String(rows[0]?.id)}`, asAdviser()));
    await records(['mail-resent'], 'sending again', () =>
      done(`POST /mails/${String(rows[0]?.id)}/resend`, asAdviser()),
    );
    await records(['lead-withdrawn'], 'taking back the agreement', () =>
      done(`POST /leads/${leadId}/withdraw`, asAdviser()),
    );
    await records([], 'taking it back again', () => done(`POST /leads/${leadId}/withdraw`, asAdviser()));
    const other = aBorrowingLead({ email: 'news@example.com', noticeVersion: currentLeadNotice, wantsMarketing: true });
    const { id } = await done('POST /borrowing-leads', { body: other });
    const own = enquiryLink(server.deps, id).slice(`${server.deps.config.publicUrl}/api`.length);
    const confirm = () => sendCall(server, { method: 'POST', path: `${own}/confirm-news` });
    await records(['news-confirmed'], 'confirming news', confirm);
    await records([], 'confirming again', confirm);
    await records(['lead-erased'], 'erasing the enquiry', () =>
      sendCall(server, { method: 'POST', path: `${own}/erase` }),
    );
    await records(['lead-converted'], 'converting', () => done(`POST /leads/${leadId}/convert`, asAdviser()));
  });

  it('of a page of a list is one row', async () => {
    const lists = { leads: 'leads-listed', profiles: 'clients-listed', mails: 'mails-listed', audit: 'audit-listed' };
    for (const [path, action] of Object.entries(lists)) {
      await records([action], `reading ${path}`, () => done(`GET /${path}?limit=2`, asAdviser()));
    }
    await done('POST /borrowing-leads', { body: aBorrowingLead({ email: 'waiting@example.com' }) });
    await records(['today-listed'], 'reading the day', () => done('GET /today', asAdviser()));
  });

  it('of a person’s data as a whole is one row', async () => {
    await records(['client-exported'], 'an export', () => done(`GET /profiles/${client.id}/export`, asClient()));
    const link = unsubscribeLink(server.deps, email).slice(`${server.deps.config.publicUrl}/api`.length);
    await records(['unsubscribed'], 'no more mails', () => sendCall(server, { method: 'POST', path: link }));
    await records([], 'no more mails, again', () => sendCall(server, { method: 'POST', path: link }));
    const asked = { isOn: true, words: askedMailWords };
    await server.deps.db.query('update users set email_verified_at = now() where id = $1', [client.id]);
    await records(['mail-asked'], 'asking for a mail', () =>
      done('PUT /auth/mails/month-summary', asClient({ body: asked })),
    );
    await records(['mail-stopped'], 'stopping it', () =>
      done('PUT /auth/mails/month-summary', asClient({ body: { isOn: false } })),
    );
    await records(['erasure-started'], 'an erasure', () =>
      done(`POST /profiles/${client.id}/erase`, asClient({ body: { password: testPassword } })),
    );
    await records(['erasure-taken-back'], 'taking it back', () =>
      done(`POST /erasures/${client.id}/take-back`, asAdviser()),
    );
    await done(`POST /profiles/${client.id}/erase`, asAdviser({ body: { confirm: 'ERASE' } }));
    server.clock.advance({ minutes: 7 * 24 * 60 });
    await records(['client-erased'], 'the end of it', () => finishErasures(server.deps));
  });

  it('of making an administrator, and of their access, is one row', async () => {
    await records(['diagnostic-admin-created'], 'a test administrator', async () => {
      for (const _ of [1, 2]) await server.app.inject({ method: 'POST', url: '/api/test/create-admin' });
    });
    const first = { email: 'first@example.com', firstName: 'First', lastName: 'Admin', isAnother: true };
    await records(['first-admin-created'], 'the first administrator', () => createAdmin(server.deps, first));
    const email = 'second@example.com';
    await server.addUser({ role: 'ADMIN', email });
    const change = (what: AccessChange) => () => changeAdminAccess(server.deps, { email, change: what });
    await records(['account-disabled'], 'disabling', change('disable'));
    await records([], 'disabling again', change('disable'));
    await records(['account-enabled'], 'enabling', change('enable'));
    await records(['role-changed'], 'demoting', change('demote'));
  });

  it('was tried', () => {
    expect(auditActions.filter((action) => !once.has(action))).toEqual([]);
    figure('P1', 'kinds of event that leave exactly one row each', `${auditActions.length}/${auditActions.length}`);
  });
});

describe('the rows', () => {
  beforeEach(() => server.clear());

  it('name fields and never hold a value', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const person = await makeFullPerson(server, { mark: 'mary-canary', base: 731_731, adviser: authorization });
    await sendCall(server, { method: 'GET', path: `/profiles/${person.id}/details`, headers: { authorization } });
    const values = [...person.canaries, person.password, testPassword];
    const places = await findInDatabase(server.deps.db, values);
    expect(places.length).toBeGreaterThan(person.canaries.length);
    const found = places.filter((place) => place.startsWith('public.audit_'));
    expect(found).toEqual([]);
    const { rows } = await server.deps.db.query(`select fields from audit_events where action = 'client-updated'`);
    expect(rows[0]?.fields).toEqual(expect.arrayContaining(['grossIncome', 'partnerEmail', 'assets']));
    figure('P3', 'values of a person in the audit log', String(found.length));
  });
});
