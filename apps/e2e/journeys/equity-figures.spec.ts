import type { Page } from '@playwright/test';
import { cellsOf, expectAmounts } from '../setup/figures.ts';
import { openTab, showCharts } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

interface Typed {
  readonly value: string;
  readonly growth: 'Low' | 'Medium' | 'High';
  readonly loan: 'Interest only' | 'Principal and interest';
  readonly rate: string;
}

const start = { value: '750,000', growth: 'Medium', loan: 'Interest only', rate: '5.5' } as const;
const title = 'Value, debt and equity over 30 years';
const table = (page: Page) => page.getByRole('table', { name: title });

async function type(page: Page, { value, growth, loan, rate }: Typed): Promise<void> {
  await page.getByLabel('Property value', { exact: true }).fill(value);
  await page.getByRole('radiogroup', { name: 'Growth' }).getByText(growth).click();
  await page.getByRole('radiogroup', { name: 'Loan type' }).getByText(loan, { exact: true }).click();
  await page.getByLabel('Interest rate', { exact: true }).fill(rate);
}

test.describe('the figures of First Time Buyers', () => {
  test.beforeEach(({ page }) => openTab(page, 'First Time Buyers'));

  test('the deposit is 5 % of the value, and the loan is repaid in year 30 [EQUITY-04]', async ({ page }) => {
    await type(page, { ...start, loan: 'Principal and interest' });
    await expectAmounts(page.getByRole('main'), { 'Deposit, 5% of the value': '$37,500' });
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(cellsOf(table(page), 29).nth(1)).not.toHaveText(/^\$0/);
    await expect(cellsOf(table(page), 30).nth(1)).toHaveText(/^\$0/);
    await page.getByLabel('Property value', { exact: true }).fill('600,000');
    await expectAmounts(page.getByRole('main'), { 'Deposit, 5% of the value': '$30,000' });
  });

  test('the loan is 95 % of the value, with interest alone to pay, and growth compounds yearly [EQUITY-05 EQUITY-08]', async ({
    page,
  }) => {
    await type(page, start);
    // 712,500 × 5.5 % ÷ 12 = 3,265.63
    const amounts = { 'Loan, 95% of the value': '$712,500', 'Monthly repayment': '$3,266 a month' };
    await expectAmounts(page.getByRole('main'), amounts);
    await page.getByRole('tab', { name: 'Table' }).click();
    // 750,000 × 1.05^10 is 1,221,670.97; monthly compounding would make 1,235,257.12.
    await expect(cellsOf(table(page), 10)).toContainText(['$1,221,671', '$712,500', '$509,171']);
  });

  test('the guarantee lowers the lender’s exposure to 80 %, neither debt nor equity of year 1 [EQUITY-06]', async ({
    page,
  }) => {
    await type(page, start);
    // 15 % of 750,000
    await expect(page.getByText('guarantees $112,500 to the lender').first()).toBeVisible();
    await expect(page.getByText('the lender is exposed to 80% of the value').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Table' }).click();
    // 750,000 × 1.05 less 95 % of 750,000
    await expect(cellsOf(table(page), 1)).toContainText(['$787,500', '$712,500', '$75,000']);
  });

  test('graph and table run from the purchase, year 0, to year 30 [EQUITY-07]', async ({ page }) => {
    await showCharts(page);
    const graph = page.getByRole('application', { name: title });
    await graph.focus();
    for (const [key, year] of [
      ['Home', 'Year 0'],
      ['ArrowLeft', 'Year 0'],
      ['End', 'Year 30'],
      ['ArrowRight', 'Year 30'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(graph.getByText(year, { exact: true })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Table' }).click();
    const years = Array.from({ length: 31 }, (_, year) => String(year));
    await expect(table(page).getByRole('rowheader')).toHaveText(years);
    await type(page, start);
    await expect(cellsOf(table(page), 0)).toContainText(['$750,000', '$712,500', '$37,500']);
  });

  test('principal and interest is repaid monthly over 30 years [EQUITY-09]', async ({ page }) => {
    await type(page, { ...start, loan: 'Principal and interest' });
    // 712,500 × i ÷ (1 − (1 + i)^−360) with i = 5.5 % ÷ 12 is 4,045.496; after 120 of 360 payments 588,104.56 is owed.
    await expectAmounts(page.getByRole('main'), { 'Monthly repayment': '$4,045 a month' });
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(cellsOf(table(page), 10).nth(1)).toHaveText(/^\$588,105/);
    await expect(cellsOf(table(page), 30).nth(1)).toHaveText(/^\$0/);
  });

  test('at a rate of 0 the loan falls in a straight line [EQUITY-10]', async ({ page }) => {
    await type(page, { value: '600,000', growth: 'High', loan: 'Principal and interest', rate: '0' });
    // 570,000 ÷ 360 = 1,583.33, or 19,000 a year
    await expectAmounts(page.getByRole('main'), { 'Monthly repayment': '$1,583 a month' });
    await page.getByRole('tab', { name: 'Table' }).click();
    for (const [year, owed] of [
      [1, /^\$551,000/],
      [10, /^\$380,000/],
      [20, /^\$190,000/],
      [30, /^\$0/],
    ] as const) {
      await expect(cellsOf(table(page), year).nth(1)).toHaveText(owed);
    }
  });
});
