import { readFile } from 'node:fs/promises';
import { mortgagePlanStart, planStartAddress } from '@freehold/domain';
import { linkText } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { answerForCouple, openPlan, printed } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical = fixture('typical');

test('five questions by keyboard make a plan that is drawn from the second answer on, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPart = request.method() === 'GET' && /^\/(?:assets\/|plan$|favicon|manifest)/.test(pathname);
    if (!isPart) sent.push(`${request.method()} ${pathname}`);
  });
  const keys = await answerForCouple(page);
  printed(`The five questions took ${keys} keys, ${keys * 0.2} s at 200 ms a key`);
  expect(keys * 0.2).toBeLessThanOrEqual(60);
  await expect(page.getByText(/^This is your plan on what you told us; the rest are typical figures\./)).toBeVisible();
  // Asked for first, so it comes first.
  await expect(page.getByRole('term').first()).toHaveText('Money lasts');
  expect(sent).toEqual([]);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('term').first()).toHaveText('Money lasts');
});

test('every question skipped still draws a plan, all of whose figures count as typical', async ({ page }) => {
  await page.goto('/plan');
  await expect(page.getByText('is drawn here from your second answer on')).toBeVisible();
  await expectAccessible(page);
  for (let question = 1; question < 5; question += 1) await page.getByRole('button', { name: 'Skip' }).click();
  await expect(
    page.getByText(/^Net worth at \d+, in today’s dollars: about \$[\d,]+, on 9 typical figures\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'See your plan' }).click();
  await expect(page.getByText('9 of the figures are typical ones, not yours.')).toBeVisible();
});

test('a link of a plan opens the same figures, without names, and leaves the address', async ({ page, browser }) => {
  await openPlan(page, typical, '?o=b');
  const cards = page.getByRole('term').locator('..');
  const figures = await cards.allTextContents();
  expect(figures.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: /^Saved / }).click();
  const length = Number((await page.getByText(/^[\d,]+ characters$/).textContent())?.replaceAll(/\D/g, ''));
  printed(`The link of the typical plan has ${length} characters`);
  expect(length).toBeLessThanOrEqual(2_100);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('#p=1.');
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(link).toContain('/plan?o=b#p=');

  const clean = await browser.newContext();
  const other = await clean.newPage();
  const urls: string[] = [];
  other.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''));
  await other.goto(link);
  await expect(other.getByText('Opened from a link. Changes stay yours.')).toBeVisible();
  await expect.poll(() => other.getByRole('term').locator('..').allTextContents()).toEqual(figures);
  expect(new URL(other.url()).hash).toBe('');
  expect(urls.filter((url) => url.includes('p=1.'))).toEqual([]);
  await clean.close();
});

test('a plan from a link takes the place of the reader’s own only once asked, with a file of it to save', async ({
  page,
}) => {
  const living = { monthly: 4_321 };
  const mine = { ...typical, costs: { ...typical.costs, living } };
  await openPlan(page, mine);
  await openPlan(page, typical);
  const keep = page.getByRole('button', { name: 'Keep this one in its place' });
  await keep.click();
  const asked = page.getByRole('alertdialog', { name: 'Keep this one in its place?' });
  await expect(asked).toContainText('Your own plan in this browser goes, with its options.');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: 'Save a file of yours first' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('4321');
  await asked.getByRole('button', { name: 'Keep my own' }).click();
  await page.getByRole('button', { name: 'Open your own plan' }).click();
  await expect(page.getByRole('button', { name: /^Living costs.*4,321/ })).toBeVisible();

  await openPlan(page, typical);
  await keep.click();
  await asked.getByRole('button', { name: 'Keep this one, lose mine' }).click();
  await expect(keep).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Living costs/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Living costs.*4,321/ })).toHaveCount(0);
});

