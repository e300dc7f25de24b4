import { readFile } from 'node:fs/promises';
import { fixture } from '@freehold/plan/fixtures';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { openPlan } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical = fixture('typical');

/** Whole dollars, or cents where the text has them, of an amount as it is shown. */
function amountIn(text: string): number {
  return Number(text.replace('−', '-').replaceAll(/[$,]/g, ''));
}

async function amountsOf(rows: Locator): Promise<readonly number[]> {
  return (await rows.locator('td').allTextContents()).map(amountIn);
}

async function csvOf(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a year leads by its lines from opening to closing, steps by key, and stays in the address', async ({ page }) => {
  await openPlan(page, typical, '?view=year&y=2031');
  await expect(page.getByRole('heading', { name: /^2030-31 You 43, Your partner 41$/ })).toBeVisible();
  await expect(page.getByText('Left over before one-off amounts, in today’s dollars')).toBeVisible();
  const statement = page.getByRole('region', { name: 'Statement of 2030-31, in today’s dollars' });
  const opening = await amountsOf(statement.getByRole('row', { name: /^Net worth at 30 June 2030/ }));
  const groups = await amountsOf(
    statement.getByRole('row', {
      name: /^(Came in|Tax:|Living:|Property|Loans|Super |One-off amounts:|Change of values:|Inflation)/,
    }),
  );
  const closing = await amountsOf(statement.getByRole('row', { name: /^Net worth at 30 June 2031/ }));
  const sum = [...opening, ...groups.slice(0, 9)].reduce((total, amount) => total + amount, 0);
  expect(groups.length).toBeGreaterThanOrEqual(9);
  expect(Math.abs(sum - (closing[0] ?? 0))).toBeLessThanOrEqual(4);
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { name: /^2031-32/ })).toBeVisible();
  await expect(page).toHaveURL(/view=year&y=2032$/);
  await page.keyboard.press('[');
  await page.getByLabel('Go to').selectOption('2026-27');
  await expect(page.getByText('Not a whole year: it counts 7 months, December 2026 to June 2027.')).toBeVisible();
});

test('every figure of a year opens its working, which ends with it to the cent', async ({ page }) => {
  await openPlan(page, typical, '?view=year&y=2031&dollars=year');
  const statement = page.getByRole('region', { name: 'Statement of 2030-31, in dollars of that year' });
  for (const fold of ['Came in', 'Property', 'Loans', 'Super']) {
    await statement.getByRole('button', { name: fold, exact: true }).click();
  }
  const lines = statement.getByRole('row').filter({ has: page.getByRole('button', { name: 'how it is worked out' }) });
  const count = await lines.count();
  expect(count).toBeGreaterThan(12);
  for (let place = 0; place < count; place += 1) {
    const line = lines.nth(place);
    const shown = amountIn((await line.locator('td').textContent()) ?? '');
    const name = (await line.getByRole('button').textContent()) ?? '';
    await line.getByRole('button').click();
    const last = page.getByRole('complementary').getByRole('table').first().getByRole('row').last();
    await expect.poll(async () => Math.round(amountIn(await last.locator('td').innerText())), name).toBe(shown);
  }
  await page.getByRole('button', { name: 'Tax: how it is worked out', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'How it is worked out' });
  await expect(panel.getByText(/Medicare levy.*kept as it is.*Source: /).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tax: how it is worked out', exact: true })).toBeFocused();
});

test('an option stands beside the plan, with each difference in sign and word, as it is saved', async ({ page }) => {
  await openPlan(page, typical, '?view=year&y=2035&o=c&dollars=year');
  const closing = page.getByRole('row', { name: /^Net worth at 30 June 2035/ });
  await expect(closing.locator('td').last()).toHaveText(/ (more|less)$/);
  const [plan = '', option = '', difference = ''] = await closing.locator('td').allTextContents();
  expect(difference).toMatch(/^[+−]\$[\d,]+ (more|less)$/);
  expect(amountIn(difference.replace(/^\+/, '').replace(/ .*/, ''))).toBe(amountIn(option) - amountIn(plan));
  const csv = await csvOf(page, 'Save as CSV');
  const row = csv.split('\r\n').find((line) => line.startsWith('Net worth after,')) ?? '';
  expect(row.split(',').slice(1, 3).map(Number).map(Math.round)).toEqual([amountIn(plan), amountIn(option)]);
  const all = (await csvOf(page, 'Save all as CSV')).trim().split('\r\n');
  expect(all).toHaveLength(41);
});

test('what each year leaves is drawn under net worth, with a table of the same figures', async ({ page }) => {
  await openPlan(page, typical);
  const card = page.getByRole('region', { name: 'Left over before one-off amounts, each year in today’s dollars' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(/^(Every year|In \d+ of 40 years).*Cash is below zero/)).toBeVisible();
  await expect(card.getByRole('figure').or(card.locator('svg')).first()).toBeVisible();
  await card.getByRole('button', { name: 'Table view' }).click();
  await expect(card.getByRole('row')).toHaveCount(41);
});

test('is accessible with a working and an option open, light, dark and on a phone', async ({ page }) => {
  await openPlan(page, typical, '?view=year&y=2031&o=c');
  await page.getByRole('button', { name: 'Property', exact: true }).click();
  await page.getByRole('button', { name: 'Tax: how it is worked out', exact: true }).click();
  await expect(page.getByRole('table', { name: /^Working of Tax on income/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
