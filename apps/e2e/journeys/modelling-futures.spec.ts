import { openTab } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('simulates the futures of a portfolio in a worker, and a link brings the same ones back', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openTab(page, 'Portfolio Potential');
  const card = page.getByRole('region', { name: 'How sure is that?' });
  await expect(card.getByText('not a forecast')).toBeVisible();
  expect(workers).toEqual([]);

  await card.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  await expect(card.getByText('10,000 futures simulated.')).toBeVisible();
  expect(workers).toHaveLength(1);
  const summary = card.getByText(/^In 8 of 10 simulated futures, total equity after 30 years/);
  await expect(summary).toBeVisible();
  await expect(card.getByText(/of the futures, cash or equity runs out/)).toBeVisible();
  await expect(card.getByText(/The debt is above the value in .* prices grew less/)).toBeVisible();
  const first = await summary.innerText();

  // Another draw gives figures near the first ones; with no randomness they equal the projection's.
  await card.getByRole('button', { name: 'New draw' }).click();
  await expect(summary).not.toHaveText(first);
  await expect(card.getByText('10,000 futures simulated.')).toBeVisible();
  const drawn = await summary.innerText();
  const seed = await card.locator('strong').first().innerText();
  await card.getByLabel('Growth volatility', { exact: true }).fill('0');
  await expect(summary).toContainText('between $1,685,971');
  await card.getByLabel('Growth volatility', { exact: true }).fill('51');
  await expect(card.getByText('Enter 0 to 50')).toBeVisible();
  await expect(card.getByText('Correct the marked field')).toBeVisible();
  await card.getByLabel('Growth volatility', { exact: true }).fill('10');
  await expect(summary).toHaveText(drawn);

  const chart = card.getByRole('application', { name: 'Equity in the simulated futures' });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(card.getByText(/Year 30: 1 in 10 is higher \$/)).toBeAttached();
  await card.getByRole('button', { name: 'Table view' }).click();
  await expect(card.getByRole('table').getByRole('row')).toHaveCount(32);
  await card.getByRole('tab', { name: 'Cash flow' }).click();
  await expect(card.getByText(/the cash flow of the year after 30 years/)).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy link to this draw' }).click();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByRole('tab', { name: 'Portfolio Potential' }).click();
  const there = other.getByRole('region', { name: 'How sure is that?' });
  await there.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  await expect(there.getByText('10,000 futures simulated.')).toBeVisible();
  await expect(there.locator('strong').first()).toHaveText(seed);
  await expect(there.getByText(drawn)).toBeVisible();
});
