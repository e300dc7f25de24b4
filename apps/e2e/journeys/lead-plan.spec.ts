import { randomUUID } from 'node:crypto';
import { fileText } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs, type Tokens } from '../setup/client-form.ts';
import { mailsFor } from '../setup/mails.ts';
import { newPerson, type Person, signInAs } from '../setup/people.ts';
import { openPlan } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

const typical = fixture('typical');

/** Asks an adviser about a plan with a title, as a visitor who ticks the box that sends it too. */
async function askWithPlan(page: Page, email: string): Promise<void> {
  // A link has no title; a file has.
  await openPlan(page, typical);
  await page.getByRole('button', { name: /^Saved / }).click();
  await page.getByLabel('Plan file to open').setInputFiles({
    ...{ name: 'x.plan.json', mimeType: 'application/json', buffer: Buffer.from(fileText(typical)) },
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Our plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask an adviser' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ida Plan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('0491 570 156');
  await page.getByLabel('Send my plan too').check();
  await page.getByLabel('I agree to be contacted about my plan').check();
  await page.getByRole('button', { name: 'Ask an Adviser', exact: true }).click();
  await expect(page.getByText('Thank you. Your request has arrived')).toBeVisible();
}

/** The address of the lead that somebody left. */
async function leadOf(request: APIRequestContext, tokens: Tokens, email: string): Promise<string> {
  const answer = await request.get('/api/leads', { headers: { ...bearer(tokens), 'x-search': email } });
  const leads: { id: string; email: string }[] = await answer.json();
  return `/admin/leads/${leads.find((lead) => lead.email === email)?.id}`;
}

/** Connects a record with the account of somebody who has proved the address by the mailed link. */
async function connect(
  request: APIRequestContext,
  { tokens, recordId, person }: { tokens: Tokens; recordId: string; person: Person & Tokens },
): Promise<void> {
  // The lead's own mail may come first.
  const tokensSent = async () =>
    (await mailsFor(person.email)).flatMap(({ text = '' }) => /verify-email#token=([\w.-]+)/.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await tokensSent()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [token] = await tokensSent();
  const proven = await request.post('/api/auth/verify-email', { data: { token, password: person.password } });
  expect(proven.ok(), await proven.text()).toBe(true);
  const data = { accountId: person.id, recordId };
  const joined = await request.post('/api/joins/connect', { headers: bearer(tokens), data });
  expect(joined.ok(), await joined.text()).toBe(true);
}

async function inAnotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('a plan that was sent with a lead comes along when it becomes a client, who signs in and opens it', async ({
  page,
  request,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`;
  await askWithPlan(page, email);

  const desk = await inAnotherBrowser(browser);
  const tokens = await adviser(request);
  await openAs(desk, tokens, await leadOf(request, tokens, email));
  await expect(desk.getByRole('region', { name: 'Plan sent with it' })).toContainText('Download plan file');
  await desk.getByRole('button', { name: 'Convert to Client' }).click();
  const asked = desk.getByRole('dialog', { name: 'Convert to client' });
  await expect(asked).toContainText('The plan sent with it is kept under the client’s plans, as the client’s own.');
  await expectAccessible(desk);
  await asked.getByRole('button', { name: 'Convert to Client' }).click();
  await expectToast(desk, 'Success', 'Client created from the lead, with the plan sent with it');
  await expect(desk).toHaveURL(/\/admin\/client\/[\da-f-]{36}/);
  const recordId = /client\/([\da-f-]{36})/.exec(desk.url())?.[1] ?? '';
  await desk.goto(`/admin/client/${recordId}?part=plans`);
  await expect(desk.getByRole('link', { name: 'Our plan', exact: true })).toBeVisible();

  const person = await newPerson(request, { email });
  await connect(request, { tokens, recordId, person });
  const client = await inAnotherBrowser(browser);
  await signInAs(client, person);
  await expect(client).toHaveURL(/client-dashboard/);
  await client.goto('/plans');
  const row = client.getByRole('listitem').filter({ has: client.getByRole('heading', { name: 'Our plan' }) });
  await expect(row).toContainText(/Net worth at \d+: \$[\d,]+/);
  await row.getByRole('link', { name: 'Open Our plan' }).click();
  await expect(client).toHaveURL(/\/plans\/[\da-f-]{36}$/);
  await expect(client.getByRole('heading', { level: 1, name: 'Our plan' })).toBeVisible();
  await expect(client.getByRole('term').first()).toBeVisible();
  await Promise.all([desk.context().close(), client.context().close()]);
});
