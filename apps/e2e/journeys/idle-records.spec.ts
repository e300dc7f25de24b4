import { randomUUID } from 'node:crypto';
import { type IdleRecord, idleRecordsSchema } from '@freehold/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const title = 'Records nobody has used for a year';
const sections = (page: Page) => page.getByRole('region', { name: title });

/** A client without an account, as it appears in the list of unused records. */
async function newClient(api: APIRequestContext, lastUsedAt: string): Promise<IdleRecord> {
  const { accessToken } = await (await api.post('/api/auth/login', { data: settings.adviser })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = {
    firstName: 'Ida',
    lastName: `Idle-${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
  };
  const answer = await api.post('/api/profiles/details', { headers, data: { profile } });
  const { id } = (await answer.json()).profile;
  return { id, ...profile, lastUsedAt };
}

/** Mocks the server a year later: it lists the records except those kept, and records each decision. */
async function aYearLater(page: Page, records: readonly IdleRecord[], { hasMore = false } = {}): Promise<string[]> {
  const kept = new Set<string>();
  const decisions: string[] = [];
  await page.route('**/api/idle-records', (route) => {
    const json = { records: records.filter(({ id }) => !kept.has(id)), hasMore };
    return route.fulfill({ json: idleRecordsSchema.parse(json) });
  });
  await page.route('**/api/idle-records/*/*', (route) => {
    const [id = '', act = ''] = new URL(route.request().url()).pathname.split('/').slice(-2);
    decisions.push(act);
    if (act === 'keep') kept.add(id);
    else kept.delete(id);
    return route.fulfill({ json: { ok: true } });
  });
  return decisions;
}

async function signInAsAdviser(page: Page): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(settings.adviser.email);
  await form.getByLabel('Password', { exact: true }).fill(settings.adviser.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
}

test('an adviser keeps a record nobody used for a year, undoes that, and opens it', async ({ page, request }) => {
  const ida = await newClient(request, '2025-09-03T02:00:00.000Z');
  const other = { ...ida, id: randomUUID(), firstName: '', lastName: '', email: 'paper@example.com' };
  const decisions = await aYearLater(page, [ida, other], { hasMore: true });
  await signInAsAdviser(page);
  const rows = sections(page).getByRole('listitem');
  await expect(rows).toHaveText([/Last used 3 September 2025/, /^paper@example\.com/]);
  await expect(sections(page).getByText('More follow once you have decided about these.')).toBeVisible();
  await expectAccessible(page);

  const name = `${ida.firstName} ${ida.lastName}`;
  await rows.getByRole('button', { name: `Keep for another year ${name}` }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  expect(decisions).toEqual(['keep', 'ask-again']);

  await rows.getByRole('link', { name: `Open the record of ${name}` }).click();
  await expect(page).toHaveURL(`/admin/client/${ida.id}`);
});

test('the section stands only where a record lies unused', async ({ page }) => {
  await signInAsAdviser(page);
  const answer = page.waitForResponse('**/api/idle-records');
  await page.reload();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
});

test.describe('when it fails', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('a list that did not load and a decision that was not saved say so, and go on', async ({ page, request }) => {
    const ida = await newClient(request, '2025-09-03T02:00:00.000Z');
    await page.route('**/api/idle-records', (route) => route.fulfill({ status: 400, body: '{}' }));
    await signInAsAdviser(page);
    const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect(failed).toBeVisible();
    await page.unroute('**/api/idle-records');
    await aYearLater(page, [ida]);
    await page.route('**/api/idle-records/*/keep', (route) =>
      route.fulfill({ status: 404, json: { code: 'not-found' } }),
    );
    await failed.getByRole('button', { name: 'Retry' }).click();
    await sections(page).getByRole('button', { name: 'Keep for another year' }).click();
    await expect(sections(page).getByRole('alert')).toBeVisible();
    await expect(sections(page).getByRole('listitem')).toHaveCount(1);
  });
});
