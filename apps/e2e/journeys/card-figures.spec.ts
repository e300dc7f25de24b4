import type { Page } from '@playwright/test';
import { assets, household, liabilities, profile, unit } from '../setup/card-household.ts';
import { card, householdOnRecord, openAs, test } from '../setup/dashboard-clients.ts';
import { region } from '../setup/figures.ts';
import { showCharts } from '../setup/modelling.ts';
import { expect } from '../setup/quiet-page.ts';

const shows = (page: Page, title: string, figure: string) =>
  expect(card(page, title).getByText(figure, { exact: true })).toBeVisible();

/** Focuses a card's question mark and checks its text. */
async function saysOf(page: Page, title: string, words: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'How is this worked out?' }).focus();
  await expect(page.getByRole('tooltip')).toContainText(words);
}

test.describe('the summary cards', () => {
  test('gross income adds incomes, the partner’s only when assessed together, and what assets bring, which alone meets the repayments in the cash flow [CARD-05 CARD-06 CARD-10 CARD-11]', async ({
    page,
    api,
  }) => {
    const client = await householdOnRecord(api, household);
    await openAs(page, client);
    // 110,000 + 70,000 + 520 × 52 + 450 × 4
    await shows(page, 'Gross Income', '$208,840');
    // 28,840 ÷ 12 − (2,950 + 2,300 + 150) = −2,996.67
    await shows(page, 'Monthly Cashflow', '−$2,997');
    await saysOf(page, 'Monthly Cashflow', 'Monthly investment cash flow');
    await saysOf(page, 'Monthly Cashflow', 'without salary and living costs');
    await client.record({
      ...household,
      profile: { ...profile, assessWithPartner: false, monthlyLivingExpenses: 2_000 },
    });
    await page.reload();
    // 110,000 + 28,840
    await shows(page, 'Gross Income', '$138,840');
    await shows(page, 'Monthly Cashflow', '−$2,997');
    await card(page, 'Monthly Cashflow').getByRole('button', { name: 'How is this worked out?' }).click();
    const working = page.getByRole('table', { name: 'How it is worked out: Monthly Cashflow' });
    await expect(working.getByRole('row').last()).toContainText('$28,840 ÷ 12 − $5,400');
  });

  test('other incomes on the record are not part of gross income [CARD-07]', async ({ page, api }) => {
    const others = {
      income: 5_000,
      additionalIncome: 7_000,
      nonTaxableIncome: 9_000,
      savings: 1_000,
      existingLoans: 400,
    };
    await openAs(page, await householdOnRecord(api, { profile: { ...profile, ...others }, assets, liabilities }));
    await shows(page, 'Gross Income', '$208,840');
    await shows(page, 'Total Assets', '$1,745,000');
    await shows(page, 'Total Liabilities', '$979,200');
  });

  test('total invested adds the original prices, equity is all assets less all balances, super included [CARD-04 CARD-13 CARD-14]', async ({
    page,
    api,
  }) => {
    const client = await householdOnRecord(api, household);
    await openAs(page, client);
    // 650,000 + 540,000 + 30,000
    await shows(page, 'Total Invested', '$1,220,000');
    // 1,745,000 − 979,200
    await shows(page, 'Equity', '$765,800');
    await saysOf(page, 'Equity', 'All assets count, super included, each in full, whatever share is owned');
    await client.record({ ...household, assets: assets.slice(0, 3) });
    await page.reload();
    await shows(page, 'Equity', '$585,800');
  });

  test('property count takes homes and investment properties, whatever the share, and says of which list [CARD-15 CARD-16]', async ({
    page,
    api,
  }) => {
    const half = { ...unit, ownershipPercentage: 50 };
    const client = await householdOnRecord(api, {
      ...household,
      assets: [...assets.filter((one) => one !== unit), half],
    });
    await openAs(page, client);
    await shows(page, 'Property Count', '2');
    await saysOf(page, 'Property Count', 'Properties in your assets');
    await client.record({ ...household, assets: [...assets, half] });
    await page.reload();
    await shows(page, 'Property Count', '3');
  });

  test('childcare, school, insurance and private health count as repayments without a balance [TABLIAB-04]', async ({
    page,
    api,
  }) => {
    const costs = [
      ['Childcare', 400],
      ['School', 300],
      ['Insurance', 250],
      ['Private Health', 150],
    ] as const;
    const expenses = costs.map(([liabilityType, repaymentAmount]) => ({
      liabilityType,
      loanBalance: 0,
      repaymentAmount,
    }));
    await openAs(page, await householdOnRecord(api, { profile, liabilities: expenses }), '?tab=liabilities');
    await shows(page, 'Monthly Repayments', '$1,100');
    await shows(page, 'Total Liabilities', '$0');
    const rows = region(page, 'Loan details').getByRole('row');
    for (const [place, [type, amount]] of costs.entries()) {
      await expect(rows.nth(place + 1)).toContainText(type);
      await expect(rows.nth(place + 1)).toContainText(`$${amount} monthly`);
    }
  });
});

test.describe('pies', () => {
  test('whole percents are rounded one by one, and a value of 0 has no slice [CHART-10 CHART-11]', async ({
    page,
    api,
  }) => {
    const third = ['Shares', 'Savings', 'Business'].map((assetType) => ({ assetType, currentValue: 100_000 }));
    const client = await householdOnRecord(api, { assets: [...third, { assetType: 'Super', currentValue: 0 }] });
    await openAs(page, client, '?tab=investment');
    await showCharts(page);
    const pie = region(page, 'Assets by type').getByRole('application');
    // Three times 33.33 %, 99 % together.
    await expect(pie.locator('svg text')).toHaveText([/ 33%$/, / 33%$/, / 33%$/]);
    await expect(region(page, 'Assets by type').getByText('Super', { exact: true })).toHaveCount(0);
    await client.record({ assets: [{ assetType: 'Super', currentValue: 0 }] });
    await page.reload();
    await expect(region(page, 'Assets by type').getByText('No data yet')).toBeVisible();
    await expect(page.getByRole('application')).toHaveCount(0);
  });
});
