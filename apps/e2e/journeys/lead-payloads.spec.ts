import { randomUUID } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { adviser, openAs } from '../setup/client-form.ts';
import { textField } from '../setup/field-messages.ts';
import { firstMailFor, mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send My Report' }).click();
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();

interface Situation {
  readonly income: string;
  readonly status: string;
  readonly partner?: string;
  readonly dependants?: string;
  readonly loans?: string;
}

async function fillSituation(page: Page, { income, status, partner, dependants = '0', loans = '0' }: Situation) {
  await textField(page, 'Income before tax').fill(income);
  await page.getByRole('radio', { name: status }).check();
  if (partner !== undefined) await textField(page, 'Partner’s income').fill(partner);
  await textField(page, 'Dependants').fill(dependants);
  await textField(page, 'Existing loans').fill(loans);
}

async function fillContact(page: Page, name: string, email: string): Promise<void> {
  const dialog = dialogOf(page);
  await textField(dialog, 'Name').fill(name);
  await textField(dialog, 'Email').fill(email);
  await textField(dialog, 'Phone').fill('0400 000 000');
}

/** Submits the open form and returns the request body. */
async function bodySent(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest(/\/api\/(borrowing|mortgage)-leads$/);
  await send(page);
  return (await sent).postDataJSON();
}

const refuse = (route: Route) => route.fulfill({ status: 400, json: { message: 'no', error: 'no' } });

test.describe('a borrowing lead', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('[LEAD-01] [LEAD-02] has the first word of the name apart from the rest, and may have no rest', async ({
    page,
  }) => {
    await page.route('**/api/borrowing-leads', refuse);
    await page.goto('/borrowing-capacity');
    await fillSituation(page, { income: '100k', status: 'Single' });
    await calculate(page);
    for (const [name, firstName, lastName] of [
      ['Mary Jane van der Berg', 'Mary', 'Jane van der Berg'],
      ['  Ann \t  Lee  ', 'Ann', 'Lee'],
    ] as const) {
      await fillContact(page, name, 'mary@example.com');
      expect(await bodySent(page), name).toMatchObject({ firstName, lastName });
      await expect(dialogOf(page).getByRole('button', { name: 'Send My Report' })).toBeEnabled();
    }
    await page.unroute('**/api/borrowing-leads');
    await fillContact(page, 'Cher', `${randomUUID()}@example.com`);
    expect(await bodySent(page)).toMatchObject({ firstName: 'Cher', lastName: '' });
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('[LEAD-03] [LEAD-06] [BORROW-05] carries the contact, what was entered, and the whole dollars that were shown', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto('/borrowing-capacity');
    // Golden case S-BC-09: 768,765.36.
    await fillSituation(page, {
      ...{ income: '88,888.88', status: 'De facto', partner: '44,444.44' },
      ...{ dependants: '1', loans: '1,234.56' },
    });
    await calculate(page);
    await expect(dialogOf(page).getByText('$768,765', { exact: true })).toBeVisible();
    await fillContact(page, 'Mary Ng', email);
    const { noticeVersion, wantsMarketing, sourcePage, ...lead } = await bodySent(page);
    expect(lead).toEqual({
      ...{ firstName: 'Mary', lastName: 'Ng', email, phone: '0400 000 000' },
      ...{ grossIncome: 88_888.88, partnerIncome: 44_444.44, dependants: 1, existingLoans: 1_234.56 },
      ...{ maritalStatus: 'de-facto', borrowingCapacity: 768_765 },
    });
  });

  test('[LEAD-04] [LEAD-05] has no partner’s income where there is none or it does not count', async ({ page }) => {
    await page.route('**/api/borrowing-leads', refuse);
    await page.goto('/borrowing-capacity');
    for (const [status, partner, capacity] of [
      ['Married', '0', 600_000],
      ['De facto', '', 600_000],
      ['Married', '90,000', 1_140_000],
      // Typed while 'Married', now hidden.
      ['Single', undefined, 600_000],
    ] as const) {
      await fillSituation(page, { income: '100k', status, ...(partner !== undefined && { partner }) });
      await calculate(page);
      await fillContact(page, 'Mary Ng', 'mary@example.com');
      const counted = partner === '90,000' ? 90_000 : null;
      expect(await bodySent(page), status).toMatchObject({ partnerIncome: counted, borrowingCapacity: capacity });
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    }
  });
});

test.describe('a mortgage lead', () => {
  test('[LEAD-11] [LEAD-13] sends its term as text, and reads on the desk as the nested variant with a number does', async ({
    page,
    request,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto('/mortgage-calculator');
    await page.getByRole('radio', { name: '25 years' }).check();
    await page.getByRole('button', { name: 'Calculate Repayments' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
    for (const [label, text] of [
      ['First name', 'Mary'],
      ['Last name', 'Ng'],
      ['Email', email],
      ['Phone', '0400 000 000'],
    ] as const) {
      await textField(dialog, label).fill(text);
    }
    await dialog.getByRole('checkbox', { name: /privacy policy/ }).check();
    const answered = page.waitForResponse('**/api/mortgage-leads');
    expect(await bodySent(page)).toMatchObject({ loanTerm: '25', loanAmount: 500_000 });
    const flat: { id: string } = await (await answered).json();

    const contact = { firstName: 'Mary', lastName: 'Ng', email: `${randomUUID()}@example.com`, phone: '0400 000 000' };
    const loan = { loanAmount: 500_000, interestRate: 6.3, loanTerm: 25, repaymentFrequency: 'monthly' };
    const mortgageDetails = { ...loan, loanType: 'principal_and_interest', additionalRepayments: 0 };
    const data = { ...contact, purchaseTimeframe: '6-12 months', privacyPolicy: true, mortgageDetails };
    const reply = await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() });
    expect(reply.status(), await reply.text()).toBe(201);
    const nested: { id: string } = await reply.json();

    const tokens = await adviser(request);
    await openAs(page, tokens, '/admin-dashboard');
    const matters: string[] = [];
    for (const { id } of [flat, nested]) {
      await page.goto(`/admin/leads/${id}`);
      const matter = page.getByRole('region', { name: 'Inputs and result' });
      await expect(matter).toContainText('25 years');
      matters.push(await matter.innerText());
    }
    expect(matters[0]).toBe(matters[1]);
  });
});

test('[PROD-03] both calculators show their result, then ask for contact details, and their leads reach the desk', async ({
  page,
  request,
}) => {
  const word = randomUUID().slice(0, 8);
  const email = textField(dialogOf(page), 'Email');
  await page.goto('/borrowing-capacity');
  await fillSituation(page, { income: '100k', status: 'Single' });
  await expect(page.getByRole('region', { name: 'Estimated borrowing capacity' })).toContainText('$600,000');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await calculate(page);
  await fillContact(page, `Mary ${word}`, `b.${word}@example.com`);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await page.goto('/mortgage-calculator');
  await expect(page.getByRole('region', { name: 'Estimated repayment' })).toContainText('$3,095');
  await page.getByRole('button', { name: 'Calculate Repayments' }).click();
  await expect(dialogOf(page)).toContainText('$3,095');
  await expect(email).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
  await textField(dialogOf(page), 'First name').fill('Mary');
  await textField(dialogOf(page), 'Last name').fill(word);
  await email.fill(`m.${word}@example.com`);
  await textField(dialogOf(page), 'Phone').fill('0400 000 000');
  await dialogOf(page)
    .getByRole('checkbox', { name: /privacy policy/ })
    .check();
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await openAs(page, await adviser(request), '/admin/leads');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(word);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test.describe('a lead that the network loses', () => {
  test.use({ allowedErrors: [/ERR_FAILED|status of 429|Failed to load resource/] });

  test('[RETRY-06] is stored once and mailed once, though the server got it six times', async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    const delivered: Request[] = [];
    await page.route('**/api/borrowing-leads', async (route) => {
      delivered.push(route.request());
      // The server stores it each time; its first five responses are lost.
      const reply = await route.fetch();
      return delivered.length < 6 ? route.abort() : route.fulfill({ response: reply });
    });
    await page.clock.install();
    await page.goto('/borrowing-capacity');
    await fillSituation(page, { income: '100k', status: 'Single' });
    await calculate(page);
    await fillContact(page, 'Mary Ng', email);
    await send(page);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      await expect(page.getByText(`attempt ${attempt} of 6`, { exact: false })).toBeVisible();
      await page.clock.runFor(4_000);
    }
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(delivered).toHaveLength(6);
    expect(new Set(delivered.map((call) => call.headers()['idempotency-key'])).size).toBe(1);
    await firstMailFor(email);
    const tokens = await adviser(request);
    await openAs(page, tokens, '/admin/leads');
    await page.getByRole('searchbox').first().fill(email);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    expect(await mailsFor(email)).toHaveLength(1);
  });

  test('[RETRY-04] waits for the longer of three seconds and what the server asks, and not over thirty', async ({
    page,
  }) => {
    let retryAfter = '12';
    let calls = 0;
    await page.route('**/api/borrowing-leads', (route) => {
      calls += 1;
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': retryAfter },
        json: { message: 'slow', error: 'slow' },
      });
    });
    await page.clock.install();
    await page.goto('/borrowing-capacity');
    await fillSituation(page, { income: '100k', status: 'Single' });
    await calculate(page);
    await fillContact(page, 'Mary Ng', 'mary@example.com');
    // Advances the clock by hand; it also keeps running, so bounds are a second wide.
    const waits = async (milliseconds: number) => {
      const before = calls;
      await page.clock.runFor(milliseconds - 2_000);
      expect(calls, `${milliseconds} ms not over`).toBe(before);
      await page.clock.runFor(3_000);
      await expect.poll(() => calls, `${milliseconds} ms over`).toBe(before + 1);
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page);
    await expect(page.getByText('attempt 2 of 6', { exact: false })).toBeVisible();
    retryAfter = '1';
    await waits(12_000);
    await expect(page.getByText('attempt 3 of 6', { exact: false })).toBeVisible();
    retryAfter = '31';
    await waits(3_000);
    await page.clock.resume();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(calls).toBe(3);
  });
});
