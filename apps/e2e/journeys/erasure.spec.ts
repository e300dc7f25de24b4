import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

// The browser logs the rejection of a used link.
test.use({ allowedErrors: [/status of 400/] });

const password = 'correct horse';

interface Erased {
  readonly id: string;
  readonly email: string;
  readonly lastName: string;
}

/** A new client who has requested erasure. */
async function erasedClient(request: APIRequestContext): Promise<Erased> {
  const lastName = `Ng-${randomUUID().slice(0, 8)}`;
  const person = { firstName: 'Ann', lastName, email: `${randomUUID()}@example.com`, password };
  const { id, accessToken } = await (await request.post('/api/auth/register', { data: person })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.post(`/api/profiles/${id}/erase`, { headers, data: { password } });
  expect(answer.status()).toBe(200);
  return { id, email: person.email, lastName };
}

async function signInAsAdviser(page: Page): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(settings.adviser.email);
  await form.getByLabel('Password', { exact: true }).fill(settings.adviser.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
}

test('an adviser sees who is being erased until when, and takes it back with a press', async ({ page, request }) => {
  const { lastName } = await erasedClient(request);
  await signInAsAdviser(page);
  const notice = page.getByRole('region', { name: 'Being erased' });
  const row = notice.getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toContainText(/being erased at their own wish, for good on \d+ \w+ \d{4}/);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Take Back the erasure of Ann ${lastName}` }).click();
  await expect(page.getByText(`Ann ${lastName} is a client again.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an adviser erases a client on the client’s page, once the word is typed, and finds them under Being erased', async ({
  page,
  request,
}) => {
  const { accessToken } = await (await request.post('/api/auth/login', { data: settings.adviser })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = { firstName: 'Ida', lastName: `Lee-${randomUUID().slice(0, 8)}` };
  const { id } = (await (await request.post('/api/profiles/details', { headers, data: { profile } })).json()).profile;
  await signInAsAdviser(page);
  await page.goto(`/admin/client/${id}`);
  await page.getByRole('button', { name: 'Erase Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this client?' });
  const erase = dialog.getByRole('button', { name: 'Erase Client' });
  await expect(erase).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Type ERASE to confirm').fill('erase');
  await erase.click();
  await expect(page).toHaveURL('/admin-dashboard');
  const held = page.getByRole('region', { name: 'Being erased' });
  await expect(held.getByRole('listitem').filter({ hasText: profile.lastName })).toContainText(
    'being erased by an adviser',
  );
});

test('the person takes it back with the mailed link and signs in as before', async ({ page, request }) => {
  const { email } = await erasedClient(request);
  const link = async () => /\/keep-account#token=[\w.-]+/.exec((await mailsFor(email)).at(-1)?.text ?? '')?.[0];
  await expect.poll(link, { timeout: 20_000 }).toBeDefined();
  await page.goto((await link()) ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  // Without pressing anything: the page checks its link first.
  await page.goto('/about');
  await page.goto((await link()) ?? '');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep My Account' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client-dashboard');
});
