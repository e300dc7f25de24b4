import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs, type Tokens } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

const list = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** A lead whose next action was due long ago, so that it is among the first; returns its last name and id. */
async function dueLead(request: APIRequestContext, tokens: Tokens): Promise<{ lastName: string; id: string }> {
  const lastName = `Due-${randomUUID().slice(0, 8)}`;
  const person = { firstName: 'Ida', lastName, email: `${lastName}@example.com`, phone: '0491 570 156' };
  const loan = { loanAmount: 500_000, interestRate: 4.5, loanTerm: '30' };
  const data = { ...person, ...loan, repaymentFrequency: 'monthly', loanType: 'principal_and_interest' };
  const { id } = await (await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() })).json();
  const work = { status: 'Contacted', nextAction: 'Call about the offset', nextActionOn: '1901-02-03' };
  const answer = await request.put(`/api/leads/${id}`, { headers: bearer(tokens), data: work });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { lastName, id };
}

test('an adviser finishes what is due, takes that back, and opens the lead', async ({ page, request }) => {
  const tokens = await adviser(request);
  const { lastName, id } = await dueLead(request, tokens);
  await openAs(page, tokens, '/admin/today');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const row = list(page, /^Due/).getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toContainText('Call about the offset');
  await expect(row).toContainText(/days overdue/);
  await page.getByRole('button', { name: 'Everyone' }).click();
  await expect(row).toContainText('Unassigned');
  await page.getByRole('button', { name: 'Mine and unassigned' }).click();
  await expect(row).not.toContainText('Unassigned');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `today ${colorScheme}`);
  }

  await row.getByRole('button', { name: `Done Call about the offset, Ida ${lastName}` }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(list(page, /^Due/).getByRole('heading')).toBeFocused();
  const stored = async () =>
    (await (await request.get(`/api/leads/${id}`, { headers: bearer(tokens) })).json()).nextAction;
  expect(await stored()).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  expect(await stored()).toBe('Call about the offset');

  await row.getByRole('link', { name: `Ida ${lastName}` }).click();
  await expect(page).toHaveURL(`/admin/leads/${id}`);
});

test.describe('a day', () => {
  test.use({ allowedErrors: [/400/] });

  test('that cannot be loaded says so, and is there after Retry', async ({ page, request }) => {
    const tokens = await adviser(request);
    await page.route('**/api/today*', (route) => route.fulfill({ status: 400, json: { code: 'invalid-input' } }));
    await openAs(page, tokens, '/admin/today');
    await expect(page.getByRole('alert')).toContainText('Your day could not be loaded');
    await page.unroute('**/api/today*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(list(page, /^Leads waiting/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a practice with nothing waiting reads what would appear', async ({ page, request }) => {
  const none = { total: 0, items: [] };
  await page.route('**/api/today*', (route) =>
    route.fulfill({
      json: { day: '2026-11-25', dueActions: none, waitingLeads: none, endingTerms: none, oldRecords: none },
    }),
  );
  await openAs(page, await adviser(request), '/admin/today');
  await expect(page.getByText('25 November 2026')).toBeVisible();
  await expect(list(page, /^Due/)).toContainText('Nothing is due.');
  await expect(list(page, /^Leads waiting/)).toContainText('Every lead has been answered.');
  await expect(list(page, /^Loan terms ending/)).toContainText('ends within 90 days.');
});

test('[NAV-01] [NAV-02] an adviser’s bar leads through the day, with everybody’s links under Tools', async ({
  page,
  request,
}) => {
  await openAs(page, await adviser(request), '/admin/today');
  const bar = page.getByRole('banner');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1_216;
  const openMenu = () => (isPhone ? bar.getByRole('button', { name: 'Menu' }).click() : Promise.resolve());
  const links = bar.getByRole('navigation', { name: 'Main' });
  const day = [
    ['Clients', '/admin/clients'],
    ['Leads', '/admin/leads'],
    ['Properties', '/properties'],
    ['Outbox', '/admin/outbox'],
    ['Today', '/admin/today'],
  ] as const;
  for (const [name, path] of day) {
    await openMenu();
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.locator('[aria-current="page"]')).toHaveText(name);
  }

  await openMenu();
  const tools = links.locator('summary');
  await tools.press('Enter');
  for (const [name, path] of [
    ['Home', '/'],
    ['Modelling Dashboard', '/modelling-dashboard'],
    ['Borrowing Capacity', '/borrowing-capacity'],
    ['Mortgage Calculator', '/mortgage-calculator'],
    ['Portfolio Manager', '/portfolio-manager'],
    ['Practice', '/admin/practice'],
    ['Advisers', '/admin/practice/advisers'],
  ] as const) {
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.keyboard.press('Escape');
  await expect(links.getByRole('link', { name: 'Home' })).toBeHidden();
  await expect(tools).toBeFocused();
  await tools.press('Enter');
  await links.getByRole('link', { name: 'Mortgage Calculator' }).click();
  await expect(page).toHaveURL('/mortgage-calculator');
});

test('an adviser finds a client in a line with figures, last contact and next action', async ({
  page,
  request,
  isMobile,
}) => {
  const tokens = await adviser(request);
  const { lastName, id } = await dueLead(request, tokens);
  const headers = bearer(tokens);
  const { clientId } = await (await request.post(`/api/leads/${id}/convert`, { headers, data: {} })).json();
  const data = {
    profile: {},
    assets: [{ assetType: 'Primary Home', currentValue: 900_000, ownershipPercentage: 100 }],
    liabilities: [{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 360_000, interestRate: 6 }],
  };
  expect((await request.put(`/api/profiles/${clientId}/details`, { headers, data })).ok()).toBe(true);

  await openAs(page, tokens, '/admin/clients');
  const table = page.getByRole('table', { name: 'Clients' });
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(lastName);
  await expect(table.getByRole('rowheader')).toHaveText([`Ida ${lastName}`]);
  const row = table.getByRole('row', { name: lastName });
  for (const text of ['$540,000', '40%', 'Call about the offset', '3 Feb 1901']) await expect(row).toContainText(text);
  if (!isMobile) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(45);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `clients ${colorScheme}`);
  }
  await row.getByRole('link').press('Enter');
  await expect(page).toHaveURL(`/admin/client/${clientId}`);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
