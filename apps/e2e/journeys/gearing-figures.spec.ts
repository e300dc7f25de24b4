import type { Page } from '@playwright/test';
import { expectAmounts, region } from '../setup/figures.ts';
import { openTab } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

/** Values typed into the calculator; the others keep their defaults. */
interface Typed {
  readonly type?: 'Apartment' | 'Townhouse' | 'House' | 'Dual Key';
  readonly price?: string;
  readonly share?: string;
  readonly income?: string;
  readonly year?: string;
  readonly rent?: string;
}

/** Types a case with the requirement's interest of 5.5 %, which may differ from the field's default. */
async function type(page: Page, { type: kind, price, share, income, year, rent }: Typed): Promise<void> {
  await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
  if (kind) await page.getByRole('radiogroup', { name: 'Property Type' }).getByText(kind, { exact: true }).click();
  if (price) await page.getByLabel('Property Price').fill(price);
  if (share) await page.getByLabel('Ownership Percentage').fill(share);
  if (income) await page.getByLabel('Your Current Taxable Income').fill(income);
  if (year) await page.getByLabel('Depreciation Year').selectOption(year);
  if (rent) await page.getByLabel('Annual rent', { exact: true }).fill(rent);
}

const income = (page: Page) => region(page, 'Income');
const expenses = (page: Page) => region(page, 'Expenses');
const taxImpact = (page: Page) => region(page, 'Tax Impact Analysis');
const sentence = (page: Page) => region(page, 'Analysis Summary').getByRole('paragraph').first();

