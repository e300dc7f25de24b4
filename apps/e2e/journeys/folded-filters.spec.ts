import { expectAccessible } from '../setup/accessible.ts';
import { adviser, openAs } from '../setup/client-form.ts';
import { newLead } from '../setup/leads.ts';
import { expect, test } from '../setup/quiet-page.ts';

const phone = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const { path, list, filter, choice } of [
    { path: '/admin/clients', list: 'Clients', filter: 'Next action', choice: 'None set' },
    { path: '/admin/leads', list: 'Leads', filter: 'Type', choice: 'Borrowing capacity' },
  ]) {
    test(`the rows of ${list} begin in the upper half, and its filters unfold by keyboard and say how many are set`, async ({
      page,
      request,
    }) => {
      if (list === 'Leads') await newLead(request);
      await openAs(page, await adviser(request), path);
      const rows = page.getByRole('table', { name: list }).locator('tbody tr');
      await expect(rows.getByRole('rowheader').first()).toBeVisible();
      expect((await rows.first().boundingBox())?.y).toBeLessThan(phone.height / 2);

      const field = page.getByLabel(filter, { exact: true });
      const button = page.getByRole('button', { name: 'Filters', exact: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toBeHidden();
      await expect(page.getByRole('combobox', { name: /^Sort/ })).toBeHidden();
      await page.getByRole('searchbox', { name: /^Search/ }).press('Tab');
      await expect(button).toBeFocused();
      const width = (await button.boundingBox())?.width;
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('combobox', { name: /^Sort/ })).toBeVisible();
      await field.selectOption(choice);

      const counting = page.getByRole('button', { name: 'Filters · 1', exact: true });
      await expect(counting).toHaveAttribute('aria-expanded', 'true');
      expect((await counting.boundingBox())?.width).toBe(width);
      // Rows of the filter before are faint until its own are there.
      await expect(page.locator('[aria-busy="true"], [data-older]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${path} ${colorScheme}`);
      }
      await counting.click();
      await expect(field).toBeHidden();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    });
  }
});

test('on a wide screen the filters are always there', { tag: '@desktop' }, async ({ page, request }) => {
  await openAs(page, await adviser(request), '/admin/clients');
  await expect(page.getByLabel('Last contact', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort clients' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
});
