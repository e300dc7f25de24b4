import { encodeScenario, modellingDefaults } from '@freehold/contract';
import type { Locator } from '@playwright/test';
import { openTab } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('simulates the futures of a portfolio in a worker, and a link brings the same ones back', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openTab(page, 'Portfolio Potential');
  const card = page.getByRole('region', { name: 'How sure is that?' });
  await expect(card.getByText('not a forecast')).toBeVisible();
  // How often money runs out is simulated unasked, for the model and the simulator; the rest on request.
  await expect.poll(() => workers.length).toBe(2);

  await card.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  await expect(card.getByText('10,000 futures simulated.')).toBeVisible();
  expect(workers).toHaveLength(3);
  await expect(card.getByRole('radio', { name: 'Fitted on Australian history 1987–2025' })).toBeChecked();
  await expect(card.getByLabel('Growth volatility', { exact: true })).toHaveCount(0);
  await card.getByText('Independent draws').click();
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

test('the simulator says beside its gain, as large, how often money runs out, and its chart says it too', async ({
  page,
  isMobile,
}) => {
  await openTab(page, 'Portfolio Potential');
  const gain = page.getByRole('region', { name: 'Simulated total equity after 30 years' });
  const risk = gain.getByText(/^In [\d.]+% of futures cash or equity runs out\.$/);
  await expect(risk).toBeVisible();
  // Digits of both figures stand equally high.
  const heightOf = async (text: Locator) => (await text.boundingBox())?.height ?? 0;
  expect(await heightOf(risk.locator('strong'))).toBeCloseTo(await heightOf(gain.getByText(/^\$/).first()), -1);
  // What the futures rest on leaves a phone's first view to the two figures.
  const basis = gain.getByText(/fitted on Australian history, with \$30,000 in cash/);
  if (isMobile) await expect(basis).toBeHidden();
  else await expect(basis).toBeVisible();
  const sentence = (await risk.innerText()).replaceAll(/\s+/g, ' ');
  await expect(page.getByText(`The lines are the plan, at even growth. ${sentence}`)).toBeVisible();
});

test('a link from before there was a choice keeps its independent draws', async ({ page }) => {
  const inputs = { ...modellingDefaults, probability: { seed: 2026 } };
  await page.goto(
    `/modelling-dashboard?tab=portfolio-potential#s=${encodeScenario({ v: 1, kind: 'modelling', inputs })}`,
  );
  const card = page.getByRole('region', { name: 'How sure is that?' });
  await card.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  await expect(card.getByRole('radio', { name: 'Independent draws' })).toBeChecked();
});
