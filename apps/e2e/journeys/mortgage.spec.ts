import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { firstMailFor, mailsFor } from '../setup/mails.ts';
import { useExample } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

const figure = (page: Page) => page.getByRole('region', { name: 'Estimated repayment' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Repayments' }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');

async function open(page: Page): Promise<void> {
  await page.goto('/mortgage-calculator');
  // The date of the last repayment appears once the page has hydrated.
  await expect(
    page
      .getByText(/^\d{1,2} \w+ 20[45]\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // These journeys use the specification's example.
  await useExample(page);
}

async function openLeadForm(page: Page): Promise<void> {
  await calculate(page);
  await dialogOf(page).getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
}

async function fillLead(page: Page, email: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('First name').fill('Mary');
  await dialog.getByLabel('Last name').fill('Jones');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('0400 000 000');
  await dialog.getByRole('checkbox', { name: /privacy policy/ }).check();
}

const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send My Report' }).click();

test.describe('the mortgage calculator', () => {
  test('[MORT-01] [MORT-02] [MORT-13] is a form of sliders and selectors, and its result leads to the lead form', async ({
    page,
  }) => {
    await open(page);
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', '33');
    for (const name of ['Loan amount slider', 'Interest rate slider']) await expect(slider(page, name)).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    await calculate(page);
    await expect(progress).toHaveAttribute('aria-valuenow', '66');
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Email')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Get Personalized Strategy Report' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Get Your Personalized Strategy Report', exact: true }).click();
    await expect(dialog.getByLabel('Email')).toBeVisible();
  });

  test('[LEAD-07] [LEAD-08] [MORT-21] [FOOT-06] asks for six things, six to twelve months chosen and nothing ticked', async ({
    page,
  }) => {
    await open(page);
    await openLeadForm(page);
    const dialog = dialogOf(page);
    for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
      await expect(dialog.getByLabel(label)).toHaveValue('');
    }
    await expect(dialog.getByLabel('When do you mean to buy?')).toHaveValue('6-12 months');
    await expect(dialog.getByRole('option')).toHaveText([
      '0-3 months',
      '3-6 months',
      '6-12 months',
      '1-2 years',
      '2+ years',
      'Just researching',
    ]);
    await expect(dialog.getByRole('checkbox', { name: /privacy policy/ })).toHaveCount(1);
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    const consent = dialog.locator('label', { hasText: 'I have read' });
    await expect(consent.getByRole('link')).toHaveAttribute('href', '/privacy');
  });

  test('[MORT-12] [MORT-17] [MORT-18] [ERR-15] from the loan to the thanks and back, and the report arrives', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await open(page);
    await field(page, 'Extra monthly repayment').fill('200');
    await expect(dialogOf(page)).toBeHidden();
    await calculate(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
    await fillLead(page, email);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect(dialog).toBeHidden();
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    await expectToast(page, 'Lead Submitted', "Thank you for your submission. We'll be in touch soon.");
    const mail = await firstMailFor(email);
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    expect(await mailsFor(email)).toHaveLength(1);
    await expect(page.getByRole('region', { name: 'Thank you' })).toContainText(/\$2,533 a month, before your extra/);

    await page.getByRole('button', { name: 'Start New Calculation' }).click();
    await expect(progress).toHaveAttribute('aria-valuenow', '33');
    await expect(field(page, 'Extra monthly repayment')).toHaveValue('0');
    await openLeadForm(page);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
  });

  test('[LEAD-09] [LEAD-10] sends the contact and the loan with the timeframe and the tick, once they are whole', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/mortgage-leads') && sent.push(request.postDataJSON()));
    await open(page);
    await field(page, 'Extra monthly repayment').fill('200');
    await openLeadForm(page);
    const dialog = dialogOf(page);
    await send(page);
    await expect(dialog.getByText('First name must be at least 2 characters')).toBeVisible();
    expect(sent).toEqual([]);
    await fillLead(page, email);
    await dialog.getByLabel('When do you mean to buy?').selectOption('1-2 years');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        firstName: 'Mary',
        lastName: 'Jones',
        email,
        phone: '0400 000 000',
        loanAmount: 500_000,
        interestRate: 4.5,
        loanTerm: '30',
        repaymentFrequency: 'monthly',
        loanType: 'principal_and_interest',
        additionalRepayments: 200,
        purchaseTimeframe: '1-2 years',
        privacyPolicy: true,
        wantsMarketing: false,
      }),
    ]);
  });

  test('[MORT-03] [MORT-04] [MORT-05] [MORT-06] pairs each slider with an exact entry', async ({ page }) => {
    await open(page);
    await expect(figure(page)).toContainText('$2,533');
    const [amount, rate] = [slider(page, 'Loan amount slider'), slider(page, 'Interest rate slider')];
    await expect(amount).toHaveValue('49');
    await expect(rate).toHaveAttribute('max', '298');
    await rate.press('ArrowRight');
    await expect(field(page, 'Interest rate')).toHaveValue('4.55');
    await rate.press('End');
    await expect(field(page, 'Interest rate')).toHaveValue('15');
    await field(page, 'Interest rate').fill('6.14');
    await amount.press('Home');
    await expect(field(page, 'Loan amount')).toHaveValue('10,000');
    // A digit typed after a grouped amount becomes part of it.
    await field(page, 'Loan amount').press('End');
    await field(page, 'Loan amount').press('5');
    await expect(field(page, 'Loan amount')).toHaveValue('100005');
    await expect(figure(page)).toContainText('$609');
    await field(page, 'Loan amount').fill('10m');
    await expect(amount).toHaveValue('199');
    // By the annuity formula: 10,000,000 at 6.14 % ÷ 12 over 360 months.
    await expect(figure(page)).toContainText('$60,858');
    await field(page, 'Loan amount').fill('10,000,001');
    await field(page, 'Interest rate').fill('16');
    await calculate(page);
    await expect(page.getByText('Maximum loan amount is $10,000,000')).toBeVisible();
    await expect(page.getByText('Maximum interest rate is 15%')).toBeVisible();
    await expect(field(page, 'Loan amount')).toBeFocused();
    await expect(field(page, 'Loan amount')).toHaveValue('10,000,001');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('[MORT-07] [MORT-08] [MORT-09] offers four terms, three frequencies and two kinds of loan', async ({ page }) => {
    await open(page);
    const choices = [
      ['Loan term', ['15 years', '20 years', '25 years', '30 years'], '30 years'],
      ['Repayment frequency', ['Weekly', 'Fortnightly', 'Monthly'], 'Monthly'],
      ['Loan type', ['Principal and interest', 'Interest only'], 'Principal and interest'],
    ] as const;
    for (const [name, labels, first] of choices) {
      const group = page.getByRole('radiogroup', { name });
      await expect(group.locator('label')).toHaveText([...labels]);
      await expect(group.getByRole('radio', { name: first, exact: true })).toBeChecked();
    }
  });

  test('[MORT-14] [MORT-15] [MORT-16] shows every figure of the result, in whole dollars', async ({ page }) => {
    await open(page);
    await page.getByRole('radio', { name: 'Fortnightly' }).check();
    await field(page, 'Extra monthly repayment').fill('200');
    await calculate(page);
    const dialog = dialogOf(page);
    // Golden case S-MC-08.
    for (const text of ['$1,169 a fortnight', 'Fortnightly', 'Principal and interest', '$200 a month', '$845,297']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of ['$345,297', '$66,302', '4 years 2 months', 'Illustrative market rate', '5% a year']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText(/^\d{1,2} \w+ 205\d$/).first()).toBeVisible();
    await expect(page.getByText(/comparison rate/i)).toHaveCount(0);
    await expect(dialog.getByText(/\$[\d,]+\.\d\d/)).toHaveCount(0);
  });

  test('[FIRST-08] starts at a typical variable rate with its source, and the specification’s example is a press away and back', async ({
    page,
  }) => {
    await page.goto('/mortgage-calculator');
    await expect(field(page, 'Interest rate')).toHaveValue('6.3');
    await expect(page.getByText('6.3% is a typical variable rate for owners (Freehold’s estimate')).toBeVisible();
    await expect(figure(page)).toContainText('$3,095');
    await page.getByRole('button', { name: 'Our example, 4.5%' }).click();
    await expect(figure(page)).toContainText('$2,533');
    await page.getByRole('button', { name: 'Typical rate, 6.3%' }).click();
    await expect(figure(page)).toContainText('$3,095');
  });

  test('[MORT-11] takes no extra repayment for an interest-only loan, and says so', async ({ page }) => {
    await open(page);
    await field(page, 'Extra monthly repayment').fill('500');
    await page.getByRole('radio', { name: 'Interest only' }).check();
    const extra = field(page, 'Extra monthly repayment');
    await expect(extra).toBeDisabled();
    await expect(extra).toHaveValue('0');
    await expect(page.getByText('An interest-only loan takes no extra repayment here')).toBeVisible();
    const ioFigure = page.getByRole('region', { name: 'Estimated interest-only repayment' });
    await expect(ioFigure).toContainText('$1,875');
    await calculate(page);
    await expect(dialogOf(page).getByText('Principal still owing')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole('radio', { name: 'Principal and interest' }).check();
    await expect(extra).toHaveValue('500');
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[MORT-19] closing the dialog returns to step 1 with the inputs kept, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page);
      await field(page, 'Loan amount').fill('650k');
      await calculate(page);
      await dialogOf(page).getByRole('button', { name: 'Close' }).press('Enter');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
      await expect(field(page, 'Loan amount')).toHaveValue('650,000');
      await expect(page.getByRole('button', { name: 'Calculate Repayments' })).toBeFocused();
    });
  }

  test('keeps the figures on this device, and a reset can be undone', async ({ page }) => {
    await open(page);
    await field(page, 'Loan amount').fill('650k');
    await page.reload();
    await expect(field(page, 'Loan amount')).toHaveValue('650k');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(field(page, 'Loan amount')).toHaveValue('500,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Loan amount')).toHaveValue('650k');
  });

  test('works by keyboard alone, and its chart is read out point by point', async ({ page }) => {
    await open(page);
    await field(page, 'Loan amount').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('750k');
    await page.keyboard.press('Tab');
    await expect(slider(page, 'Loan amount slider')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page, 'Loan amount')).toHaveValue('760,000');
    for (const _ of ['rate', 'rate slider', 'example rate', 'term']) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '25 years' })).toBeChecked();
    for (const _ of ['frequency', 'type', 'extra', 'submit']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect.poll(() => page.evaluate("document.activeElement?.closest('[role=dialog]') !== null")).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Calculate Repayments' })).toBeFocused();

    await field(page, 'Extra monthly repayment').fill('500');
    const chart = page.getByRole('application', { name: 'Balance owed at the end of each year' });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'Year 0' })).toHaveText(
      'Year 0: With extra repayments $760,000, Without extra repayments $760,000',
    );
    await page.keyboard.press('End');
    await expect(page.getByRole('status').filter({ hasText: 'Year 25' })).toHaveText(
      'Year 25: Without extra repayments $0',
    );
  });

  test('[PROD-08] [MORT-16] offers chart and schedule as tables and files to the cent', async ({ page }) => {
    await open(page);
    await field(page, 'Loan amount').focus();
    const card = page.getByRole('region', { name: 'What is owed over the years', exact: true });
    await expect(card).toContainText('$500,000 is paid off over 30 years.');
    await expect(card.getByRole('application')).toBeVisible();
    await card.getByRole('button', { name: 'Table view' }).click();
    await expect(card.getByRole('row')).toHaveCount(32);
    await expect(card.getByRole('row', { name: /^30 / })).toContainText('$0');

    const schedule = page.getByRole('region', { name: 'Repayment schedule', exact: true });
    await schedule.getByRole('button', { name: /^1\b.*each payment/ }).click();
    await expect(schedule.getByRole('row')).toHaveCount(1 + 30 + 12);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      schedule.getByRole('button', { name: 'Save every payment as CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain('Payment,Date,Repaid (AUD)');
    expect(lines[1]).toMatch(/^1,\d{4}-\d{2}-\d{2},2533\.43,1875\.00,658\.43,499341\.57$/);
  });

  test('shows its working, disclosure and assumptions beside the figure, and today’s dollars at a rate to choose', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByText('Estimate only, general information.', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('The interest rate stays the same for the whole term.').first()).toBeVisible();
    const today = page.getByText('in today’s dollars').filter({ visible: true }).first();
    await expect(today).toHaveText('$318,526 in today’s dollars');
    await field(page, 'Inflation').fill('0');
    await expect(today).toHaveText('$412,034 in today’s dollars');
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(page.locator('#mortgage-working')).toContainText('4.5% ÷ 12 repayments a year');
  });

  test('prints a sheet with inputs, figures, assumptions, date and engine', async ({ page }) => {
    await open(page);
    await field(page, 'Loan amount').fill('650k');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('section[aria-hidden="true"]').filter({ hasText: 'Worked out on' });
    await expect(sheet).toBeVisible();
    for (const text of ['$650,000', '4.5% a year', 'Illustrative market rate', 'Estimate only', 'engine 20']) {
      await expect(sheet).toContainText(text);
    }
    await expect(page.getByRole('button', { name: 'Calculate Repayments' })).toBeHidden();
  });
});

