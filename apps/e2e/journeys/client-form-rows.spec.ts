import { randomUUID } from 'node:crypto';
import type { NewClient } from '@freehold/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import {
  adviser,
  enterAll,
  field,
  newClient,
  openAs,
  openedClient,
  save,
  storedOf,
  tab,
  tokensOf,
} from '../setup/client-form.ts';
import { tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

const hostile = '<script>alert(1)</script>';

const thirtyOfEach: NewClient = {
  profile: { firstName: 'Mary', assessWithPartner: true, isRenting: true, dependants: 2 },
  assets: Array.from({ length: 30 }, (_, index) => ({
    assetType: 'Shares' as const,
    description: `Asset ${index + 1}`,
    currentValue: 1_000 * (index + 1),
  })),
  liabilities: Array.from({ length: 30 }, (_, index) => ({
    liabilityType: 'Other Loans' as const,
    description: `Loan ${index + 1}`,
    loanBalance: 500 * (index + 1),
  })),
};

/** How many calls of functions the page makes while something is done. */
async function callsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act();
  const scripts = await page.coverage.stopJSCoverage();
  const functions = scripts.flatMap((script) => script.functions);
  return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

test('thirty assets and thirty liabilities stay quick to type in, add, duplicate, remove and bring back', async ({
  page,
  request,
}) => {
  const client = await openedClient(page, request, thirtyOfEach);
  await tab(page, 'Assets').click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(30);
  const row = (name: string) => page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name}\\b`) });
  for (const name of ['Asset 1', 'Asset 2', 'Asset 3']) await row(name).click();
  const group = page.getByRole('group', { name: 'Asset 2', exact: true });
  await group.getByLabel('Description').focus();
  await page.keyboard.press('End');
  // The first key in a field renders the form once to mark it changed; later keys must not.
  await page.keyboard.type(' ');
  const words = `${hostile} and more words of a long description`;
  const calls = await callsOf(page, () => page.keyboard.type(words));
  // Rendering the whole form takes more than 20,000.
  expect(calls / words.length).toBeLessThan(5_000);
  const typed = `Asset 2 ${hostile} and more words of a long description`;
  await expect(page.getByRole('group', { name: typed })).toBeVisible();

  const second = page.getByRole('group', { name: typed });
  await tabTo(page, second.getByRole('button', { name: 'Duplicate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(31);
  await expect(page.getByRole('group', { name: typed }).nth(1).getByLabel('Asset Type')).toBeFocused();
  await page
    .getByRole('group', { name: 'Asset 1', exact: true })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(page.getByText(/^Removed “Asset 1”/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await row('Asset 3').focus();
  await page
    .getByRole('group', { name: 'Asset 3', exact: true })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await page.keyboard.press('Enter');
  await expect(row('Asset 3')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row('Asset 1')).toBeFocused();
  await page.getByRole('button', { name: 'Add Asset' }).last().click();
  await enterAll(page, [['Current Value', '12.34']], page.getByRole('group', { name: 'New asset' }));
  await save(page).click();
  await expect(page.getByText('Client details saved successfully')).toBeVisible();

  const { assets, liabilities, version } = await client.stored();
  const idsBefore = client.details.assets.map(({ id }) => id);
  expect(assets.map(({ id }) => id).filter((id) => idsBefore.includes(id))).toEqual(idsBefore);
  expect(assets.map(({ description }) => description).slice(0, 4)).toEqual(['Asset 1', typed, typed, 'Asset 3']);
  expect([assets.length, assets[31]?.currentValue]).toEqual([32, 12.34]);
  expect(liabilities).toEqual(client.details.liabilities);
  await save(page).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  expect((await client.stored()).version).toBe(version);
});

test('a record prints whole, whichever section is open', async ({ page, request }) => {
  await openedClient(page, request, { ...thirtyOfEach, profile: { firstName: 'Mary', grossIncome: 90_000.5 } });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
  const sheet = page.locator('[data-record-sheet]');
  await expect(sheet).toContainText('$90,000.50 a year');
  await expect(sheet).toContainText('Loan 30');
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await expect(sheet).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every section is accessible and fits, ${colorScheme}`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await openedClient(page, request, thirtyOfEach);
    for (const name of ['Personal', 'Income', 'Partner', 'Expenses', 'Retirement', 'Assets', 'Liabilities']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      const first = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button');
      if (name === 'Assets' || name === 'Liabilities') await first.click();
      await expectAccessible(page, name);
    }
    await field(page, 'Interest Rate').fill('101');
    await save(page).click();
    await expect(page.getByText('Enter 0 to 100')).toBeVisible();
    await expectAccessible(page, 'with an error');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page, 'leaving');
  });
}

test.describe('a client', () => {
  test('[CFORM-04] [CFORM-16] edits their own details in a dialog, and is asked before changes are lost', async ({
    page,
    request,
  }) => {
    const email = `${randomUUID()}@example.com`;
    const person = { firstName: 'Ann', lastName: 'Ng', email, password: 'correct horse' };
    const registered = await request.post('/api/auth/register', { data: person });
    const tokens = await tokensOf(registered);
    await openAs(page, tokens, '/client-dashboard');
    await page.getByRole('button', { name: 'Edit Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
    await expect(dialog.getByLabel('First Name', { exact: true })).toHaveValue('Ann');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveAttribute('readonly', '');
    await expectAccessible(page, 'dialog');
    await dialog.getByLabel('First Name', { exact: true }).fill('Anna');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('First Name', { exact: true })).toHaveValue('Anna');
    await dialog.getByRole('tab', { name: 'Income' }).click();
    await dialog.getByLabel('Gross Income').fill('95k');
    await save(page).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Anna').first()).toBeVisible();
    const { profile } = await storedOf(request, tokens, tokens.id);
    expect(profile).toMatchObject({ firstName: 'Anna', email, grossIncome: 95_000 });

    await page.getByRole('button', { name: 'Edit Details' }).click();
    await dialog.getByLabel('First Name', { exact: true }).fill('Annabel');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a client that another adviser opens at once is the same record', async ({ page, request }) => {
  const tokens = await adviser(request);
  const { profile } = await newClient(request, tokens, { profile: { lastName: hostile } });
  await openAs(page, tokens, `/admin/client/${profile.id}?tab=assets`);
  await expect(tab(page, 'Assets')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No assets yet.')).toBeVisible();
  await tab(page, 'Personal').click();
  await expect(page).toHaveURL(/tab=personal/);
  await expect(field(page, 'Last Name')).toHaveValue(hostile);
});
