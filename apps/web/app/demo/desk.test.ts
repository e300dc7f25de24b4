import { leadDeskMessages, leadStatuses, routes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoScene } from './demo-scene.ts';
import { demoId } from './world/ids.ts';

const refusal = (code: string) => expect.objectContaining({ code });
const first = { id: demoId('lead', 1) };

describe('the lead desk in the demo', () => {
  it('lists the newest first, filters by each thing and searches', () => {
    const { adviser } = demoScene();
    const all = adviser(routes.leads.list, {});
    const moments = all.map(({ receivedAt }) => receivedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const status of leadStatuses) {
      const found = adviser(routes.leads.list, { query: { status } });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((lead) => lead.status === status)).toBe(true);
    }
    expect(adviser(routes.leads.list, { query: { owner: 'none' } }).every(({ ownerId }) => ownerId === null)).toBe(
      true,
    );
    const [lead] = all;
    const found = adviser(routes.leads.list, { query: { q: `${lead?.lastName} ${lead?.phone}` } });
    expect(found.map(({ id }) => id)).toContain(lead?.id);
    expect(adviser(routes.leads.list, { query: { from: '2026-11-20', to: '2026-11-20' } }).length).toBeGreaterThan(0);
    expect(adviser(routes.leads.list, { query: { from: '2030-01-01' } })).toEqual([]);
  });

  it('puts who waits longest first among the new ones when sorted by status', () => {
    const { adviser } = demoScene();
    const listed = adviser(routes.leads.list, { query: { sort: 'status' } });
    const ranks = listed.map(({ status, receivedAt }) => `${leadStatuses.indexOf(status)} ${receivedAt}`);
    expect(ranks).toEqual(ranks.toSorted());
  });

  it('[DEMO-08] moves a lead on, and notes when it was first answered', () => {
    const { adviser } = demoScene();
    const body = { status: 'Contacted', ownerId: demoUsers.ADMIN.id, nextActionOn: '2026-12-01' } as const;
    const updated = adviser(routes.leads.update, { params: first, body });
    expect(updated).toMatchObject({ ...body, firstResponseAt: '2026-11-21T04:00:00.000Z' });
    expect(adviser(routes.leads.details, { params: first })).toMatchObject(body);
    const note = adviser(routes.leads.addNote, { params: first, body: { text: ' Called back ' } });
    expect(note).toMatchObject({ text: 'Called back', authorName: 'Demo Admin' });
    expect(adviser(routes.leads.details, { params: first }).notes.at(-1)).toEqual(note);
  });

  it('refuses what the server refuses', () => {
    const { adviser } = demoScene();
    const update = (body: object) => () => adviser(routes.leads.update, { params: first, body });
    const field = (name: string, message: string) =>
      expect.objectContaining({ code: 'invalid-input', fields: [{ field: name, message }] });
    expect(update({ status: 'Converted' })).toThrow(field('status', leadDeskMessages.convertInstead));
    expect(update({ ownerId: demoUsers.CLIENT.id })).toThrow(field('ownerId', leadDeskMessages.unknownOwner));
    expect(() => adviser(routes.leads.addNote, { params: first, body: { text: ' ' } })).toThrow(
      field('text', leadDeskMessages.emptyNote),
    );
    expect(() => adviser(routes.leads.details, { params: { id: demoId('lead', 999) } })).toThrow(refusal('not-found'));
  });

  it('turns a borrowing lead into a client with what it said of the household, once', () => {
    const { adviser } = demoScene();
    const lead = adviser(routes.leads.list, { query: { kind: 'borrowing', status: 'New' } })[0];
    const params = { id: lead?.id ?? '' };
    const { clientId } = adviser(routes.leads.convert, { params });
    const { profile } = adviser(routes.profiles.readDetails, { params: { id: clientId } });
    expect(profile).toMatchObject({
      firstName: lead?.firstName,
      email: lead?.email,
      grossIncome: lead?.borrowing?.grossIncome,
      dependants: lead?.borrowing?.dependants,
    });
    expect(adviser(routes.leads.details, { params })).toMatchObject({
      status: 'Converted',
      clientId,
      firstResponseAt: null,
    });
    expect(() => adviser(routes.leads.convert, { params })).toThrow(refusal('already-done'));
    expect(() => adviser(routes.leads.update, { params, body: { status: 'Closed' } })).toThrow(refusal('already-done'));
    expect(adviser(routes.counts.read, {}).clients).toBe(43);
  });

  it('knows leads of the same person, by address or by phone', () => {
    const { adviser } = demoScene();
    const pairs = [9, 18].map((n) => adviser(routes.leads.details, { params: { id: demoId('lead', n) } }));
    expect(pairs[0]?.duplicates.map(({ id }) => id)).toContain(demoId('lead', 18));
    expect(pairs[1]?.duplicates.map(({ id }) => id)).toContain(demoId('lead', 9));
    const byPhone = adviser(routes.leads.details, { params: { id: demoId('lead', 8) } });
    expect(byPhone.duplicates).toMatchObject([{ id: demoId('lead', 3) }]);
    const { clientId } = adviser(routes.leads.convert, { params: { id: demoId('lead', 8) } });
    const { sameClients } = adviser(routes.leads.details, { params: { id: demoId('lead', 3) } });
    expect(sameClients).toContainEqual(expect.objectContaining({ id: clientId, link: 'phone' }));
  });

  it('exports what is filtered as CSV that no spreadsheet runs', () => {
    const { adviser, world } = demoScene();
    world.leads = world.leads.map((lead, n) => (n === 0 ? { ...lead, firstName: '=1+1', lastName: 'a,"b"' } : lead));
    const lines = adviser(routes.leads.export, {}).split('\r\n');
    expect(lines).toHaveLength(world.leads.length + 2);
    expect(lines.find((line) => line.includes(first.id))).toContain(`,'=1+1,"a,""b""",`);
  });
});

