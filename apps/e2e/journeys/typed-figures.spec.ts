import type { Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const question = (page: Page) => page.getByRole('group', { name: /^Which do you mean by/ });

test('[FIRST-10] fields take figures as people type and paste them', async ({ page }) => {
  await page.goto('/mortgage-calculator');
  for (const [name, typed, shown] of [
    ['Interest rate', '6.25%', '6.25'],
    ['Interest rate', '6.1 %', '6.1'],
    ['Loan amount', '$1.2m', '1,200,000'],
    ['Extra monthly repayment', '$500 pm', '500'],
  ] as const) {
    await field(page, name).fill(typed);
    await field(page, name).blur();
    await expect(field(page, name)).toHaveValue(shown);
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
  }
  await page.goto('/borrowing-capacity');
  const income = field(page, 'Income before tax');
  for (const typed of ['85k pa', '$85,000 p.a.', '"85,000",', '\u00a085\u202f000\u00a0', '８５，０００']) {
    await income.fill(typed);
    await income.blur();
    await expect(income).toHaveValue('85,000');
  }
  await income.fill('85k pm');
  await income.blur();
  await expect(page.getByText('Enter an amount, for example 85,000 or 85k', { exact: true })).toBeVisible();
});

test('[FIRST-10] a point before three figures is asked about, and answered by keyboard', async ({ page }) => {
  await page.goto('/borrowing-capacity');
  const income = field(page, 'Income before tax');
  await income.fill('85.000');
  await expect(question(page).getByRole('button')).toHaveText(['$85,000', '$85']);
  await expect(page.getByRole('status').filter({ has: question(page) })).toBeVisible();
  await income.press('Tab');
  await expect(page.getByText('Choose which amount you mean')).toBeVisible();
  await expect(question(page).getByRole('button', { name: '$85,000' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(income).toBeFocused();
  await expect(income).toHaveValue('85,000');
  await expect(question(page)).toHaveCount(0);

  await page.goto('/mortgage-calculator');
  const amount = field(page, 'Loan amount');
  await amount.fill('650.000');
  await amount.blur();
  await question(page).getByRole('button', { name: '$650,000' }).click();
  await expect(amount).toHaveValue('650,000');
  await expect(page.getByText('Choose which amount you mean')).toHaveCount(0);
});

test('a price without its thousands is asked about once the field is left', async ({ page }) => {
  await page.goto('/buying-costs');
  const price = field(page, 'Price');
  const asked = page.getByRole('group', { name: 'That is $650. Do you mean:' });
  await price.fill('650');
  await expect(asked).toHaveCount(0);
  await price.press('Tab');
  await expect(page.getByRole('status').filter({ has: asked })).toBeVisible();
  await asked.getByRole('button', { name: '$650,000' }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('650,000');
  await price.blur();
  await expect(asked).toHaveCount(0);
});