test.describe('a link to the figures', () => {
  test('brings them back, reaches no server and holds nothing about the person', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    await field(page, 'Loan amount').fill('1.25m');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const other = await context.newPage();
    await other.goto(link);
    await expect(field(other, 'Loan amount')).toHaveValue('1,250,000');
    await expect(other.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(other.getByText('These are the figures of the link you opened.')).toBeVisible();
    expect(new URL(other.url()).hash).toBe('');
    await other.close();
    expect(asked.filter((url) => url.includes('#s=') || url.includes('/api/'))).toEqual([]);
  });

  test('restores what is valid when it is damaged, and says what it dropped', async ({ page }) => {
    const inputs = { loanAmount: 750_000, interestRate: 99, loanTerm: '25', additionalRepayments: 'lots' };
    await page.goto(`/mortgage-calculator#s=${btoa(JSON.stringify({ v: 1, kind: 'mortgage', inputs }))}`);
    await expect(field(page, 'Loan amount')).toHaveValue('750,000');
    await expect(page.getByRole('radio', { name: '25 years' })).toBeChecked();
    await expect(field(page, 'Interest rate')).toHaveValue('6.3');
    await expect(page.getByText(/It was damaged: Interest rate, .*Extra monthly repayment/)).toBeVisible();
  });

  test('changes nothing when nothing of it can be read', async ({ page }) => {
    await page.goto('/mortgage-calculator#s=AAAA');
    await expect(page.getByText('This link is incomplete or damaged')).toBeVisible();
    // 500,000 at 6.3 % ÷ 12 over 360 months.
    await expect(figure(page)).toContainText('$3,095');
  });
});

