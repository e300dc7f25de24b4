import { householdOnRecord, openAs, test } from '../setup/dashboard-clients.ts';
import { amountOf, expectAmounts, region } from '../setup/figures.ts';
import { expect } from '../setup/quiet-page.ts';

// Ages are differences of calendar years: the client has this age from 1 January, though the birthday is 31 December.
const bornFor = (age: number) => `${new Date().getFullYear() - age}-12-31`;

test.describe('the quick check of retirement', () => {
  test('rests on the client’s own income, as their occupation details hold it, until 65 [TABRET-03 TABRET-04 TABRET-07 TABRET-08]', async ({
    page,
    api,
  }) => {
    // S-RT-01, its income still to be entered.
    const client = await householdOnRecord(api, {
      profile: {
        dateOfBirth: bornFor(40),
        monthlyLivingExpenses: 2_000,
        assessWithPartner: true,
        partnerIncome: 90_000,
      },
      assets: [
        { assetType: 'Super', currentValue: 150_000 },
        { assetType: 'Shares', currentValue: 200_000 },
      ],
    });
    await openAs(page, client, '?tab=retirement');
    const check = region(page, 'Quick check');
    await expectAmounts(check, { 'Income needed, in today’s prices': '$0 a year', 'Savings required': '$0' });
    await page.getByRole('tab', { name: 'Portfolio Overview' }).click();
    await page.getByRole('button', { name: 'Update Income Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
    const occupation = dialog.getByRole('tabpanel');
    await expect(occupation.getByRole('heading', { name: 'Occupation and income' })).toBeVisible();
    await occupation.getByLabel('Gross Income', { exact: true }).fill('100000');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Retirement' }).click();
    await expectAmounts(check, {
      'Years to 65': '25 years',
      'Savings that count today': '$350,000',
      // 70 % × 100,000, × 1.03^25 = 146,564.46, × 20 = 2,931,289.10
      'Income needed, in today’s prices': '$70,000 a year',
      'Income needed at retirement, a year': '$146,564',
      'Savings required': '$2,931,289',
      // 350,000 × 1.07^25 = 1,899,601.42; with 70,000 − 12 × 2,000 = 46,000 at each year’s end 4,809,057.16.
      'Projected savings, existing savings only': '$1,899,601',
      'Projected savings, if you save your surplus': '$4,809,057',
      Shortfall: '$0',
    });
    await expect(check).toContainText('$46,000 saved each year');
    // 12 × (2,000 + 1,000) leaves 34,000 a year: 1,899,601.42 + 34,000 × (1.07^25 − 1) ÷ 0.07.
    await client.record({
      profile: { dateOfBirth: bornFor(40), monthlyLivingExpenses: 2_000, grossIncome: 100_000 },
      assets: [{ assetType: 'Super', currentValue: 350_000 }],
      liabilities: [{ liabilityType: 'Vehicle Loan', loanBalance: 30_000, repaymentAmount: 1_000 }],
    });
    await page.reload();
    const saved = 350_000 * 1.07 ** 25 + (34_000 * (1.07 ** 25 - 1)) / 0.07;
    await expect(amountOf(check, 'Projected savings, if you save your surplus')).toHaveText(
      `$${Math.round(saved).toLocaleString('en-AU')}`,
    );
  });

  test('says what it assumes and counts, and from 65 nothing grows [TABRET-02 TABRET-05 TABRET-11]', async ({
    page,
    api,
  }) => {
    // S-RT-03; assets that do not count are a million each.
    const assets = [
      { assetType: 'Super', currentValue: 500_000 },
      { assetType: 'Investment Property', currentValue: 60_000 },
      { assetType: 'Shares', currentValue: 40_000 },
      ...['Primary Home', 'Savings', 'Business', 'Other'].map((assetType) => ({ assetType, currentValue: 1_000_000 })),
    ];
    const aged = (age: number) => ({
      profile: { dateOfBirth: bornFor(age), grossIncome: 90_000, monthlyLivingExpenses: 2_500 },
      assets,
    });
    const client = await householdOnRecord(api, aged(65));
    await openAs(page, client, '?tab=retirement');
    const check = region(page, 'Quick check');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Counted of yours: Super, Investment Property, Shares.');
    await expect(panel).toContainText('Left out: Primary Home, Savings, Business, Other.');
    const composition = region(page, 'Portfolio composition');
    await composition.getByRole('button', { name: 'Table view' }).click();
    await expect(composition.getByRole('row')).toContainText([
      '',
      /Superannuation.*\$500,000/,
      /Investment.*\$100,000/,
    ]);
    const assumed = region(page, 'What the quick check assumes').getByRole('listitem');
    for (const [place, words] of [
      'Retirement age: 65.',
      'Years in retirement: 20 years.',
      'Income needed: 70% of income.',
      'Inflation: 3% a year.',
      'Return on savings: 7% a year.',
      'Tax assumed: 30% of income.',
    ].entries()) {
      await expect(assumed.nth(place)).toHaveText(words);
    }
    for (const age of [65, 66]) {
      if (age > 65) {
        await client.record(aged(age));
        await page.reload();
      }
      await expectAmounts(check, {
        'Years to 65': '0 years',
        'Savings that count today': '$600,000',
        // 70 % × 90,000 × 20, less 600,000
        'Savings required': '$1,260,000',
        'Projected savings, if you save your surplus': '$600,000',
        'Projected savings, existing savings only': '$600,000',
        Shortfall: '$660,000',
      });
    }
    // One year of growth: 600,000 × 1.07 + 63,000 − 12 × 2,500.
    await client.record(aged(64));
    await page.reload();
    await expectAmounts(check, {
      'Years to 65': '1 year',
      'Projected savings, if you save your surplus': '$675,000',
    });
  });
});