describe('the advisers in the demo', () => {
  it('have clients, who are handed over when one is disabled, and the client sees it', () => {
    const { adviser, client } = demoScene();
    const tally = () => adviser(routes.advisers.list, {}).advisers.map(({ state, clients }) => [state, clients]);
    const [first, second] = [demoId('adviser', 0), demoId('adviser', 1)];
    const own = { params: { id: demoUsers.CLIENT.id } };
    expect(tally().every(([state, clients]) => state === 'active' && Number(clients) > 5)).toBe(true);
    expect(client(routes.advisers.ofClient, own)).toHaveLength(2);
    expect(() => client(routes.advisers.list, {})).toThrow(refusal('not-allowed'));
    const owned = (owner: string) => adviser(routes.leads.list, { query: { owner } }).length;
    const leads = adviser(routes.advisers.list, {}).advisers.map(({ openLeads }) => openLeads);
    expect([...leads, owned(demoUsers.ADMIN.id), owned('none')].every((count) => count > 1)).toBe(true);
    expect(adviser(routes.leads.owners, {}).map(({ name }) => name)).toEqual(['Demo Admin', 'Priya Nair', 'Tom Baker']);
    const ofSecond = adviser(routes.leads.list, { query: { owner: second } }).length;
    const disable = (body: object) => adviser(routes.advisers.disable, { params: { id: first }, body });
    expect(() => disable({})).toThrow(refusal('invalid-input'));
    const handed = owned(first);
    expect(disable({ handTo: second })).toMatchObject({ state: 'disabled', clients: 0, openLeads: 0 });
    expect(owned(second)).toBe(ofSecond + handed);
    const lead = adviser(routes.leads.list, { query: { owner: 'none' } })[0]?.id ?? '';
    const give = (ownerId: string) => () => adviser(routes.leads.update, { params: { id: lead }, body: { ownerId } });
    expect(give(first)).toThrow(refusal('invalid-input'));
    expect(give(second)()).toMatchObject({ ownerId: second });
    expect(client(routes.advisers.ofClient, own)).toMatchObject([{ id: second }]);
    expect(adviser(routes.advisers.enable, { params: { id: first } })).toMatchObject({ state: 'active' });
  });
});

