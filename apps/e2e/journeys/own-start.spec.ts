import { encodeScenario, modellingDefaults } from '@freehold/contract';
import type { Page } from '@playwright/test';
import { adviser, openAs } from '../setup/client-form.ts';
import { test as clientTest, householdOnRecord } from '../setup/dashboard-clients.ts';
import { newProperty } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';

const details = {
  profile: { grossIncome: 120_000 },
  assets: [
    { assetType: 'Primary Home', description: 'Home', currentValue: 900_000, originalPrice: 650_000 },
    { assetType: 'Savings', description: 'Bank', currentValue: 60_000, originalPrice: 0 },
  ],
  liabilities: [
    {
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 480_000,
      interestRate: 5.5,
      repaymentAmount: 2_950,
    },
  ],
};

/** A client with the record; a test that signs out has its own, since that ends the session at the server. */
const newOwner = async (api: Parameters<typeof householdOnRecord>[0]) => ({
  refreshToken: '',
  ...(await householdOnRecord(api, details)),
});

const test = clientTest.extend<object, { owner: { id: string; accessToken: string; refreshToken: string } }>({
  owner: [async ({ api }, use) => use(await newOwner(api)), { scope: 'worker' }],
});

const portfolio = '/modelling-dashboard?tab=portfolio-potential';
const value = (page: Page) => page.locator('#modelling-portfolio-properties-0-propertyValue');
const owed = (page: Page) => page.locator('#modelling-portfolio-properties-0-owed');

