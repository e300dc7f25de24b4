import { openTab, retype, tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('Negative Gearing', () => {
  test('[MODEL-08] [GEAR-01] [GEAR-02] [GEAR-03] [GEAR-04] [GEAR-12] [GEAR-28] [GEAR-32] works by keyboard', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await expect(page.getByRole('region', { name: 'Tax saved, 2025-26' })).toContainText('$10,096');
    await expect(page.getByText('Tax figures are estimates', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('7:30 pm AEST on 12 May 2026', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Annual rent: 2.5% of the price', { exact: false }).first()).toBeVisible();
    for (const name of ['Apartment', 'Townhouse', 'House', 'Dual Key']) {
      await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1);
    }

    await tabTo(page, page.getByRole('radio', { name: 'House', exact: true }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByLabel('Property Price'));
    await retype(page, '845,000');
    await tabTo(page, page.getByLabel('Ownership Percentage'));
    await retype(page, '50');
    await tabTo(page, page.getByLabel('Your Current Taxable Income'));
    await retype(page, '120k');
    await tabTo(page, page.getByLabel('Depreciation Year'));
    await page.keyboard.press('End');
    // Golden case S-NG-12: 19,447.50 and 5,834.25.
    await expect(page.getByText(/amount is \$19,448 .* It saves \$5,834 of tax in 2025-26/).first()).toBeVisible();
    const table = page.getByRole('table', { name: /Depreciation rates/ });
    await expect(table.locator('[aria-current="true"]')).toContainText('Year 10');
  });

  test('[VALID-54] [GEAR-26] an ownership outside 1 to 100 is brought inside, and a loss is explained', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    const share = page.getByLabel('Ownership Percentage');
    await share.fill('150');
    await share.blur();
    await expect(share).toHaveValue('100');
    await expect(page.getByText('Enter 1 to 100')).toBeVisible();
    await share.fill('0');
    await share.blur();
    await expect(share).toHaveValue('1');
    await share.fill('100');
    await page.getByLabel('Your Current Taxable Income').fill('0');
    await expect(page.getByText('−$35,100').first()).toBeVisible();
    await expect(page.getByText('carried-forward loss').first()).toBeVisible();
  });

  test('[GEAR-31] [GEAR-33] the year can be switched, and 2027-28 needs its facts', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T00:00:00Z');
    await openTab(page, 'Negative Gearing');
    await page.getByRole('button', { name: 'Use 2026-27, today’s year' }).click();
    await expect(page.getByRole('region', { name: 'Tax saved, 2026-27' })).toContainText('$10,065');
    const year = page.getByLabel('Tax year');
    await expect(year.getByRole('option')).toHaveText([
      '2020-21',
      '2021-22',
      '2022-23',
      '2023-24',
      '2024-25',
      '2025-26',
      '2026-27',
      '2027-28',
    ]);
    await year.selectOption('2027-28');
    await expect(page.getByRole('region', { name: 'Tax saved, 2027-28' })).toContainText('Not projected');
    await page.getByText('New', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Tax saved, 2027-28' })).toContainText('$10,034');
    await page.getByText('Established', { exact: true }).click();
    await page.getByLabel('Date of the contract').fill('2026-05-12');
    await expect(page.getByRole('region', { name: 'Tax saved, 2027-28' })).toContainText('Not projected');
    await page.getByText('7:30 pm or later', { exact: true }).click();
    await expect(page.getByText(/It saves no tax in 2027-28/).first()).toBeVisible();
    await page.getByText('Before 7:30 pm', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Tax saved, 2027-28' })).toContainText('$10,034');
  });
});
