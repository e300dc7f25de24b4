import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { textField } from '../setup/field-messages.ts';
import { firstMailFor, mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

/** Fills step 1 with golden case S-BC-09: $768,765. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Income before tax', { exact: false }).first().fill('88888.88');
  await page.getByText('De facto', { exact: false }).first().click();
  await page.getByLabel(/Partner’s income/).fill('44,444.44');
  await page
    .getByRole('textbox', { name: 'Dependants' })
    .or(page.getByRole('spinbutton', { name: 'Dependants' }))
    .fill('1');
  await page.getByLabel('Existing loans').fill('$1,234.56');
}

const figure = (page: Page) => page.getByRole('region', { name: 'Estimated borrowing capacity' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();

async function fillContact(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mary Jane van der Berg');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('0400 000 000');
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send My Report' }).click();

test('two tabs keep their own figures over a reload, and a new one starts with the newest @desktop', async ({
  page,
  context,
}) => {
  const income = (tab: Page) => tab.getByLabel('Income before tax', { exact: false }).first();
  await page.goto('/borrowing-capacity');
  await income(page).fill('91000');
  const other = await context.newPage();
  await other.goto('/borrowing-capacity');
  await income(other).fill('72000');
  await page.reload();
  await expect(income(page)).toHaveValue(/^91,?000$/);
  await other.reload();
  await expect(income(other)).toHaveValue(/^72,?000$/);
  const third = await context.newPage();
  await third.goto('/borrowing-capacity');
  await expect(income(third)).toHaveValue(/^72,?000$/);
});

test.describe('the borrowing capacity calculator', () => {
  test('[BORROW-01] [BORROW-04] opens its estimate and a contact form on a valid form, and nothing before', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Access Tool/ })
      .first()
      .click();
    await expect(page.getByRole('form', { name: 'Your situation' })).toBeVisible();
    const dialog = page.getByRole('dialog');
    await calculate(page);
    await expect(page.getByText('Income must be greater than 0')).toBeVisible();
    await expect(page.getByText('Please select marital status')).toBeVisible();
    await expect(dialog).toBeHidden();

    await fillForm(page);
    await expect(figure(page)).toContainText('$768,765');
    await calculate(page);
    await expect(dialog).toContainText('$768,765');
    await expect(dialog).toContainText('not a lender’s assessment');
    for (const label of ['Name', 'Email', 'Phone']) await expect(dialog.getByLabel(label)).toHaveValue('');
    await send(page);
    await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  test('[BORROW-06] [BORROW-07] [BORROW-08] [ERR-13] thanks for the details, begins anew, and the report arrives', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await expect(page.getByText('The estimate updates as you type.')).toBeVisible();
    await calculate(page);
    const sent = String(/\$[\d,]+/.exec(await page.getByRole('dialog').innerText()));
    await fillContact(page, email);
    await send(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expectToast(page, 'Success!', 'Your report will be emailed to you shortly.');
    const mail = await firstMailFor(email);
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    const card = page.getByRole('region', { name: 'Thank you' });
    await expect(card.getByText(sent, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth?tab=sign-up');
    const saving = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: 'Start New Calculation' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toHaveCount(0);
    await expect(page.getByLabel('Income before tax', { exact: false }).first()).toHaveValue('');
    for (const status of await page.getByRole('radio').all()) await expect(status).not.toBeChecked();
  });

  test('[BORROW-09] [BORROW-10] thanks in place of the contact form once that was sent, and stores no second lead', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    let leads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/borrowing-leads')) leads += 1;
    });
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await calculate(page);
    await fillContact(page, email);
    await send(page);
    await page.getByRole('button', { name: 'Start New Calculation' }).click();
    await fillForm(page);
    await calculate(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('$768,765');
    await expect(dialog.getByText(/Thank you/)).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Send My Report' })).toHaveCount(0);
    await firstMailFor(email);
    expect(await mailsFor(email)).toHaveLength(1);
    expect(leads).toBe(1);
  });

  test('[BORROW-02] [BORROW-03] [VALID-56] has five fields, that of a partner’s income only where there is a partner', async ({
    page,
  }) => {
    await page.goto('/borrowing-capacity');
    for (const label of ['Income before tax', 'Dependants', 'Existing loans']) {
      await expect(textField(page, label)).toHaveCount(1);
    }
    const status = page.getByRole('radiogroup', { name: 'Marital status' });
    await expect(status.locator('label')).toHaveText(['Single', 'Married', 'De facto', 'Divorced', 'Widowed']);
    await expect(page.getByLabel(/Partner’s income/)).toHaveCount(0);
    await page.getByText('Married', { exact: true }).click();
    await expect(page.getByLabel(/Partner’s income/)).toBeVisible();
    await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    await expect(page.getByLabel(/Partner’s income/)).toHaveCount(0);
    await page.getByLabel('Income before tax', { exact: false }).first().fill('1e5');
    await page.getByLabel('Existing loans').focus();
    await expect(figure(page)).not.toContainText('$600,000');
    await page.getByLabel('Income before tax', { exact: false }).first().fill('100k');
    await expect(figure(page)).toContainText('$600,000');
  });

  test('a press on the button counts though the field left by it says above it what is wrong', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    const income = page.getByLabel('Income before tax', { exact: false }).first();
    await income.fill('a lot');
    const button = page.getByRole('button', { name: 'Calculate Borrowing Capacity' });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    if (before === null) throw new Error('the button is not drawn');
    await page.mouse.move(before.x + before.width / 2, before.y + 2);
    await page.mouse.down();
    await page.mouse.up();
    await expect(income).toBeFocused();
    // The messages moved the button, so a press at its old top edge would have missed.
    expect((await button.boundingBox())?.y).toBeGreaterThan(before.y + 2);
  });

  test('a choice and a count stay as they were pressed and typed though the figure is shown ahead of the render', async ({
    page,
  }) => {
    await page.goto('/borrowing-capacity');
    await textField(page, 'Income before tax').fill('100k');
    await page.getByRole('radio', { name: 'Single' }).check();
    await expect(figure(page)).toContainText('$600,000');
    await page.getByRole('radio', { name: 'Married' }).focus();
    // Read in the task of the press, which no frame can come into.
    expect(await page.evaluate('document.activeElement.click(), document.activeElement.checked')).toBe(true);
    await textField(page, 'Dependants').selectText();
    const typed = "document.execCommand('insertText', false, '2'), document.activeElement.value";
    expect(await page.evaluate(typed)).toBe('2');
  });

  test('asks about an income without its thousands, and says which field keeps the figure away', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await textField(page, 'Income before tax').fill('120');
    await page.getByRole('radio', { name: 'Single' }).check();
    await expect(page.getByText('That is $120. Do you mean:')).toBeVisible();
    await page.getByRole('button', { name: '$120,000' }).click();
    await expect(figure(page)).toContainText('$720,000');
    await textField(page, 'Dependants').fill('99');
    await expect(figure(page)).toContainText('Dependants: Enter 20 or fewer');
  });

  test('[BORROW-11] closing the dialog keeps the inputs and gives the focus back', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await calculate(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(figure(page)).toContainText('$768,765');
    await expect(page.getByRole('button', { name: 'Calculate Borrowing Capacity' })).toBeFocused();
  });

  test('[BORROW-12] [BORROW-13] says why a capacity is $0, with the contact form still there', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await page.getByLabel('Income before tax', { exact: false }).first().fill('30,000');
    await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    await page.getByLabel('Existing loans').fill('200k');
    await calculate(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('$0');
    await expect(dialog).toContainText(/loans|dependants/i);
    await expect(dialog.getByLabel('Email')).toBeVisible();
  });

  test('shows its working, disclosure and assumptions beside the figure', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await expect(page.getByText('Estimate only, general information.', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('6 × (income + partner’s income', { exact: false }).first()).toBeVisible();
    await fillForm(page);
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(page.locator('#borrowing-working')).toContainText('$769,999.92 − $1,234.56');
  });

  test('restores a share link, which never reaches the server, and says what of the household it holds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await expect(
      page.getByText('The link holds your income and marital status, your partner’s income, dependants and loans', {
        exact: false,
      }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(new URL(link).hash).toMatch(/^#s=[\w-]+$/);
    const other = await context.newPage();
    await other.goto(link);
    await expect(figure(other)).toContainText('$768,765');
    await other.close();
    expect(asked.filter((url) => url.includes('#s=') || url.includes('/api/'))).toEqual([]);
  });

  test('restores what is valid of a damaged link, and says what it dropped', async ({ page }) => {
    const inputs = { grossIncome: 100_000, maritalStatus: 'single', dependants: 2.5, existingLoans: 0 };
    await page.goto(`/borrowing-capacity#s=${btoa(JSON.stringify({ v: 1, kind: 'borrowing', inputs }))}`);
    await expect(figure(page)).toContainText('$600,000');
    await expect(page.getByText('It was damaged: Dependants could not be read and was reset.')).toBeVisible();
  });

  test('keeps the figures of a half-done calculation on this device', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await page.reload();
    await expect(figure(page)).toContainText('$768,765');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByLabel('Income before tax', { exact: false }).first()).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(figure(page)).toContainText('$768,765');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open dialog has no accessibility violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/borrowing-capacity');
      await fillForm(page);
      await calculate(page);
      await expect.poll(() => page.evaluate("document.activeElement?.closest('[role=dialog]') !== null")).toBe(true);
      await send(page);
      await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('when the server is away', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/503|Failed to load resource/] });

  test('[RETRY-01] [RETRY-02] [RETRY-05] waits in view, keeps the form, and the lead arrives once with the same key', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/borrowing-leads', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        json: { message: 'away', code: 'unavailable' },
      });
    });
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await calculate(page);
    await fillContact(page, email);
    await send(page);
    await expect(page.getByText(/Trying again/)).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 20_000 });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await firstMailFor(email);
    expect(await mailsFor(email)).toHaveLength(1);
  });

  test('[RETRY-01] [RETRY-08] gives up after six attempts with one toast, and the form is intact', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/borrowing-leads', (route) => {
      calls += 1;
      return route.fulfill({ status: 503, json: { message: 'away' } });
    });
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await calculate(page);
    await fillContact(page, 'mary@example.com');
    await send(page);
    await expect(page.getByText(/attempt 6 of 6/)).toBeVisible({ timeout: 25_000 });
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('The service is briefly unavailable. Please try again.');
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('mary@example.com');
    expect(calls).toBe(6);
  });

  test('[ERR-12] [ERR-35] [RETRY-03] a refusal is told once, at once, in words for people, and the form is intact', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/api/borrowing-leads', (route) => {
      calls += 1;
      return route.fulfill({ status: 400, json: { message: 'TypeError at line 3', error: 'x' } });
    });
    await page.goto('/borrowing-capacity');
    await fillForm(page);
    await calculate(page);
    await fillContact(page, 'mary@example.com');
    await send(page);
    await expectToast(page, 'Error', 'Failed to submit your information. Please try again.');
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('mary@example.com');
    expect(calls).toBe(1);
    const said = { message: 'Not from here.', error: 'Not from here.', code: 'malformed-request', requestId: 'r' };
    await page.route('**/api/borrowing-leads', (route) => route.fulfill({ status: 400, json: said }));
    await send(page);
    await expectToast(page, 'Error', 'Not from here.');
  });
});