describe('outbox and audit log in the demo', () => {
  it('a mail that failed is queued again, one that was sent is not', () => {
    const { adviser } = demoScene();
    const [failed] = adviser(routes.outbox.list, { query: { status: 'failed' } });
    const [sent] = adviser(routes.outbox.list, { query: { status: 'sent' } });
    const resent = adviser(routes.outbox.resend, { params: { id: failed?.id ?? '' } });
    expect(resent).toMatchObject({ status: 'queued', lastError: null });
    expect(() => adviser(routes.outbox.resend, { params: { id: sent?.id ?? '' } })).toThrow(refusal('already-done'));
  });

  it('what is done is logged on top, with the names of the fields alone', () => {
    const { adviser, client } = demoScene();
    client(routes.profiles.update, { params: { id: demoUsers.CLIENT.id }, body: { phone: '0491 570 999' } });
    const [event] = adviser(routes.audit.list, {});
    expect(event).toMatchObject({ action: 'client-updated', actorRole: 'CLIENT', fields: ['phone'] });
    const read = adviser(routes.audit.list, { query: { subjectId: demoUsers.CLIENT.id, limit: 3 } });
    expect(read).toHaveLength(3);
    expect(read.every(({ subjectId }) => subjectId === demoUsers.CLIENT.id)).toBe(true);
  });
});

describe('the demo user’s account', () => {
  it('sets up an authenticator app and switches it off again', () => {
    const { client } = demoScene();
    const confirm = () => client(routes.auth.confirmSecondFactor, { body: { code: '123456' } });
    expect(confirm).toThrow(refusal('already-done'));
    expect(client(routes.auth.enrolSecondFactor, { body: { password: 'x' } }).uri).toMatch(/^otpauth:/);
    expect(confirm().recoveryCodes).toHaveLength(10);
    expect(client(routes.auth.account, {})).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    client(routes.auth.disableSecondFactor, { body: { password: 'x', code: '1' } });
    expect(client(routes.auth.account, {})).toMatchObject({ hasSecondFactor: false });
  });

  it('ends its other sessions', () => {
    const { client } = demoScene();
    const other = client(routes.auth.sessions, {}).find(({ isCurrent }) => !isCurrent);
    client(routes.auth.endSession, { params: { id: other?.id ?? '' } });
    expect(client(routes.auth.sessions, {})).toHaveLength(1);
    expect(() => client(routes.auth.endSession, { params: { id: other?.id ?? '' } })).toThrow(refusal('not-found'));
  });

  it('is erased with its records when its owner asks for it', () => {
    const { client, adviser } = demoScene();
    const params = { id: demoUsers.CLIENT.id };
    expect(() => client(routes.privacy.erasePerson, { params, body: { confirm: 'ERASE' } })).toThrow(
      refusal('invalid-input'),
    );
    expect(() => adviser(routes.privacy.erasePerson, { params, body: { confirm: 'no' } })).toThrow(
      refusal('invalid-input'),
    );
    client(routes.privacy.erasePerson, { params, body: { password: 'anything' } });
    expect(() => client(routes.profiles.read, { params })).toThrow(refusal('not-found'));
    expect(adviser(routes.counts.read, {}).clients).toBe(41);
    expect(adviser(routes.privacy.heldErasures, {})).toMatchObject([{ ...params, requestedBy: 'CLIENT' }]);
    adviser(routes.privacy.takeBackErasure, { params });
    expect(adviser(routes.counts.read, {}).clients).toBe(42);
    expect(client(routes.profiles.read, { params }).id).toBe(params.id);
    expect(() => adviser(routes.privacy.takeBackErasure, { params })).toThrow(refusal('not-found'));
  });
});