test.describe('a lead that cannot be sent', () => {
  test.use({ allowedErrors: [/400|Failed to load resource|CallError|AppError/] });

  test('[MORT-20] [ERR-14] keeps the dialog and its data, is logged, and arrives when sent again', async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    const logged: string[] = [];
    page.on('pageerror', (error) => logged.push(String(error)));
    let isAway = true;
    let refusal: object = { message: 'TypeError at line 3', error: 'x' };
    await page.route('**/api/mortgage-leads', (route) =>
      isAway ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
    );
    await open(page);
    await openLeadForm(page);
    await fillLead(page, email);
    await send(page);
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await expect(
      page.getByText('There was an error submitting your information. Please try again.').first(),
    ).toBeVisible();
    refusal = { message: 'x', displayMessage: 'This address has asked for enough reports today.' };
    await send(page);
    await expect(page.getByText('This address has asked for enough reports today.').first()).toBeVisible();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByRole('checkbox', { name: /privacy policy/ })).toBeChecked();
    expect(logged).toHaveLength(2);
    expect(logged[0]).not.toContain(email);
    isAway = false;
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await firstMailFor(email);
    expect(await mailsFor(email)).toHaveLength(1);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the calculator, its tables and its dialog have no accessibility violation', async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      await field(page, 'Loan amount').focus();
      const chart = page.getByRole('application', { name: 'Balance owed at the end of each year' });
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      await field(page, 'Loan amount').fill('5');
      await expectAccessible(page);
      await field(page, 'Loan amount').fill('500k');
      await page.getByRole('button', { name: 'Table view' }).click();
      await page.getByRole('button', { name: 'How is this worked out?' }).click();
      await expectAccessible(page);
      await openLeadForm(page);
      await send(page);
      await expect(page.getByText('Last name must be at least 2 characters')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
