import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { bearer, openAs, type Tokens, tokensOf } from '../setup/client-form.ts';
import { firstMailFor, mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress, settings } from '../setup/settings.ts';

const password = 'correct horse';

/** The ISO day a number of days from now. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newClient(request: APIRequestContext): Promise<Tokens & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  const data = { firstName: 'Ann', lastName: 'Ng', email, password };
  const reply = await request.post('/api/auth/register', { data, headers: fromOwnAddress() });
  expect(reply.status()).toBe(201);
  return { ...(await tokensOf(reply)), email };
}

/** Confirms the address with the link of the first mail. */
async function confirm(request: APIRequestContext, email: string): Promise<void> {
  const token = /verify-email#token=([\w.-]+)/.exec((await firstMailFor(email)).text ?? '')?.[1];
  const reply = await request.post('/api/auth/verify-email', { data: { token, password }, headers: fromOwnAddress() });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Stores a rental with a loan whose fixed rate ends in three weeks. */
async function storeLoan(request: APIRequestContext, tokens: Tokens): Promise<void> {
  const unit = randomUUID();
  const assets = [
    { id: unit, assetType: 'Investment Property', description: 'Unit 4, 12 Smith Street', currentValue: 600_000 },
  ];
  const liabilities = [
    {
      ...{ liabilityType: 'Mortgage', description: 'Loan of the unit', loanBalance: 400_000, interestRate: 6 },
      ...{ repaymentAmount: 2_500, termType: 'Fixed', securedBy: unit, fixedUntil: dayFromNow(21) },
    },
  ];
  const data = { profile: { firstName: 'Ann', lastName: 'Ng', grossIncome: 120_000 }, assets, liabilities };
  const reply = await request.put(`/api/profiles/${tokens.id}/details`, { data, headers: bearer(tokens) });
  expect(reply.status(), await reply.text()).toBe(200);
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Emails you ask for' });
const boxOf = (page: Page) => cardOf(page).getByRole('checkbox', { name: 'A fixed rate that ends' });

test('a client ticks a mail, gets it, and stops it from its link without signing in', async ({
  page,
  request,
  browser,
}) => {
  // The step that makes these mails runs once a minute.
  test.setTimeout(200_000);
  const client = await newClient(request);
  await openAs(page, client, '/account');
  await expect(cardOf(page)).toContainText('Confirm your email address first');
  await expect(boxOf(page)).toBeDisabled();
  await confirm(request, client.email);
  await storeLoan(request, client);

  await page.reload();
  for (const box of await cardOf(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(cardOf(page)).toContainText('None of these is sent until you tick it');
  await expect(cardOf(page)).toContainText('90 days before the day on your record, and again 30 days before.');
  await expectAccessible(page, 'emails to ask for');
  await boxOf(page).check();
  await expect(cardOf(page)).toContainText('none sent yet');
  await page.reload();
  await expect(boxOf(page)).toBeChecked();

  const ofThisKind = async () =>
    (await mailsFor(client.email)).filter(({ subject }) => subject === 'A fixed rate of yours ends soon');
  await expect.poll(async () => (await ofThisKind()).length, { timeout: 130_000 }).toBe(1);
  const [mail] = await ofThisKind();
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain('The fixed rate of Loan of the unit ends on');
  const link = /Stop these emails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(headers.get('list-unsubscribe')).toBe(`<${link}>`);

  const signedOut = await (await browser.newContext({ baseURL: settings.baseUrl })).newPage();
  await signedOut.goto(link);
  await expect(signedOut.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await page.reload();
  await expect(boxOf(page)).toBeChecked();
  await signedOut.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(signedOut.getByRole('heading', { name: 'You will receive no more of these emails' })).toBeVisible();
  await signedOut.context().close();
  await page.reload();
  await expect(boxOf(page)).not.toBeChecked();
});

test.describe('while it fails', () => {
  test.use({ allowedErrors: [/404/] });

  test('the choice says that it could not be loaded, or not saved, and can be tried again', async ({
    page,
    request,
  }) => {
    const client = await newClient(request);
    await confirm(request, client.email);
    await page.route('**/api/auth/mails', (route) => route.fulfill({ status: 404, json: {} }));
    await openAs(page, client, '/account');
    const retry = cardOf(page).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/auth/mails');
    await retry.click();
    await expect(boxOf(page)).toBeEnabled();
    await page.route('**/api/auth/mails/*', (route) => route.fulfill({ status: 404, json: {} }));
    await boxOf(page).click();
    await expect(cardOf(page).getByRole('alert')).toBeVisible();
    await expect(boxOf(page)).not.toBeChecked();
    await page.unroute('**/api/auth/mails/*');
    await boxOf(page).check();
    await expect(boxOf(page)).toBeChecked();
  });
});
