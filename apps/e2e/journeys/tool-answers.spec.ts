import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, openAs } from '../setup/client-form.ts';
import { expectMessage, textField } from '../setup/field-messages.ts';
import { firstMailFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { toolPages } from '../setup/tools.ts';

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).filter({ visible: true }).first().click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const { path, title, file, result, first, field, typed, shown, figure } of toolPages.map(({ page, ...rest }) => ({
  path: page,
  ...rest,
}))) {
  test.describe(title, () => {
    const region = (page: Page) => page.getByRole('region', { name: result });

    test(`${path} answers while typing, with its working, chart, table, files and a sheet for paper`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(region(page)).toContainText(first);
      await textField(page, field).fill(typed);
      await expect(region(page)).toContainText(figure);
      await textField(page, field).blur();
      await expect(textField(page, field)).toHaveValue(shown);
      await page.getByRole('button', { name: 'How is this worked out?' }).click();
      const working = page.getByRole('table', { name: 'How it is worked out' });
      await expect(working.getByRole('row').last()).toContainText(figure);
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      await page.getByRole('button', { name: 'Table view' }).click();
      await expect(page.getByRole('region', { name: /, table$/ }).getByRole('row')).not.toHaveCount(0);
      const { name, bytes } = await saved(page, 'Save as CSV');
      expect(name).toBe(`${file}.csv`);
      expect(bytes.toString('utf8').split('\r\n').length).toBeGreaterThan(4);
      await expectAccessible(page);
      const pdf = await saved(page, 'Save as PDF');
      expect([pdf.name, pdf.bytes.subarray(0, 5).toString('latin1')]).toEqual([`${file}.pdf`, '%PDF-']);
      const excel = await saved(page, 'Save as Excel');
      expect([excel.name, excel.bytes.subarray(0, 2).toString('latin1')]).toEqual([`${file}.xlsx`, 'PK']);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Your figures', { exact: true })).toBeVisible();
      await expect(
        page
          .getByText(shown.startsWith('20') ? shown : `$${shown}`)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });

    test(`${path} is kept beside the next, and comes back from a link, which names what damage lost`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await textField(page, field).fill(typed);
      await expect(region(page)).toContainText(figure);
      await page.getByRole('button', { name: 'Keep to compare' }).click();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText('The example’s figures are back.')).toBeVisible();
      await expect(region(page)).toContainText(first);
      const table = page.getByRole('region', { name: 'Side by side, table' });
      const row = table.getByRole('row').filter({ hasText: figure });
      await expect(row.first()).toContainText(first);
      await page.getByRole('button', { name: 'Remove Kept 1' }).click();
      await expect(table).toHaveCount(0);
      await textField(page, field).fill(typed);
      await expect(region(page)).toContainText(figure);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('#s=');
      const link = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(link).not.toContain('@');
      await page.goto('/about');
      await page.goto(link);
      await expect(page.getByText('These are the figures of the link you opened.')).toBeVisible();
      await expect(region(page)).toContainText(figure);
      const scenario = JSON.parse(Buffer.from(link.split('#s=')[1] ?? '', 'base64url').toString('utf8'));
      const [name] = Object.entries(scenario.inputs).find(([, value]) => typeof value === 'number') ?? [''];
      scenario.inputs[name] = 'damaged';
      await page.goto('/about');
      await page.goto(`${path}#s=${Buffer.from(JSON.stringify(scenario)).toString('base64url')}`);
      await expect(page.getByText(/It was damaged: .+ could not be read and was reset\./)).toBeVisible();
    });

    test(`${path} sends a report, and an adviser sees inputs and figure`, { tag: '@desktop' }, async ({
      page,
      request,
    }) => {
      const email = `${randomUUID()}@example.com`;
      await page.goto(path);
      await textField(page, field).fill(typed);
      await expect(region(page)).toContainText(figure);
      await page.locator('form button[type=submit]').first().click();
      const dialog = page.getByRole('dialog');
      await textField(dialog, 'Name').fill('Åsa van der Berg');
      await textField(dialog, 'Email').fill(email);
      await textField(dialog, 'Phone').fill('0400 000 000');
      const answered = page.waitForResponse(/\/api\/calculation-leads$/);
      await dialog.getByRole('button', { name: 'Send My Report' }).click();
      const { id } = await (await answered).json();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText(figure);
      const mail = await firstMailFor(email);
      expect(mail.attachments?.map(({ filename }) => filename)).toEqual([`${file}.pdf`]);
      await openAs(page, await adviser(request), `/admin/leads/${id}`);
      await expect(page.getByRole('main')).toContainText(title);
      await expect(page.getByRole('main')).toContainText(figure);
    });
  });
}

// The example's couple earns 150,000; with 26,000 of rent and 650,000 owed, six times income leaves 406,000. By
// repayments it would be 431,000. Dividends of 4,000 add six times as much.
test('borrowing power takes a second property once there is a first, and an income of another kind', async ({
  page,
}) => {
  await page.goto('/borrowing-power');
  const answer = page.getByRole('region', { name: 'You could borrow' });
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByRole('button', { name: 'Properties you keep' }).click();
  await expect(textField(page, 'Property 2: rent')).toHaveCount(0);
  await textField(page, 'Property 1: owed on its loan').fill('300k');
  await textField(page, 'Property 2: rent').fill('500');
  await textField(page, 'Property 2: owed on its loan').fill('$350,000');
  await expect(answer).toContainText('$406,000');
  await expect(answer).toContainText('Debt of 6 times your income is the limit');
  await page.getByRole('button', { name: 'Other income' }).click();
  await textField(page, 'Your dividends and interest').fill('4,000');
  await expect(answer).toContainText('$430,000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay out the loan of property 1' }).click();
  await expect(textField(page, 'Property 1: owed on its loan')).toHaveValue('0');
  // What follows a property without rent and loan stays.
  await expect(textField(page, 'Property 2: owed on its loan')).toHaveValue('350,000');
});

