import type { Page } from '@playwright/test';
import { householdOnRecord, openAs, test } from '../setup/dashboard-clients.ts';
import { amountOf, region } from '../setup/figures.ts';
import { showCharts } from '../setup/modelling.ts';
import { expect } from '../setup/quiet-page.ts';

const neverRepaid = 'Not repaid within 50 years at this repayment';
const loan = {
  liabilityType: 'Mortgage',
  isPrimaryResidence: true,
  loanBalance: 250_000,
  interestRate: 4.5,
  repaymentAmount: 1_800,
};

const loanFigure = (page: Page, label: string) => amountOf(region(page, 'Home loan'), label);

test.describe('Mortgage Details', () => {
  test('draws the balance month by month [TABMORT-02]', async ({ page, api }) => {
    await openAs(page, await householdOnRecord(api, { liabilities: [loan] }), '?tab=mortgage');
    await showCharts(page);
    const balance = region(page, 'Balance over months');
    const chart = balance.getByRole('application');
    await expect(chart.locator('path[stroke]')).toHaveCount(1);
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toContainText('$250,000');
    await page.keyboard.press('ArrowRight');
    // 250,000 × (1 + 4.5 % ÷ 12) − 1,800
    await expect(chart).toContainText('Month 1 (1 month)');
    await expect(chart).toContainText('$249,138');
    await page.keyboard.press('End');
    await expect(chart).toContainText('Month 197');
  });

  test('shows the first of several home loans, and how many there are [TABMORT-04]', async ({ page, api }) => {
    const loans = [loan, { ...loan, loanBalance: 90_000 }, { ...loan, loanBalance: 70_000 }];
    await openAs(page, await householdOnRecord(api, { liabilities: loans }), '?tab=mortgage');
    await expect(
      page.getByText('3 loans are marked as on your primary residence. Only the first is shown.'),
    ).toBeVisible();
    await expect(loanFigure(page, 'Current debt')).toHaveText('$250,000');
  });

  test('without a date of birth the age asks for it and the rest stays [TABMORT-05]', async ({ page, api }) => {
    await openAs(page, await householdOnRecord(api, { liabilities: [loan] }), '?tab=mortgage');
    await expect(loanFigure(page, 'Age when paid off')).toHaveText('Add your date of birth');
    await expect(loanFigure(page, 'Current debt')).toHaveText('$250,000');
    await expect(loanFigure(page, 'Monthly repayment')).toContainText('$1,800 a month');
    // S-PO-03: 197 months.
    await expect(loanFigure(page, 'Years remaining')).toContainText('17 years');
  });

  test('a loan without a repayment on record says so, and leads to the field', async ({ page, api }) => {
    const bare = { ...loan, loanBalance: 500_000, interestRate: 6, repaymentAmount: 0 };
    const client = await householdOnRecord(api, { profile: {}, liabilities: [bare] });
    await openAs(page, client, '?tab=mortgage');
    await expect(loanFigure(page, 'Monthly repayment')).toHaveText('Not on record');
    await expect(loanFigure(page, 'Years remaining')).toHaveText('Not known without the repayment');
    await expect(page.getByText('Balance over months')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add the repayment' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a loan that is not repaid in 600 months says so and shows no age, interest-only as well [TABMORT-06]', async ({
    page,
    api,
  }) => {
    const profile = { dateOfBirth: '1990-07-01' };
    // A month's interest is 2,500; repaying 2,600 still leaves 121,280.89 after 600 months (S-PO-05).
    const slow = { ...loan, loanBalance: 500_000, interestRate: 6, repaymentAmount: 2_600 };
    const client = await householdOnRecord(api, { profile, liabilities: [slow] });
    await openAs(page, client, '?tab=mortgage');
    await expect(loanFigure(page, 'Years remaining')).toContainText(neverRepaid);
    await expect(region(page, 'Home loan').getByText('Age when paid off')).toHaveCount(0);
    await client.record({ profile, liabilities: [{ ...slow, repaymentAmount: 9_000, loanType: 'Interest Only' }] });
    await page.reload();
    await expect(loanFigure(page, 'Years remaining')).toContainText(neverRepaid);
    await expect(region(page, 'Home loan').getByText('Age when paid off')).toHaveCount(0);
    await expect(page.getByText('$500,000 stays owed').first()).toBeVisible();
  });
});

test.describe('Tax Analysis', () => {
  const profile = {
    grossIncome: 100_000,
    nonTaxableIncome: 2_600,
    partnerIncome: 60_000,
    partnerNonTaxableIncome: 1_300,
    assessWithPartner: true,
  };
  const figure = (page: Page, label: string) => amountOf(region(page, 'Income tax, 2025-26'), label);

  test('of two assessed together adds both taxes, and the rate is of both incomes [TABTAX-03 TABTAX-05]', async ({
    page,
    api,
  }) => {
    await openAs(page, await householdOnRecord(api, { profile }), '?tab=tax');
    // 20,788 + 8,788; 162,600 + 1,300 − 29,576; 29,576 ÷ 160,000
    await expect(figure(page, 'Total tax')).toHaveText('$29,576 a year');
    await expect(figure(page, 'Net total')).toHaveText('$134,324 a year');
    await expect(figure(page, 'Effective rate')).toHaveText('18.49%');
  });

  test('leaves the partner out entirely while not assessed together [TABTAX-02 TABTAX-04]', async ({ page, api }) => {
    const alone = { ...profile, assessWithPartner: false };
    await openAs(page, await householdOnRecord(api, { profile: alone }), '?tab=tax');
    // 4,288 + 30 % × 55,000; 102,600 − 20,788
    await expect(figure(page, 'Total tax')).toHaveText('$20,788 a year');
    await expect(figure(page, 'Net total')).toHaveText('$81,812 a year');
    await expect(region(page, 'Income breakdown').getByRole('columnheader')).toHaveText(['A year', 'You']);
  });

  test('the rate takes the partner’s income only when assessed, and is 0 % of nothing [TABTAX-06]', async ({
    page,
    api,
  }) => {
    const client = await householdOnRecord(api, { profile: { ...profile, assessWithPartner: false } });
    await openAs(page, client, '?tab=tax');
    // 20,788 ÷ 100,000; of 160,000 it would be 12.99 %.
    await expect(figure(page, 'Effective rate')).toHaveText('20.79%');
    await client.record({ profile: { grossIncome: 0, nonTaxableIncome: 12_000 } });
    await page.reload();
    await expect(figure(page, 'Effective rate')).toHaveText('0%');
    await expect(figure(page, 'Net total')).toHaveText('$12,000 a year');
  });
});
