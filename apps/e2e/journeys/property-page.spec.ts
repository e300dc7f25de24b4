import type { Page } from '@playwright/test';
import { openAs } from '../setup/client-form.ts';
import { cellsOf, region } from '../setup/figures.ts';
import { showCharts } from '../setup/modelling.ts';
import { newProperty, test as propertyTest } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';

// Stored once per worker, since these journeys only read.
const test = propertyTest.extend<object, { propertyId: string }>({
  propertyId: [
    async ({ api, adviser }, use) => use((await newProperty(api, adviser, { area: 180.5 })).id),
    { scope: 'worker' },
  ],
});

const summary = (page: Page, label: string) =>
  page.getByRole('table', { name: 'Financial Summary' }).getByRole('row', { name: label });

test.describe('the property page', () => {
  test.beforeEach(({ page, client, propertyId }) => openAs(page, client, `/property/${propertyId}`));

  test('shows the property as it is recorded [PROP-01]', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Harbour /);
    const main = page.getByRole('main');
    for (const text of ['12 Hill Street, Newcastle, NSW, 2300', '$750,000', '180.5 m²', '3.5%', '4.2%', 'No image']) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const [label, value] of [
      ['Bedrooms', '3'],
      ['Bathrooms', '2'],
    ] as const) {
      const fact = main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(fact.getByRole('definition')).toHaveText(value);
    }
    await expect(main.getByText('A <b>quiet</b> street.', { exact: false })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Balcony' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: '<i>Lift</i>' })).toBeVisible();
  });

  test('draws the years ahead beside the Financial Summary of six lines [PROP-02 PROP-05]', async ({ page }) => {
    await expect(page.getByRole('table', { name: 'Financial Summary' }).getByRole('rowheader')).toContainText([
      'Price',
      'Repayment at today’s rate',
      'Estimated monthly repayment',
      'Annual rental income',
      'Gross yield',
      'Growth rate',
      'Value in 5 years',
    ]);
    await showCharts(page);
    await expect(region(page, 'Value projection').getByRole('application')).toBeVisible();
    await expect(
      region(page, 'Rental yield trend').getByRole('application').locator('path[fill-opacity]'),
    ).toBeVisible();
  });

  test('holds the old law against the law of 2027, year by year and at the sale [PROP-17]', async ({ page }) => {
    const law = region(page, 'The 2027 law on this property');
    await showCharts(page);
    const years = region(page, 'Tax saved a year, old law and new');
    await expect(years).toContainText('An established home bought after the cut-off');
    await expect(
      region(page, 'The sale after ten years').getByRole('rowheader', { name: 'Carried losses used' }),
    ).toBeVisible();
    await law.getByText('New', { exact: true }).click();
    await expect(years).toContainText('both laws take the same tax');
    await expect(law).toContainText('The Minister has not yet published the exact meaning');
    await law.getByLabel('Contract date').fill('2026-05-12');
    await expect(law).toContainText('On this day 7:30 pm AEST decides');
    await expect(years).toBeHidden();
  });

  test('works out the repayment of 0.4 %, the rent and the value in five years [PROP-06 PROP-08 PROP-09]', async ({
    page,
  }) => {
    for (const [label, figure] of [
      ['Estimated monthly repayment', '$3,000'],
      ['Annual rental income', '$31,500'],
      ['Value in 5 years', '$890,765'],
    ] as const) {
      await expect(summary(page, label)).toContainText(figure);
    }
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(page.getByText('$750,000 × (1 + 3.5%)^5')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/client-dashboard');
  });
});

test.describe('the figures of the property page', () => {
  test.beforeEach(({ page, client, propertyId }) => openAs(page, client, `/property/${propertyId}`));

  test('the value projection starts at today’s price and meets the five-year value in year 5 [PROP-03]', async ({
    page,
  }) => {
    await showCharts(page);
    const chart = region(page, 'Value projection');
    await chart.getByRole('button', { name: 'Table view' }).click();
    // 750,000 × 1.035^5 = 890,764.73
    await expect(cellsOf(chart.getByRole('table'), 0)).toHaveText('$750,000');
    await expect(cellsOf(chart.getByRole('table'), 1)).toHaveText('$776,250');
    await expect(cellsOf(chart.getByRole('table'), 5)).toHaveText('$890,765');
    await expect(summary(page, 'Value in 5 years')).toContainText('$890,765');
  });

  test('the yield trend grows with the value on today’s price, with up to two decimals [PROP-04 FMT-02]', async ({
    page,
  }) => {
    await showCharts(page);
    const chart = region(page, 'Rental yield trend');
    await chart.getByRole('button', { name: 'Table view' }).click();
    // 4.2 × 1.035 = 4.347, × 1.035^5 = 4.988
    for (const [year, rate] of [
      [0, '4.2%'],
      [1, '4.35%'],
      [5, '4.99%'],
    ] as const) {
      await expect(cellsOf(chart.getByRole('table'), year)).toHaveText(rate);
    }
  });

  test('the repayment is said to be an indicative 0.4 % of price, roughly a 90 % loan at 3.5 % over 30 years [PROP-07]', async ({
    page,
  }) => {
    const row = summary(page, 'Estimated monthly repayment');
    await expect(row).toContainText('$3,000');
    await expect(row).toContainText('Indicative: about 0.4% of price, roughly a 90% loan at 3.5% over 30 years.');
  });

  test('growth and yield are percentages wherever they stand, the area is in m² [PROP-10 FMT-05]', async ({ page }) => {
    await showCharts(page);
    await expect(summary(page, 'Growth rate')).toContainText('3.5%');
    await expect(summary(page, 'Gross yield')).toContainText('4.2%');
    await expect(page.getByText('Assumes growth of 3.5% every year')).toBeVisible();
    await expect(region(page, 'Rental yield trend')).toContainText('A yield of 4.2% today');
    await expect(page.getByRole('main').getByText(/0\.0(35|42)\b/)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('180.5 m²', { exact: true }).first()).toBeVisible();
  });
});