test.describe('the figures of negative gearing', () => {
  test.beforeEach(({ page }) => openTab(page, 'Negative Gearing'));

  test('Income shows a week’s and a year’s rent, 2.5 % of the price to the nearest 100 [GEAR-08 GEAR-13 GEAR-15]', async ({
    page,
  }) => {
    await expect(income(page).getByRole('term')).toHaveText(['Weekly rent', 'Annual rental income']);
    for (const [price, week, year] of [
      // 15,000 ÷ 52 = 288.46
      ['600,000', '$288 a week', '$15,000'],
      // 2.5 % is 15,308.63; 15,300 ÷ 52 = 294.23
      ['612,345', '$294 a week', '$15,300'],
    ] as const) {
      await type(page, { price });
      await expectAmounts(income(page), { 'Weekly rent': week, 'Annual rental income': year });
    }
  });

  test('a half of 100 rounds up, a week’s rent follows the rounded year, and a price below 2,000 has none [GEAR-14 GEAR-16]', async ({
    page,
  }) => {
    for (const [price, week, year] of [
      // 15,050 becomes 15,100, or 290.38 a week; from 15,050 it would be 289.42.
      ['602,000', '$290 a week', '$15,100'],
      // 50 becomes 100, or 1.92 a week; 49.98 becomes 0.
      ['2,000', '$2 a week', '$100'],
      ['1,999', '$0 a week', '$0'],
    ] as const) {
      await type(page, { price });
      await expectAmounts(income(page), { 'Weekly rent': week, 'Annual rental income': year });
    }
  });

  test('Expenses shows interest of 5.5 % on 80 %, the year’s depreciation and 1.5 % of other expenses [GEAR-09 GEAR-17 GEAR-18 GEAR-19]', async ({
    page,
  }) => {
    const terms = ['Interest', 'Depreciation', 'Other expenses', 'Total deductions'];
    await expect(expenses(page).getByRole('term')).toHaveText(terms);
    await type(page, { type: 'House', price: '600,000', year: '1' });
    await expectAmounts(expenses(page), { Interest: '$26,400', Depreciation: '$14,700', 'Other expenses': '$9,000' });
    // 720,000 × 5.5 %; 900,000 × 1.7 % and × 1.5 %
    await type(page, { price: '900,000', year: '3' });
    await expectAmounts(expenses(page), { Interest: '$39,600', Depreciation: '$15,300', 'Other expenses': '$13,500' });
  });

  test('deductions add up for the whole property, and the tax analysis takes the owner’s share [GEAR-20 GEAR-21 GEAR-22]', async ({
    page,
  }) => {
    await type(page, { type: 'House', price: '600,000', share: '100', year: '1' });
    // 26,400 + 14,700 + 9,000
    await expectAmounts(expenses(page), { 'Total deductions': '$50,100' });
    await type(page, { type: 'Townhouse', price: '720,000', share: '60' });
    // 31,680 + 19,800 + 10,800
    await expectAmounts(expenses(page), { 'Total deductions': '$62,280' });
    await expectAmounts(income(page), { 'Annual rental income': '$18,000' });
    // 60 % of 18,000 and of 62,280
    await expectAmounts(taxImpact(page), {
      Ownership: '60%',
      'Rental income': '$10,800',
      'Rental deductions': '$37,368',
    });
  });

  test('Tax Impact Analysis goes from the income to the tax saved in nine lines [GEAR-10 GEAR-24 GEAR-25]', async ({
    page,
  }) => {
    await type(page, { type: 'House', price: '600,000', share: '100', income: '77,000', year: '1' });
    await page.getByLabel('Tax year').selectOption('2025-26');
    const lines = {
      Ownership: '100%',
      'Current taxable income': '$77,000',
      'Rental income': '$15,000',
      'Total income': '$92,000',
      'Rental deductions': '$50,100',
      // 77,000 + 15,000 − 50,100
      'New taxable income': '$41,900',
      // 4,288 + 30 % of 32,000
      'Current tax, 2025-26': '$13,888',
      // 16 % of 23,700
      'New tax, 2025-26': '$3,792',
      // 13,888 − 3,792
      'Tax savings, 2025-26': '$10,096',
    };
    await expect(taxImpact(page).getByRole('term')).toHaveText(Object.keys(lines));
    await expectAmounts(taxImpact(page), lines);
  });

  test('the Analysis Summary gives the owner’s yearly amount and the tax it saves [GEAR-12 GEAR-23]', async ({
    page,
  }) => {
    await page.getByLabel('Tax year').selectOption('2025-26');
    await type(page, { type: 'House', price: '600,000', share: '100', income: '77,000', year: '1' });
    // 50,100 − 15,000
    await expect(sentence(page)).toHaveText(/amount is \$35,100 .* It saves \$10,096 of tax in 2025-26\.$/);
    await type(page, { type: 'Dual Key', price: '845,000', share: '50', income: '120,000', year: '10' });
    // Half of (37,180 + 10,140 + 12,675 − 21,100) is 19,447.50, and 30 % of it 5,834.25.
    await expect(sentence(page)).toHaveText(/amount is \$19,448 .* It saves \$5,834 of tax in 2025-26\.$/);
  });

  test('rent above the deductions makes the property positively geared, with tax to pay [GEAR-27]', async ({
    page,
  }) => {
    await page.getByLabel('Tax year').selectOption('2025-26');
    await type(page, { type: 'House', price: '600,000', share: '100', income: '77,000', year: '1', rent: '10' });
    // 60,000 − 50,100 = 9,900; 30 % of it is 2,970.
    await expect(sentence(page)).toContainText('positively geared by $9,900 a year');
    await expect(sentence(page)).toContainText('adds $2,970 to your tax of 2025-26');
    await expectAmounts(taxImpact(page), { 'Tax savings, 2025-26': '−$2,970' });
  });

  test('the disclaimer names second-hand plant, study loans, the surcharge, duty and growth [GEAR-29]', async ({
    page,
  }) => {
    for (const text of [
      /Depreciation is a percentage of the price.*ignores the rule that second-hand plant/,
      /Study-loan repayments and the Medicare levy surcharge.*a rental loss does not lower them/,
      /Stamp duty.*left out.*capital growth/,
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });

  test('the table has ten years of depreciation by kind of property, and no later year is offered [GEAR-05 GEAR-06 GEAR-07 GEAR-30]', async ({
    page,
  }) => {
    const houses = ['2.45%', '2%', '1.7%', '1.45%', '1.45%', '1.4%', '1.35%', '1.35%', '1.35%', '1.2%'];
    const columns = [
      ['Apartment', ['2.7%', '2.2%', '2%', '1.8%', '1.5%', '1.4%', '1.4%', '1.3%', '1.3%', '1.4%']],
      ['Townhouse', ['2.75%', '2.35%', '2.1%', '2%', '1.6%', '1.45%', '1.45%', '1.5%', '1.6%', '1.35%']],
      ['House', houses],
      ['Dual Key', houses],
    ] as const;
    const table = page.getByRole('table', { name: /Depreciation rates/ });
    for (const [place, [kind, rates]] of columns.entries()) {
      await expect(table.getByRole('columnheader').nth(place + 1)).toHaveText(kind);
      await expect(table.locator(`tbody td:nth-of-type(${place + 1})`)).toHaveText([...rates]);
    }
    const years = Array.from({ length: 10 }, (_, index) => `Year ${index + 1}`);
    await expect(page.getByLabel('Depreciation Year').getByRole('option')).toHaveText(years);
  });

  test('ten years under the old law and the law of 2027 follow the contract and the dwelling [GEAR-33]', async ({
    page,
  }) => {
    const law = region(page, 'Old law and new law, year by year');
    await expect(law).toContainText('Answer contract date and dwelling');
    await type(page, { type: 'House', price: '600,000', share: '100', income: '77,000', year: '1' });
    await page
      .getByRole('radiogroup', { name: 'New or established' })
      .getByText('Established', { exact: true })
      .click();
    await page.getByLabel('Date of the contract').fill('2026-08-03');
    await expect(law).toContainText('An established home bought after the cut-off');
    await expect(law).toContainText('of losses are then still carried');
    await law.getByRole('button', { name: 'Table view' }).click();
    // 2026-27 as the calculator says for that year; from 2027-28 nothing is saved and 15,000 − 47,400 is carried.
    await expect(law.getByRole('row', { name: /^2026-27/ })).toHaveText('2026-27−$35,100$10,065$10,065$0');
    await expect(law.getByRole('row', { name: /^2027-28/ })).toHaveText('2027-28−$32,400$9,656$0$32,400');
    await page.getByLabel('Date of the contract').fill('2026-03-02');
    await expect(law).toContainText('losses stay deductible until it is sold. Nothing is lost or held back');
  });
});

test.describe('amounts and rates', () => {
  test('amounts are whole dollars, halves away from zero, never −$0, a negative one with a word [FMT-01 FMT-03 FMT-04]', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await type(page, { type: 'House', price: '600,000', share: '100', year: '1' });
    const newIncome = page.getByRole('definition').filter({ hasText: 'carried-forward loss' });
    for (const [typed, shown] of [
      // Income − 35,100: exactly half, less than half, and all of it.
      ['35,099.50', '−$1'],
      ['35,099.60', '$0'],
      ['0', '−$35,100'],
    ] as const) {
      await type(page, { income: typed });
      await expectAmounts(taxImpact(page), { 'New taxable income': shown });
      await expect(newIncome).toBeVisible();
    }
    await type(page, { type: 'Dual Key', price: '845,000', share: '50', income: '120,000', year: '10' });
    // 29,997.50 and 100,552.50
    await expectAmounts(taxImpact(page), { 'Rental deductions': '$29,998', 'New taxable income': '$100,553' });
    await expect(page.getByText(/\$[\d,]+\.\d\d(?![\d%])/).filter({ visible: true })).toHaveCount(0);
  });
});
