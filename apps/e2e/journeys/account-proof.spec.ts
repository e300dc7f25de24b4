import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress, settings } from '../setup/settings.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

async function newClient(request: APIRequestContext): Promise<Person & { id: string }> {
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
  const data = { firstName: 'Ann', lastName: 'Ng', ...person };
  const answer = await request.post('/api/auth/register', { data, headers: fromOwnAddress() });
  expect(answer.status()).toBe(201);
  return { ...person, id: (await answer.json()).id };
}

async function signedIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client-dashboard');
}

/** Path and secret of the mailed link to a page. */
async function linkFor(email: string, path = '/verify-email'): Promise<string> {
  const pattern = new RegExp(`${path}#token=[\\w.-]+`);
  const link = async () => (await mailsFor(email)).map((mail) => pattern.exec(mail.text ?? '')?.[0]).find(Boolean);
  await expect.poll(link, { timeout: 20_000 }).toBeDefined();
  return (await link()) ?? '';
}

async function expectAccessiblePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
}

test.describe('a sign-up with somebody else’s address', () => {
  test.use({ allowedErrors: [/40[0139]/] });

  test('is confirmed only with its password; who reads the mail takes it over or removes it', async ({
    page,
    request,
    browser,
  }) => {
    const person = await newClient(request);
    const context = await browser.newContext({ baseURL: settings.baseUrl });
    const mallory = await context.newPage();
    await signedIn(mallory, person);
    await page.goto(await linkFor(person.email));
    await expect(page.getByText(`Ann Ng signed up with ${person.email}`)).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByLabel('Password of this account').fill('not the one');
    await page.getByRole('button', { name: 'Confirm My Email' }).click();
    await expect(page.getByText('That is not the password of this account.')).toBeVisible();
    await page.getByRole('button', { name: 'I Don’t Know the Password' }).click();
    await page.getByRole('textbox', { name: 'New password' }).fill('now it is mine');
    await expectAccessiblePage(page);
    await page.getByRole('button', { name: 'Set Password and Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await mallory.goto('/account');
    await expect(mallory).toHaveURL('/auth');
    await signedIn(page, { email: person.email, password: 'now it is mine' });

    const other = await newClient(request);
    await signedIn(mallory, other);
    await page.goto('/about');
    await page.goto(await linkFor(other.email));
    await page.getByRole('button', { name: 'I Did Not Make This Account' }).click();
    await expectAccessiblePage(page);
    await page.getByRole('button', { name: 'Remove the Account' }).click();
    await expect(page.getByRole('heading', { name: 'The account is removed' })).toBeVisible();
    await mallory.goto('/account');
    await expect(mallory).toHaveURL('/auth');
    await context.close();
  });

  test('that has an account is told no more than that a mail went there', async ({ page, request }) => {
    const person = await newClient(request);
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Last Name').fill('Ng');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('some other one');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('We sent an email to this address that says what to do next.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect.poll(async () => (await mailsFor(person.email)).length, { timeout: 20_000 }).toBe(2);
  });
});

test.describe('an adviser', () => {
  test.use({ allowedErrors: [/40[01]/] });

  test('blocks a client’s sign-in and allows it again; a new address is confirmed, and stopped from the old one', async ({
    page,
    request,
    browser,
  }) => {
    const person = await newClient(request);
    const context = await browser.newContext({ baseURL: settings.baseUrl });
    const client = await context.newPage();
    await signedIn(client, person);
    const answer = await request.post('/api/auth/login', { data: settings.adviser });
    const { accessToken } = await answer.json();
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(accessToken)})`);
    await page.goto(`/admin/client/${person.id}?part=access`);
    const part = page.getByRole('region', { name: 'Sign-in' });
    await expect(part).toContainText(person.email);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    const dialog = page.getByRole('dialog');
    await part.getByRole('button', { name: 'Block Sign-in' }).click();
    await dialog.getByRole('button', { name: 'Block Sign-in' }).click();
    await expect(part).toContainText('Blocked');
    await client.goto('/account');
    await expect(client).toHaveURL('/auth');
    await part.getByRole('button', { name: 'Allow Sign-in' }).click();
    await dialog.getByRole('button', { name: 'Allow Sign-in' }).click();
    await expect(part).toContainText('Open');

    const newEmail = `new-${person.email}`;
    await part.getByRole('button', { name: 'Change Address' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('New address').fill(newEmail);
    await dialog.getByRole('button', { name: 'Ask for the Change' }).click();
    await expect(part).toContainText(`The address becomes ${newEmail}`);
    await client.goto(await linkFor(newEmail, '/confirm-new-email'));
    await expectAccessiblePage(client);
    await client.getByLabel('Password of your account').fill(person.password);
    await client.getByRole('button', { name: 'Confirm' }).click();
    await expect(client.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
    await client.goto(await linkFor(person.email, '/stop-change'));
    await expectAccessiblePage(client);
    await client.getByRole('button', { name: 'Stop the Change' }).click();
    await expect(client.getByRole('heading', { name: 'The change is stopped' })).toBeVisible();
    await signedIn(client, person);
    await context.close();
  });
});
