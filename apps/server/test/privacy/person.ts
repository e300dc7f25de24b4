import { accountLink } from '../../src/features/auth/index.ts';
import { canariesIn, markedRecord } from '../access/canaries.ts';
import type { SentCall } from '../access/people.ts';
import { propertyForm } from '../access/seed.ts';
import { sendCall } from '../access/world.ts';
import type { TestApp } from '../app.ts';
import { aBorrowingLead } from '../builders.ts';

/** A person with rows in every table that can hold personal data. */
export interface FullPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly authorization: string;
  /** Texts and figures that occur only in the data about them. */
  readonly canaries: readonly string[];
}

/** Values that make a person's texts and figures unique, and the header of the adviser who works for them. */
interface Making {
  readonly mark: string;
  readonly base: number;
  readonly adviser: string;
}

/**
 * Creates a person through ordinary calls: a lead that an adviser converted, then the account with a confirmed address
 * that took over the record, the full record with a partner, saved and assigned properties, leads of all kinds with
 * notes, mails and their jobs, sessions, links, stored responses and counts.
 */
export async function makeFullPerson(server: TestApp, making: Making): Promise<FullPerson> {
  const { mark, base, adviser } = making;
  const email = `${mark}@people.example`;
  const password = `${mark}-password-7`;
  const advise = { authorization: adviser };
  const first = await leaveBorrowingLead(server, making, email);
  await made(server, { method: 'POST', path: `/leads/${first.id}/convert`, headers: advise });
  const account = { firstName: `${mark} first`, lastName: `${mark} last`, phone: `0422 ${base} 01` };
  const registered = await made(server, {
    method: 'POST',
    path: '/auth/register',
    body: { ...account, email, password },
  });
  await proveAddress(server, { id: registered.id, password });
  await connectRecords(server, { id: registered.id, adviser });
  const authorization = await enter(server, { email, password, browser: `${mark} browser` });
  const record = markedRecord(mark, base);
  const headers = { authorization, 'idempotency-key': `${mark}-key` };
  await made(server, { method: 'PUT', path: `/profiles/${registered.id}/details`, body: record, headers });
  await addProperties(server, { id: registered.id, authorization, adviser });
  const plan = await keepPlan(server, making, authorization);
  const others = await leaveOtherLeads(server, making, email);
  await askForReset(server, email);
  const own = canariesIn(record).filter((text) => text !== 'Mortgage');
  const texts = [...own, account.firstName, account.lastName, email, `${mark} browser`];
  return {
    id: registered.id,
    email,
    password,
    authorization,
    canaries: [...texts, ...first.canaries, ...others, ...plan],
  };
}

