import type { Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';

/** Opens a page whose scripts do not arrive before `hydrate` is called; resolves once its form is there. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('form').first().waitFor();
  return async () => {
    letThrough();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  };
}

test('a calculator sent before the page has hydrated is sent with what was typed', async ({ page }) => {
  const hydrate = await openEarly(page, '/borrowing-capacity');
  await page.getByLabel('Income before tax', { exact: false }).first().fill('88,888');
  await page.getByText('Single').click();
  await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
  await expect(page).toHaveURL(/\/borrowing-capacity$/);
  await hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#borrowing-grossIncome')).toHaveValue('88,888');
});

test('the first question of a plan answered before the page has hydrated keeps its answer', async ({ page }) => {
  const hydrate = await openEarly(page, '/plan');
  await page.getByLabel('Your age').fill('31');
  await page.getByLabel('Your age').press('Enter');
  await hydrate();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Your age')).toHaveValue('31');
});

test('two people of a plan chosen before the page has hydrated stay two', async ({ page }) => {
  const hydrate = await openEarly(page, '/plan');
  await page.getByText('Two of us').click();
  await page.getByLabel('Your age').fill('39');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await hydrate();
  await expect(page.getByRole('heading', { name: 'What do you each earn before tax?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Two of us' })).toBeChecked();
  await expect(page.getByLabel('Your age')).toHaveValue('39');
});

test('an address typed and sent before the page has hydrated is the one asked for', async ({ page }) => {
  const hydrate = await openEarly(page, '/forgot-password');
  await page.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await hydrate();
  await expect(page.getByRole('main')).toContainText('nobody.at.all@example.com');
});
