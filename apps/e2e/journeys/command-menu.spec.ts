import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs } from '../setup/client-form.ts';
import { newProperty } from '../setup/properties.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

test('an adviser finds a client, a lead, a property by its address and a screen from anywhere', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const headers = bearer(tokens);
  const lastName = `Menu-${randomUUID().slice(0, 8)}`;
  const person = { firstName: 'Ida', lastName, email: `${lastName}@example.com`, phone: '0491 570 156' };
  const loan = { loanAmount: 500_000, interestRate: 4.5, loanTerm: '30' };
  const data = { ...person, ...loan, repaymentFrequency: 'monthly', loanType: 'principal_and_interest' };
  const lead = await (await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() })).json();
  const made = await (await request.post(`/api/leads/${lead.id}/convert`, { headers, data: {} })).json();

  await openAs(page, tokens, '/admin/today');
  const bar = page.getByRole('banner');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1_216;
  const dialog = page.getByRole('dialog', { name: 'Find or go to' });
  const field = dialog.getByRole('combobox', { name: 'Find a client, a lead, a property or a screen' });
  const active = dialog.getByRole('option', { selected: true });

  async function openMenu() {
    if (isPhone) await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('button', { name: 'Find' }).click();
    await expect(field).toBeFocused();
  }

  await openMenu();
  await expect(active).toHaveText('Today');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `command menu ${colorScheme}`);
  }
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('button', { name: isPhone ? 'Menu' : 'Find' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(lastName.toLowerCase());
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(2);
  await expect(dialog.getByRole('group', { name: 'Clients' }).getByRole('option')).toContainText(`Ida ${lastName}`);
  await expect(dialog.getByRole('group', { name: 'Leads' }).getByRole('option')).toContainText('Converted');
  await expect(dialog.getByRole('status')).toHaveText('2 matches');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(`/admin/client/${made.clientId}`);
  await expect(dialog).toBeHidden();

  await openMenu();
  await field.fill('add cl');
  await expect(active).toHaveText('Add client');
  await active.click();
  await expect(page).toHaveURL('/admin-client');

  const street = `${randomUUID().slice(0, 8)} Quay`;
  const property = await newProperty(request, tokens, { street });
  await openMenu();
  await field.fill(street);
  await expect(dialog.getByRole('group', { name: 'Properties' }).getByRole('option')).toContainText(property.name);
  await active.click();
  await expect(page).toHaveURL(`/property/${property.id}`);

  await openMenu();
  await field.fill('practice');
  await expect(active).toHaveText('Practice');
  await field.press('Enter');
  await expect(page).toHaveURL('/admin/practice');

  await openMenu();
  await field.fill('qqqqzz');
  await expect(dialog.getByRole('status')).toHaveText('Nothing matches. Try another part of the name or the address.');
});

test.describe('a search', () => {
  test.use({ allowedErrors: [/400/] });

  test('that fails says so, and finds after Retry; screens stay', async ({ page, request }) => {
    await page.route('**/api/profiles?*', (route) => route.fulfill({ status: 400, json: { code: 'invalid-input' } }));
    await openAs(page, await adviser(request), '/admin/today');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
    await expect(page.getByRole('banner').getByText('Outbox')).toBeAttached();
    const dialog = page.getByRole('dialog', { name: 'Find or go to' });
    // The bar is drawn before it listens for the shortcut.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await dialog.getByRole('combobox').fill('today');
    await expect(dialog.getByRole('status')).toHaveText('Clients, leads and properties could not be searched.');
    await expect(dialog.getByRole('option', { name: 'Today' })).toBeVisible();
    await page.unroute('**/api/profiles?*');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/match/);
  });
});
