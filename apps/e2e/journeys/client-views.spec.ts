import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs } from '../setup/client-form.ts';
import { openFilters } from '../setup/filters.ts';
import { expect, test } from '../setup/quiet-page.ts';

// A name that is taken is refused by the server.
test.use({ allowedErrors: [/400/] });

test('an adviser narrows the clients, keeps that as a view, renames it, deletes it and takes that back', async ({
  page,
  request,
  isMobile,
}) => {
  const tokens = await adviser(request);
  const headers = bearer(tokens);
  const mark = `View-${randomUUID().slice(0, 8)}`;
  for (const [lastName, loanBalance] of [
    [`${mark}-High`, 900_000],
    [`${mark}-Low`, 300_000],
  ] as const) {
    const data = {
      profile: { firstName: 'Ida', lastName },
      assets: [{ assetType: 'Primary Home', currentValue: 1_000_000, ownershipPercentage: 100 }],
      liabilities: [{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance, interestRate: 6 }],
    };
    expect((await request.post('/api/profiles/details', { headers, data })).ok()).toBe(true);
  }

  await openAs(page, tokens, '/admin/clients');
  const views = page.getByRole('region', { name: 'Views' });
  const pressed = views.locator('[aria-pressed="true"]');
  const table = page.getByRole('table', { name: 'Clients' });
  const names = table.getByRole('rowheader');
  await expect(pressed).toHaveText('All clients');
  await views.getByRole('button', { name: 'LVR over 80%' }).click();
  await expect(page).toHaveURL(/lvr=80/);
  await openFilters(page, isMobile);
  await expect(page.getByLabel('LVR', { exact: true })).toHaveValue('80');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(mark);
  await expect(names).toHaveText([`Ida ${mark}-High`]);

  await views.getByRole('button', { name: 'Save this view' }).click();
  const name = views.getByRole('textbox', { name: 'Name of the view' });
  await expect(name).toBeFocused();
  await name.fill('LVR over 80%');
  await name.press('Enter');
  await expect(views).toContainText('You have a view of this name already');
  await name.fill(mark);
  await name.press('Enter');
  await expect(pressed).toHaveText(mark);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `views ${colorScheme}`);
  }

  await views.getByRole('button', { name: 'All clients' }).click();
  await expect(pressed).toHaveText('All clients');
  await page.reload();
  await views.getByRole('button', { name: mark, exact: true }).click();
  await expect(names).toHaveText([`Ida ${mark}-High`]);

  await views.getByRole('button', { name: `Rename ${mark}` }).click();
  await name.fill(`${mark} again`);
  await views.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pressed).toHaveText(`${mark} again`);
  await views.getByRole('button', { name: `Delete ${mark} again` }).click();
  await expect(views.getByRole('status')).toHaveText(`View “${mark} again” deleted.`);
  await expect(pressed).toHaveCount(0);
  await views.getByRole('button', { name: 'Undo' }).click();
  await expect(pressed).toHaveText(`${mark} again`);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
