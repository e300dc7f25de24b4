import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Tokens, tokensOf } from './client-form.ts';
import { expect } from './quiet-page.ts';
import { fromOwnAddress } from './settings.ts';

/** A person with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Signs up a new client without a browser. */
export async function newPerson(request: APIRequestContext, names: object = {}): Promise<Person & Tokens> {
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
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