/** Response body of a call that must succeed. */
export async function made(server: TestApp, call: SentCall): Promise<{ id: string; accessToken?: string }> {
  const answer = await sendCall(server, call);
  if (answer.statusCode >= 300) throw new Error(`${call.method} ${call.path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function leaveBorrowingLead(server: TestApp, { mark, base }: Making, email: string) {
  const figures = { grossIncome: base + 0.31, partnerIncome: base + 0.32, existingLoans: base + 0.33 };
  const names = { firstName: `${mark} lead`, lastName: `${mark} family`, phone: `0433 ${base} 02` };
  const body = aBorrowingLead({ ...names, email, maritalStatus: 'married', ...figures });
  const headers = { 'idempotency-key': `${mark}-lead` };
  const { id } = await made(server, { method: 'POST', path: '/borrowing-leads', body, headers });
  return { id, canaries: [...Object.values(names), ...Object.values(figures).map(String), `0433${base}02`] };
}

/**
 * Submits leads of the other kinds, one of them under another address and converted to the person; returns the texts
 * only they hold.
 */
async function leaveOtherLeads(server: TestApp, { mark, base, adviser }: Making, email: string): Promise<string[]> {
  const names = { firstName: `${mark} buyer`, lastName: `${mark} surname`, phone: `0444 ${base} 03` };
  const loan = { loanAmount: base + 0.34, interestRate: 6.1, loanTerm: '30' };
  const kind = { repaymentFrequency: 'monthly', loanType: 'principal_and_interest' };
  await made(server, { method: 'POST', path: '/mortgage-leads', body: { ...names, email, ...loan, ...kind } });
  const session = { name: `${mark} asks`, phone: `0455 ${base} 04`, message: `${mark} message` };
  const elsewhere = `elsewhere-${mark}@mail.example`;
  const body = { ...session, email: elsewhere, consent: true };
  const { id } = await made(server, { method: 'POST', path: '/strategy-session-leads', body });
  const headers = { authorization: adviser };
  const next = `${mark} next action`;
  await made(server, { method: 'PUT', path: `/leads/${id}`, body: { nextAction: next }, headers });
  await made(server, { method: 'POST', path: `/leads/${id}/notes`, body: { text: `${mark} note` }, headers });
  await server.deps.db.query(
    `update leads set status = 'Converted', client_id = (select id from users where email_normalised = $1) where id = $2`,
    [email, id],
  );
  const texts = [...Object.values(names), String(loan.loanAmount), ...Object.values(session)];
  return [...texts, elsewhere, next, `${mark} note`];
}

/** Follows the link that confirms a new account's address. */
export async function proveAddress(
  server: TestApp,
  { id: userId, password }: { id: string; password: string },
): Promise<void> {
  const { rows } = await server.deps.db.query(`select id from account_links where user_id = $1`, [userId]);
  const token = accountLink(server.deps, 'verify-email', String(rows[0]?.id)).split('#token=')[1];
  await made(server, { method: 'POST', path: '/auth/verify-email', body: { token, password } });
}

/** Has an adviser connect the records kept under the person's address. */
export async function connectRecords(server: TestApp, { id, adviser }: { id: string; adviser: string }): Promise<void> {
  const headers = { authorization: adviser };
  const asked = await sendCall(server, { method: 'GET', path: `/joins?clientId=${id}`, headers });
  for (const { id: recordId } of asked.json()[0]?.records ?? []) {
    await made(server, { method: 'POST', path: '/joins/connect', body: { accountId: id, recordId }, headers });
  }
}

/** Signs in from the person's own browser; returns the session's header. */
async function enter(
  server: TestApp,
  { email, password, browser }: { email: string; password: string; browser: string },
): Promise<string> {
  const headers = { 'user-agent': browser };
  const { accessToken } = await made(server, {
    method: 'POST',
    path: '/auth/login',
    body: { email, password },
    headers,
  });
  return `Bearer ${accessToken}`;
}

async function addProperties(
  server: TestApp,
  { id, authorization, adviser }: { id: string; authorization: string; adviser: string },
): Promise<void> {
  const advise = { authorization: adviser };
  for (const isAssigned of [true, false]) {
    const form = { ...propertyForm, name: `House of ${id.slice(0, 8)}`, beds: isAssigned ? 3 : 4 };
    const property = await made(server, { method: 'POST', path: '/properties', body: form, headers: advise });
    const saved = { userId: id, propertyId: property.id };
    await made(server, { method: 'POST', path: '/saved-properties/add', body: saved, headers: { authorization } });
    if (!isAssigned) continue;
    const body = { ...form, userId: id };
    await made(server, { method: 'PUT', path: `/properties/${property.id}`, body, headers: advise });
    const pair = { clientId: id, propertyId: property.id };
    await made(server, { method: 'POST', path: '/assign-property', body: pair, headers: advise });
  }
}

/** Keeps a plan with a change and a version; returns the texts only they hold. */
async function keepPlan(server: TestApp, { mark, base }: Making, authorization: string): Promise<string[]> {
  const headers = { authorization };
  const [title, name, label] = [`${mark} plan`, `${mark} version`, `${mark} change`];
  const people = { a: { name: `${mark} planner`, born: '1988-06' } };
  const plan = { plan: 1, title, start: '2026-12', years: 2, people, money: { c: { balance: base + 0.41 } } };
  const { id } = await made(server, { method: 'POST', path: '/plans', body: { plan }, headers });
  const ops = [{ set: 'money/c/balance', to: base + 0.42 }];
  const body = { version: 1, changes: [{ id: 'c1', label, by: 'you', at: '2026-11-21', ops }] };
  await made(server, { method: 'POST', path: `/plans/${id}/changes`, body, headers });
  await made(server, { method: 'POST', path: `/plans/${id}/versions`, body: { name }, headers });
  return [title, name, label, people.a.name, String(base + 0.41), String(base + 0.42)];
}

async function askForReset(server: TestApp, email: string): Promise<void> {
  await made(server, { method: 'POST', path: '/auth/forgot-password', body: { email } });
  const wrong = { email, password: 'not-the-password' };
  await sendCall(server, { method: 'POST', path: '/auth/login', body: wrong });
}
