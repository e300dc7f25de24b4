import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectMessage, expectMessages, textField } from '../setup/field-messages.ts';
import { useExample } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

const income = 'Income must be greater than 0';
const negative = 'Cannot be negative';
const tooLarge = 'Enter an amount up to $1,000,000,000,000';
const shortName = 'Name must be at least 2 characters';
const badEmail = 'Please enter a valid email';
const badPhone = 'Please enter a valid phone number';

const dialogOf = (page: Page) => page.getByRole('dialog');
const calculateCapacity = (page: Page) => page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send My Report' }).click();

/** Opens the contact form of the borrowing calculator. */
async function openContact(page: Page): Promise<void> {
  await page.goto('/borrowing-capacity');
  await textField(page, 'Income before tax').fill('100k');
  await page.getByRole('radio', { name: 'Single' }).check();
  await calculateCapacity(page);
}

/** Opens the lead form of the mortgage calculator. */
async function openMortgageLead(page: Page): Promise<void> {
  await page.goto('/mortgage-calculator');
  await page.getByRole('button', { name: 'Calculate Repayments' }).click();
  await dialogOf(page).getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
}

/** Fields of a borrowing lead that the server rejects, each with its message. */
async function refusals(request: APIRequestContext, data: object): Promise<[string, string][]> {
  const reply = await request.post('/api/borrowing-leads', { data });
  expect(reply.status()).toBe(400);
  const { fields }: { fields: { field: string; message: string }[] } = await reply.json();
  return fields.map(({ field, message }) => [field, message]);
}

test.describe('the borrowing calculator says', () => {
  test('[VALID-01] [VALID-02] [VALID-06] which incomes and numbers of dependants it takes', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await expectMessages(page, [
      ['Income before tax', '0', income],
      ['Income before tax', '1', null],
      ['Income before tax', '0.50', income],
      ['Income before tax', '1,000,000,000,001', tooLarge],
      ['Income before tax', '1,000,000,000,000', null],
      ['Dependants', '2.5', 'Enter a whole number'],
      ['Dependants', '0', null],
      ['Dependants', '21', 'Enter 20 or fewer'],
      ['Dependants', '20', null],
    ]);
    await textField(page, 'Income before tax').fill('');
    await calculateCapacity(page);
    await expectMessage(textField(page, 'Income before tax'), income);
  });

  test('[VALID-03] [VALID-04] [VALID-05] what is missing or below 0, and nothing about a partner without income', async ({
    page,
  }) => {
    await page.goto('/borrowing-capacity');
    await expectMessages(page, [
      ['Dependants', '-1', negative],
      ['Dependants', '0', null],
      ['Existing loans', '-1', negative],
      ['Existing loans', '0', null],
    ]);
    await textField(page, 'Income before tax').fill('100k');
    await calculateCapacity(page);
    const status = page.getByRole('radiogroup', { name: 'Marital status' });
    await expectMessage(status, 'Please select marital status');
    await page.getByRole('radio', { name: 'Married' }).check();
    await expect(status).not.toHaveAttribute('aria-invalid', 'true');
    await expect(textField(page, 'Partner’s income')).toHaveValue('');
    await calculateCapacity(page);
    await expect(dialogOf(page)).toContainText('$600,000');
  });

  test('[VALID-07] [VALID-08] [VALID-09] [VALID-10] which names, addresses and phones it takes, and sends them trimmed', async ({
    page,
  }) => {
    await openContact(page);
    const dialog = dialogOf(page);
    await expectMessages(dialog, [
      ['Name', 'A', shortName],
      ['Name', 'Al', null],
      ['Name', '  A  ', shortName],
      ['Name', '  Al  ', null],
      ['Email', 'mary@', badEmail],
      ['Email', `${randomUUID()}@example.com`, null],
      ['Phone', '1234567', badPhone],
      // Only the length is checked.
      ['Phone', 'by email', null],
      ['Phone', '  1234567  ', badPhone],
      ['Phone', '  12345678  ', null],
    ]);
    const sent = page.waitForRequest('**/api/borrowing-leads');
    await send(page);
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Al', lastName: '', phone: '12345678' });
  });

  test('[VALID-57] the same words that the server has for the same mistakes', async ({ page, request }) => {
    await page.goto('/borrowing-capacity');
    await expectMessages(page, [
      ['Income before tax', '0.5', income],
      ['Dependants', '-1', negative],
      ['Existing loans', '-1', negative],
    ]);
    await calculateCapacity(page);
    await expectMessage(page.getByRole('radiogroup', { name: 'Marital status' }), 'Please select marital status');
    const person = { firstName: 'A', lastName: '', email: 'mary@', phone: '1234567' };
    const inputs = { grossIncome: 0.5, dependants: -1, existingLoans: -1, borrowingCapacity: 0 };
    expect(await refusals(request, { ...person, ...inputs })).toEqual([
      ['email', badEmail],
      ['phone', badPhone],
      ['grossIncome', income],
      ['maritalStatus', 'Please select marital status'],
      ['dependants', negative],
      ['existingLoans', negative],
    ]);
    const right = {
      maritalStatus: 'single',
      grossIncome: 1e5,
      dependants: 0,
      existingLoans: 0,
      borrowingCapacity: 6e5,
    };
    const reachable = { ...person, email: 'mary@example.com', phone: '12345678' };
    expect(await refusals(request, { ...reachable, ...right })).toEqual([['firstName', shortName]]);
  });
});