test.describe('the modelling dashboard of a signed-in client', () => {
  test('starts from the record, says so, and gives way to the example until asked back', async ({ page, owner }) => {
    await openAs(page, owner, portfolio);
    await expect(page.getByText('Starts from your details.')).toBeVisible();
    await expect(value(page)).toHaveValue('900,000');
    await expect(owed(page)).toHaveValue('480,000');
    await expect(page.getByText('Property 1 at $900,000: owned today with $480,000 of debt.').first()).toBeVisible();
    // 900,000 × 1.05^30; the loan is repaid in the 25 years it has left.
    await expect(page.getByText('$3,889,748').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use the example instead' }).click();
    await expect(value(page)).toHaveValue('500,000');
    await page.reload();
    await expect(page.getByText('These figures are not from your details.')).toBeVisible();
    await expect(value(page)).toHaveValue('500,000');
    await page.getByRole('button', { name: 'Start from your details' }).click();
    await expect(value(page)).toHaveValue('900,000');
  });

  test('keeps what was typed over the record, and a link wins over both', async ({ page, owner }) => {
    await openAs(page, owner, portfolio);
    await expect(value(page)).toHaveValue('900,000');
    await value(page).fill('950k');
    await value(page).blur();
    await page.reload();
    await expect(value(page)).toHaveValue('950,000');
    await expect(owed(page)).toHaveValue('480,000');
    expect(await page.evaluate("localStorage.getItem('freehold.draft.modelling')")).toBeFalsy();
    const link = encodeScenario({ v: 1, kind: 'modelling', inputs: modellingDefaults });
    await page.goto('/about');
    await page.goto(`${portfolio}#s=${link}`);
    await expect(page.getByText('These are the figures of the link you opened.')).toBeVisible();
    await expect(value(page)).toHaveValue('500,000');
    await expect(page.getByText('These figures are not from your details.')).toBeVisible();
  });
});

test('an adviser who views a client models that client, and the link copied from there names nobody', async ({
  page,
  request,
  owner,
}) => {
  await openAs(page, await adviser(request), `/admin/client/${owner.id}/view`);
  await page.getByRole('link', { name: 'Modelling Dashboard' }).last().click();
  await expect(page.getByText('Starts from the client’s details.')).toBeVisible();
  await page.getByRole('tab', { name: 'Portfolio Potential' }).click();
  await expect(value(page)).toHaveValue('900,000');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('#s=');
  expect(await page.evaluate('navigator.clipboard.readText()')).not.toContain(owner.id);
  await page.getByRole('link', { name: 'Back to the client' }).click();
  await expect(page).toHaveURL(`/admin/client/${owner.id}/view`);
});

test('the modelling dashboard shows nothing of the record once the client has signed out', async ({ page, api }) => {
  await openAs(page, await newOwner(api), portfolio);
  await value(page).fill('950k');
  await value(page).blur();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(value(page)).toHaveValue('500,000');
  await expect(page.getByText(/from your details\./i)).toHaveCount(0);
  await page.reload();
  await expect(value(page)).toHaveValue('500,000');
  expect(await page.evaluate("localStorage.getItem('freehold.draft.modelling')")).toBeFalsy();
});

test.describe('the calculators of a signed-in client [FIRST-11]', () => {
  test('borrowing starts from incomes and every debt on record, and an empty form is one press away', async ({
    page,
    owner,
  }) => {
    await openAs(page, owner, '/borrowing-capacity');
    await expect(page.getByText('Starts from your details.')).toBeVisible();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('120,000');
    await expect(page.locator('#borrowing-existingLoans')).toHaveValue('480,000');
    // 6 × 120,000 − 480,000.
    const estimate = page.getByRole('region', { name: 'Estimated borrowing capacity' });
    await expect(estimate).toContainText('$240,000');
    const repayments = page.getByRole('link', { name: 'What repayments on $240,000 would be' });
    await repayments.click();
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('240,000');
    await expect(page.getByText('These figures are not from your details.')).toBeVisible();
    await page.getByRole('link', { name: /^What the tax law of 2027 does to this loan on a rental of \$\d/ }).click();
    await expect(page).toHaveURL(/tab=negative-gearing/);
    await expect(page.getByText('These are the figures of the link you opened.')).toBeVisible();
    await page.goto('/borrowing-capacity');
    await page.getByRole('button', { name: 'Use an empty form' }).click();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('');
    await page.reload();
    await expect(page.getByText('These figures are not from your details.')).toBeVisible();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('');
    await page.getByRole('button', { name: 'Start from your details' }).click();
    await expect(estimate).toContainText('$240,000');
  });

  test('the mortgage calculator starts from the loan of the home and keeps what is typed over it in the tab', async ({
    page,
    owner,
  }) => {
    await openAs(page, owner, '/mortgage-calculator');
    await expect(page.getByText('The years left are not on your record: 30 are counted.')).toBeVisible();
    const amount = page.getByRole('textbox', { name: 'Loan amount' });
    await expect(amount).toHaveValue('480,000');
    await expect(page.locator('#mortgage-interestRate')).toHaveValue('5.5');
    await amount.fill('450k');
    await amount.blur();
    await page.reload();
    await expect(amount).toHaveValue('450,000');
    expect(await page.evaluate("localStorage.getItem('freehold.draft.mortgage')")).toBeFalsy();
    await page.getByRole('button', { name: 'Use the example instead' }).click();
    await expect(amount).toHaveValue('500,000');
  });

  test('a visitor’s own figures stay before the record, and no figure of it outlasts the session', async ({
    page,
    api,
  }) => {
    const owner = await newOwner(api);
    await page.goto('/borrowing-capacity');
    await page.locator('#borrowing-grossIncome').fill('85k');
    await page.locator('#borrowing-grossIncome').blur();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('85,000');
    await openAs(page, owner, '/borrowing-capacity');
    await expect(page.getByText('These figures are not from your details.')).toBeVisible();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('85,000');
    await page.getByRole('button', { name: 'Start from your details' }).click();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('120,000');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('85,000');
    await expect(page.getByText(/your details\.$/)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('#borrowing-grossIncome')).toHaveValue('85,000');
  });
});

test('a property’s page shows what buying it would do to the client’s own timeline, and the law on their income', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await newProperty(request, await adviser(request), {});
  await openAs(page, owner, `/property/${id}`);
  const card = page.getByRole('region', { name: 'What it would do to the timeline' });
  await expect(card.getByText('Bought this month with a loan of $600,000, 80% of the price, at 6.5%.')).toBeVisible();
  const row = (name: string) => card.getByRole('row', { name });
  await expect(row('Left over a month, in the year after buying').getByRole('cell')).toHaveCount(2);
  await expect(row('Test not met today')).toContainText('Income');
  // 6 × 120,000 − 480,000, as the borrowing calculator starts.
  await expect(row('Six times income, less debts')).toContainText('$240,000');
  // 750,000 × 1.035^10.
  await expect(row('Value ten years after buying')).toContainText('$1,057,949');
  const law = page.getByRole('region', { name: 'The 2027 law on this property' });
  await expect(law.getByLabel('Your salary')).toHaveValue('120,000');
  await expect(law).toContainText('Before the property, from your details.');
  await law.getByLabel('Your salary').fill('95k');
  await expect(law).not.toContainText('from your details');
});
