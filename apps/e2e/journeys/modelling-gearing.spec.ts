import { openTab, retype, tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('Negative Gearing', () => {
  test('starts with a whole house at 600,000, an income of 77,000 and year 1, of four kinds of property [GEAR-01 GEAR-03]', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    const kinds = page.getByRole('radiogroup', { name: 'Property Type' }).getByRole('radio');
    await expect(kinds).toHaveCount(4);
    for (const [place, name] of ['Apartment', 'Townhouse', 'House', 'Dual Key'].entries()) {
      await expect(kinds.nth(place)).toHaveAccessibleName(name);
    }
    await expect(page.getByRole('radio', { name: 'House', exact: true })).toBeChecked();
    await expect(page.getByLabel('Property Price')).toHaveValue('600,000');
    await expect(page.getByLabel('Ownership Percentage')).toHaveValue('100');
    await expect(page.getByLabel('Your Current Taxable Income')).toHaveValue('77,000');
    await expect(page.getByLabel('Depreciation Year')).toHaveValue('1');
  });

  test('stands with its disclaimer, the notice on the law of 2027 and its fixed ratios [MODEL-08 GEAR-28 GEAR-32]', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await expect(page.getByRole('region', { name: /^Tax saved, / })).toContainText('$');
    await expect(page.getByText('Tax figures are estimates').first()).toBeVisible();
    await expect(page.getByText(/1 July 2027.*7:30 pm AEST on 12 May 2026.*As at \d/).first()).toBeVisible();
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
    for (const text of [
      'Annual rent: 2.5% of the price',
      'Other expenses: 1.5% of the price',
      'Interest: 5.5% a year on 80% of the price',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });

  test('takes its inputs by keyboard, and marks the chosen year in the table [GEAR-02 GEAR-04]', async ({ page }) => {
    await openTab(page, 'Negative Gearing');
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
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

  test('an ownership outside 1 to 100 is brought inside, and a loss is explained [VALID-54 GEAR-26]', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
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

  test('the year can be switched, and 2027-28 needs its facts [GEAR-31 GEAR-33]', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T00:00:00Z');
    await openTab(page, 'Negative Gearing');
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
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

  test('leads with the three purchases, and sets the old law beside the new [GEAR-32 GEAR-33 GEAR-34]', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
    const question = page.getByRole('radiogroup', { name: 'Which of these is your property?' });
    const laws = page.getByRole('region', { name: 'What the new law changes for you' });
    await expect(question.getByRole('radio')).toHaveCount(3);
    await expect(question).toContainText('Before 7:30 pm AEST on 12 May 2026');
    await expect(laws.getByRole('table')).toHaveCount(0);

    await question.getByRole('radio', { name: 'Established, contract after the cut-off' }).check();
    await expect(page.getByLabel('Date of the contract')).toHaveValue('2026-05-12');
    // Year 2: 15,000 less 26,400, 12,000 and 9,000. The 20,400 of cash, with and without 9,656 of tax, over 52 weeks.
    await expect(laws).toContainText('this property leaves you $185 a week less: its loss of $32,400');
    await expect(laws.getByRole('columnheader')).toHaveText(['2027-28', 'Old law', 'Law from 1 July 2027']);
    const cells = (name: string) => laws.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
    await expect(cells('Rental result')).toHaveText(['$32,400 loss', '$32,400 loss']);
    await expect(cells('Tax')).toHaveText(['$9,656 saved', '$0 saved']);
    await expect(cells('Loss carried forward')).toHaveText(['$0', '$32,400, for rent and gains on homes']);
    await expect(cells('Cash after tax, a week')).toHaveText(['$207 out of pocket', '$392 out of pocket']);
    await expect(cells('At a later sale')).toHaveText([
      'No rental losses wait for it',
      /^\$[\d,]+ of losses by 2035-36/,
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    // A day of one's own chooses the card, and a card keeps the day that fits it.
    await page.getByLabel('Date of the contract').fill('2026-03-02');
    await expect(question.getByRole('radio', { name: 'Established, contract before the cut-off' })).toBeChecked();
    await expect(laws).toContainText('Nothing changes: the loss of $32,400 still saves you $9,656 of tax in 2027-28.');
    await question.getByRole('radio', { name: 'New build' }).check();
    await expect(page.getByLabel('Date of the contract')).toHaveValue('2026-03-02');
    await expect(laws).toContainText('Nothing changes');
  });
});