test.describe('the mortgage calculator says', () => {
  const smallest = 'Minimum loan amount is $10,000';
  const largest = 'Maximum loan amount is $10,000,000';
  const lowest = 'Minimum interest rate is 0.1%';
  const highest = 'Maximum interest rate is 15%';

  test('[VALID-12] [VALID-13] [VALID-15] [VALID-16] which loans, rates and extras it takes', async ({ page }) => {
    await page.goto('/mortgage-calculator');
    await expectMessages(page, [
      ['Loan amount', '9,999', smallest],
      ['Loan amount', '10,000', null],
      ['Loan amount', '10,000,001', largest],
      ['Loan amount', '10,000,000', null],
      ['Loan amount', '', smallest],
      ['Interest rate', '0.09', lowest],
      ['Interest rate', '0.1', null],
      ['Interest rate', '15.01', highest],
      ['Interest rate', '15', null],
      ['Interest rate', '', lowest],
      ['Extra monthly repayment', '-1', 'Additional repayments cannot be negative'],
      ['Extra monthly repayment', '0', null],
    ]);
  });

  test('[VALID-18] [VALID-19] [VALID-20] [VALID-22] who the report goes to, and that the policy must be agreed to', async ({
    page,
  }) => {
    await openMortgageLead(page);
    const dialog = dialogOf(page);
    await expectMessages(dialog, [
      ['First name', 'M', 'First name must be at least 2 characters'],
      ['First name', 'Mo', null],
      ['Last name', 'N', 'Last name must be at least 2 characters'],
      ['Last name', 'Ng', null],
      ['Email', 'mary@', badEmail],
      ['Email', 'mary@example.com', null],
      ['Phone', '1234567', badPhone],
      ['Phone', '12345678', null],
    ]);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await send(page);
    const tick = dialog.getByRole('checkbox', { name: /privacy policy/ });
    await expect(dialog.getByText('You must agree to the privacy policy', { exact: true })).toBeVisible();
    await expect(tick).toBeFocused();
    await tick.check();
    await expect(dialog.getByText('You must agree to the privacy policy', { exact: true })).toBeHidden();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('[MORT-10] an extra of 0 a month at first, and what one of $200 a month saves', async ({ page }) => {
    await page.goto('/mortgage-calculator');
    await expect(textField(page, 'Extra monthly repayment')).toHaveValue('0');
    await textField(page, 'Interest rate').fill('4.5');
    await textField(page, 'Extra monthly repayment').fill('200');
    await page.getByRole('button', { name: 'Calculate Repayments' }).click();
    await expect(dialogOf(page).getByText('$200 a month', { exact: true })).toBeVisible();
    // Golden case S-MC-03: the extra is paid every month.
    await expect(dialogOf(page).getByText('4 years 2 months', { exact: true })).toBeVisible();
  });
});

test.describe('the modelling dashboard', () => {
  test('[VALID-55] takes a taxable income below 0 and a price of 0 as they are', async ({ page }) => {
    await page.goto('/modelling-dashboard?tab=negative-gearing');
    await useExample(page);
    await expectMessages(page, [
      ['Your Current Taxable Income', '', 'Enter an amount, for example 85,000 or 85k'],
      ['Your Current Taxable Income', '-20,000', null],
    ]);
    // The loss of the default property is $35,100.
    await expect(page.getByText('−$55,100').first()).toBeVisible();
    await expectMessages(page, [['Property Price', '0', null]]);
    await expect(page.getByText('−$20,000').first()).toBeVisible();
  });
});
