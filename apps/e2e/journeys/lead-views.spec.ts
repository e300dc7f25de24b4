import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs } from '../setup/client-form.ts';
import { openFilters } from '../setup/filters.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

test('an adviser opens the leads that are due from Today, narrows them, keeps that as a view and deletes it', async ({
  page,
  request,
  isMobile,
}) => {
  const tokens = await adviser(request);
  const headers = bearer(tokens);
  const mark = `Due${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const firstName of ['Old', 'Due']) {
    const lead = {
      ...{ firstName, lastName: mark, email: `${firstName}@${mark}.example`, phone: '0400 000 000' },
      ...{ grossIncome: 100_000, maritalStatus: 'single', dependants: 1, existingLoans: 20_000 },
      ...{ borrowingCapacity: 550_000, noticeVersion: 'lead-notice-2026-11', privacyPolicy: true },
    };
    const made = await request.post('/api/borrowing-leads', { data: lead, headers: fromOwnAddress() });
    expect(made.ok(), await made.text()).toBe(true);
    ids.push((await made.json()).id);
  }
  const data = { status: 'Contacted', nextAction: 'Call back', nextActionOn: '2026-01-05' };
  expect((await request.put(`/api/leads/${ids[1]}`, { headers, data })).ok()).toBe(true);

  await openAs(page, tokens, '/admin/today');
  await page.getByRole('link', { name: 'All leads due' }).click();
  await expect(page).toHaveURL(/todo=action/);
  const views = page.getByRole('region', { name: 'Views' });
  const pressed = views.locator('[aria-pressed="true"]');
  const names = page.getByRole('table', { name: 'Leads' }).getByRole('rowheader');
  await expect(pressed).toHaveText('Action due');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(mark);
  await expect(names).toHaveCount(1);
  await expect(names).toContainText(`Due ${mark}`);

  await openFilters(page, isMobile);
  await page.getByLabel('To do').selectOption('First answer');
  await expect(names).toContainText([`Old ${mark}`]);
  await page.getByLabel('Type').selectOption('Borrowing capacity');
  await views.getByRole('button', { name: 'Save this view' }).click();
  const name = views.getByRole('textbox', { name: 'Name of the view' });
  await name.fill(mark);
  await name.press('Enter');
  await expect(pressed).toHaveText(mark);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `lead views ${colorScheme}`);
  }

  await views.getByRole('button', { name: 'All leads' }).click();
  await expect(pressed).toHaveText('All leads');
  await page.getByText('Board', { exact: true }).click();
  await views.getByRole('button', { name: mark, exact: true }).click();
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await expect(pressed).toHaveText(mark);
  await views.getByRole('button', { name: `Delete ${mark}` }).click();
  await expect(views.getByRole('status')).toHaveText(`View “${mark}” deleted.`);
  await expect(pressed).toHaveCount(0);
  await views.getByRole('button', { name: 'Undo' }).click();
  await expect(pressed).toHaveText(mark);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
