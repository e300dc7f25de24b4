import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { adviser, bearer, type Tokens, tokensOf } from './client-form.ts';
import { firstMailFor } from './mails.ts';
import { expect } from './quiet-page.ts';
import { fromOwnAddress } from './settings.ts';

/** A person with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Signs up a new client without a browser, under an address of their own unless given. */
export async function newPerson(
  request: APIRequestContext,
  { email = `${randomUUID()}@example.com`, ...names }: { email?: string; firstName?: string; lastName?: string } = {},
): Promise<Person & Tokens> {
  const person = { email, password: 'correct horse' };
  const data = { firstName: 'Ann', lastName: 'Ng', ...names, ...person };
  const reply = await request.post('/api/auth/register', { data, headers: fromOwnAddress() });
  expect(reply.status(), await reply.text()).toBe(201);
  return { ...person, ...(await tokensOf(reply)) };
}

/** Signs in through the form. */
export async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Claims of an access token. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** The token with other claims, which its signature does not match. */
export function altered(token: string, change: object): string {
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), ...change })).toString('base64url');
  return [head, claims, signature].join('.');
}

/** Invites somebody as an adviser, who sets a password by the mailed link and signs in. */
export async function newAdviser(request: APIRequestContext): Promise<Tokens> {
  const person = { email: `${randomUUID()}@example.com`, password: 'a much longer and stronger one' };
  const data = { firstName: 'Kim', lastName: 'Ito', email: person.email };
  const invited = await request.post('/api/advisers/invite', { headers: bearer(await adviser(request)), data });
  expect(invited.status(), await invited.text()).toBe(201);
  const token = /reset-password#token=([\w.-]+)/.exec((await firstMailFor(person.email)).text ?? '')?.[1];
  const { password } = person;
  const headers = fromOwnAddress();
  expect((await request.post('/api/auth/reset-password', { data: { token, password }, headers })).status()).toBe(200);
  return tokensOf(await request.post('/api/auth/login', { data: person, headers }));
}