test('a third plan in a browser leaves the second one there beside the reader’s own', async ({ page }) => {
  const spending = (monthly: number) => ({ ...typical, costs: { ...typical.costs, living: { monthly } } });
  const living = (amount: string) => page.getByRole('button', { name: new RegExp(`^Living costs.*${amount}`) });
  for (const monthly of [4_321, 5_432, 6_543]) {
    await openPlan(page, spending(monthly));
    await expect(page.getByRole('button', { name: /^Saved \d/ })).toBeVisible();
  }
  await expect(page.getByText(/and so is the one before this, until another takes its place\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the one before it' }).click();
  await expect(living('5,432')).toBeVisible();
  await page.getByRole('button', { name: 'Open the other plan kept here' }).click();
  await expect(living('6,543')).toBeVisible();
  await page.getByRole('button', { name: 'Open your own plan' }).click();
  await expect(living('4,321')).toBeVisible();
});

test('a damaged link restores what it can and says so; one that unpacks to 1 MB of zeros is refused', async ({
  page,
}) => {
  const large = await linkText(fixture('large'));
  const text = large.text ?? '';
  printed(`The link of the large plan has ${text.length} characters`);
  expect(text.length).toBeLessThanOrEqual(4_096);
  await page.goto(`/plan#p=${text.slice(0, -400)}`);
  await expect(page.getByText('This link is damaged. Check the figures that could be read.')).toBeVisible();
  await expect(page.getByRole('term').first()).toBeVisible();

  const zeros = await new Response(
    new Blob([new Uint8Array(1_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  await page.goto(`/plan#p=1.${Buffer.from(zeros).toString('base64url')}.x`);
  await expect(page.getByRole('heading', { name: 'This plan could not be opened' })).toBeVisible();
});

test('a file holds the whole plan and says so; opening one is a step that undo takes back', async ({ page }) => {
  await openPlan(page, typical);
  const first = await page.getByRole('term').locator('..').allTextContents();
  await page.getByRole('button', { name: /^Saved / }).click();
  await expect(page.getByText(/^A Freehold plan: 2 people, .*with names, titles and notes/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"born": "1988-06"');
  const changed = text.replace('"balance": 148000', '"balance": 900000');
  expect(changed).not.toBe(text);
  await page
    .getByLabel('Plan file to open')
    .setInputFiles({ name: 'x.plan.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
  await expect(page.getByText('Opened. Undo brings back the plan before it.')).toBeVisible();
  // What was said of the plan before is not true of this one.
  await expect(page.getByText('Opened from a link.')).toHaveCount(0);
  await expect.poll(() => page.getByRole('term').locator('..').allTextContents()).not.toEqual(first);
  await page.getByRole('button', { name: 'Undo: Open a file' }).click();
  await expect.poll(() => page.getByRole('term').locator('..').allTextContents()).toEqual(first);
});

test('a plan of a month gone by is brought to this one with the balances it expected, as one step', async ({
  page,
}) => {
  const unit = { do: 'buy', when: '2026-06', home: { state: 'QLD', value: 300_000 } } as const;
  await openPlan(page, { ...typical, start: '2026-03', events: { ...typical.events, unit } });
  const line = page.getByRole('region', { name: 'First month' });
  await expect(line).toContainText('This plan begins in March 2026.');
  await line.getByRole('button', { name: /^Bring the start to / }).click();
  await expect(line.getByRole('listitem').filter({ hasText: 'The plan, Starts in' })).toBeVisible();
  await expect(line.getByRole('listitem').filter({ hasText: 'Balance' }).first()).toContainText('→');
  const bought = line.getByRole('checkbox', { name: /^Buy the next property\s*June 2026$/ });
  await expect(line).toContainText('Moved to the new start: Buy the next property.');
  await bought.check();
  await expect(line).toContainText(/Bought by then: the home in QLD, worth \$3\d\d,\d{3} with \$2\d\d,\d{3} owed\./i);
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Take (\d+) of \1$/ }).click();
  await expect(line).toHaveCount(0);
  const undo = page.getByRole('button', { name: /^Undo: Bring the start to / });
  await undo.click();
  await expect(line).toContainText('This plan begins in March 2026.');
});

test('a calculator’s figures stand in the questions, over a reload, also from the address itself', async ({ page }) => {
  await page.goto('/borrowing-capacity');
  await page.getByLabel('Income before tax', { exact: false }).first().fill('92,400');
  await page.getByRole('radio', { name: 'Single' }).check();
  await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
  await page.getByRole('link', { name: 'Start a plan from this' }).click();
  const income = page.getByLabel('You earn');
  const onward = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: 'Next' }).click();
  };
  // Out of the address, and still in its field.
  await expect(page).toHaveURL('/plan');
  await onward(1);
  await expect(income).toHaveValue('92,400');
  await page.reload();
  await expect(income).toHaveValue('92,400');

  await page.goto('/about');
  await page.goto(
    planStartAddress({ income: 71_000, homes: [{ use: 'rent', state: 'QLD', worth: 620_000 }], savings: 12_000 }),
  );
  await expect(page).toHaveURL('/plan');
  await onward(1);
  await expect(income).toHaveValue('71,000');
  await onward(1);
  await expect(page.getByLabel('State')).toHaveValue('QLD');
  await onward(1);
  await expect(page.getByLabel('In the bank')).toHaveValue('12,000');
});

test('a mortgage stands in the questions, and its plan names what was not carried over', async ({ page }) => {
  const start = mortgagePlanStart({
    ...{ loanAmount: 612_000, interestRate: 6.04, loanTerm: '25', repaymentFrequency: 'fortnightly' },
    ...{ loanType: 'principal_and_interest', additionalRepayments: 200 },
  });
  await page.goto(planStartAddress(start));
  for (let question = 1; question < 3; question += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Still owing on it' })).toHaveValue('612,000');
  await page.getByRole('textbox', { name: 'Worth now' }).fill('900k');
  for (let question = 3; question < 5; question += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'See your plan' }).click();
  const told = 'Not carried over: repaying fortnightly, as a plan counts months.';
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
});

test('a property without its worth keeps the question, says so at the field and loses nothing', async ({ page }) => {
  await page.goto('/plan');
  for (let question = 1; question < 3; question += 1) await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Add a property' }).click();
  const worth = page.getByRole('textbox', { name: 'Worth now' });
  const owing = page.getByRole('textbox', { name: 'Still owing on it' });
  await owing.fill('300k');
  await owing.press('Enter');
  await expect(worth).toBeFocused();
  await expect(worth).toHaveAccessibleDescription(/Enter what it is worth, or remove the property\./);
  await expect(owing).toHaveValue('300,000');
  await expectAccessible(page);
  await worth.fill('700k');
  await worth.press('Enter');
  await expect(page.getByRole('heading', { name: 'What have you saved, and what do you spend?' })).toBeFocused();
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    const isNarrow = width < 1280;

    test('two tabs change one plan: the second says so at once, asks before it is closed, and either can be had', async ({
      page,
      context,
    }) => {
      await openPlan(page, typical);
      await expect(page.getByRole('button', { name: /^Saved \d/ })).toBeVisible();
      const other = await context.newPage();
      await other.goto('/plan');
      await expect(other.getByRole('button', { name: 'Save and share' })).toBeVisible();
      const livingCosts = async (tab: Page) => {
        if (isNarrow) await tab.getByRole('button', { name: 'What is in it' }).click();
        await tab.getByRole('button', { name: /^Living costs/ }).click();
        return tab.getByRole('textbox', { name: 'Amount' });
      };
      const spend = async (tab: Page, monthly: string) => {
        const amount = await livingCosts(tab);
        await amount.fill(monthly);
        await amount.press('Tab');
      };
      const closeSheet = async (tab: Page) => {
        if (isNarrow) await tab.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      };
      await spend(page, '6200');
      await closeSheet(page);
      await expect(page.getByRole('button', { name: /^Saved \d/ })).toBeVisible();

      await spend(other, '7000');
      const asked = other.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
      await expect(asked).toBeInViewport({ ratio: 1 });
      await other.getByText('Name and note').scrollIntoViewIfNeeded();
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expectAccessible(other);
      const [question] = await Promise.all([other.waitForEvent('dialog'), other.close({ runBeforeUnload: true })]);
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await asked.getByRole('button', { name: 'Keep this one instead' }).click();
      await expect(asked).toHaveCount(0);
      await other.reload();
      await expect(await livingCosts(other)).toHaveValue('7,000');

      await spend(page, '6300');
      const askedHere = page.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
      await closeSheet(page);
      await expect(askedHere).toBeInViewport({ ratio: 1 });
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep Editing' }).click();
      await askedHere.getByRole('button', { name: 'Open the other tab’s plan' }).click();
      await expect(askedHere).toHaveCount(0);
      await expect(await livingCosts(page)).toHaveValue('7,000');
    });
  });
}