test('/loan-planner asks for lump sums, rate changes and fixed parts one after another, and says what does not fit', async ({
  page,
}) => {
  const field = (label: string) => textField(page, label);
  await page.goto('/loan-planner');
  await field('Loan').fill('360k');
  await field('Interest rate').fill('0');
  await field('In your offset now').fill('0');
  await field('Added to the offset each month').fill('0');
  await page.getByRole('button', { name: 'More details' }).click();
  await expect(field('Second lump sum')).toHaveCount(0);
  await field('Lump sum').fill('60,000');
  await field('When the lump sum is paid').selectOption('End of year 2');
  await field('Second lump sum').fill('36k');
  await field('When the second is paid').selectOption('End of year 5');
  await expect(field('Third lump sum')).toBeVisible();
  // At 1,000 a month without interest, 96,000 is 96 months.
  await expect(page.getByRole('region', { name: 'Repayment' })).toContainText('it is repaid 8 years sooner');

  await field('A change of the variable rate').selectOption('After 2 years');
  await field('A second change').selectOption('After 2 years');
  await field('A second change').press('Tab');
  await expectMessage(
    field('A second change'),
    'Another change of the rate is after that year: choose a different one',
  );
  await field('A second change').selectOption('After 4 years');
  await field('Rate from then').fill('6');
  await field('Rate from the second change').fill('0');
  // From January 2029 at 6% on 276,000, from January 2031 at no interest again.
  const steps = page.getByRole('region', { name: 'Interest you save' });
  await expect(steps).toContainText('From January 2029');
  await expect(steps).toContainText('the rate is 6%');
  await expect(steps).toContainText('From January 2031');

  await field('Part of the loan that is fixed').fill('60');
  await field('A second fixed part').fill('41');
  await field('A second fixed part').blur();
  await expectMessage(field('A second fixed part'), 'The fixed parts come to more than the whole loan');
  await field('A second fixed part').fill('20');
  await expect(steps).toContainText('The variable part is repaid');
  await expectAccessible(page);
});

// Half of 350,000 on top of 120,000 in 2026-27: 4,500 + 20,350 + 105,000 × 45%, and 2% of 175,000; with 50,000 of losses
// half of 300,000.
test('/capital-gains asks only what decides of a home, and takes losses of earlier years', async ({ page }) => {
  const answer = page.getByRole('region', { name: 'Tax on the sale' });
  await page.goto('/capital-gains');
  await textField(page, 'Sold on').fill('2026-12-01');
  await expect(answer).toContainText('$75,600');
  await page.getByRole('button', { name: 'Did you live in it?' }).click();
  const home = textField(page, 'When was it your home?');
  const lastDay = textField(page, 'Last day you lived there');
  await expect(lastDay).toHaveCount(0);
  await home.selectOption('The whole time');
  await expect(answer).toContainText('it counts as your home the whole time');
  await home.selectOption('At first, then let');
  await lastDay.fill('2026-12-01');
  await lastDay.blur();
  await expectMessage(lastDay, 'Not before the sale: if it was your home to the end, choose that above');
  await lastDay.fill('2020-11-30');
  await expect(answer).toContainText('Subdiv 118-B');
  await home.selectOption('Never');
  await page.getByRole('button', { name: 'More details' }).click();
  await textField(page, 'Capital losses of earlier years').fill('$50k');
  await expect(answer).toContainText('$63,850');
  await expectAccessible(page);
});

/** Types over the selected text, and presses buttons before the page could draw what was typed. */
const typeAndPress = (text: string, ...buttons: string[]) => `
  document.execCommand('insertText', false, ${JSON.stringify(text)});
  for (const name of ${JSON.stringify(buttons)}) {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name).click();
  }`;

test('a press in the moment of a key copies and keeps the figures with that key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/capital-gains');
  const answer = page.getByRole('region', { name: 'Tax on the sale' });
  await textField(page, 'Sold for').fill('2m');
  await expect(answer).not.toContainText('$73,513');
  await textField(page, 'Sold for').selectText();
  await page.evaluate(typeAndPress('600k', 'Copy link', 'Keep to compare'));
  const table = page.getByRole('region', { name: 'Side by side, table' });
  await expect(table).toContainText('600,000');
  await expect(table).not.toContainText('2,000,000');
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('#s=');
  await page.goto(String(await page.evaluate('navigator.clipboard.readText()')));
  await expect(page.getByText('These are the figures of the link you opened.')).toBeVisible();
  await expect(textField(page, 'Sold for')).toHaveValue('600,000');
});

test('a press from one calculator to the next names where its figures come from', async ({ page }) => {
  await page.goto('/borrowing-power');
  await textField(page, 'Your salary before tax').fill('100k');
  const next = page.getByRole('navigation', { name: 'Where to next' });
  await next.locator('a[href^="/buying-costs"]').click();
  await expect(page).toHaveURL('/buying-costs');
  await expect(page.getByText('Figures carried over from Borrowing power.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/carried over|link you opened/)).toHaveCount(0);
});
