import { fixture } from '@freehold/plan/fixtures';
import { openAs, test } from '../setup/dashboard-clients.ts';
import { showCharts } from '../setup/modelling.ts';
import { openPlan } from '../setup/plans.ts';
import { expect } from '../setup/quiet-page.ts';

const backgrounds = '[document.documentElement, document.body].map((part) => getComputedStyle(part).backgroundColor)';

test.describe('a dashboard that the browser prints by itself', () => {
  test('fits its charts to the paper, although nothing measures them again', async ({ page, fullClient }) => {
    // Browsers lay out for print without firing observers.
    await page.addInitScript('globalThis.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} }');
    await openAs(page, fullClient, '?tab=retirement');
    await showCharts(page);
    const plot = page.getByRole('application').first();
    const onScreen = (await plot.boundingBox())?.width ?? 0;
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 960 });
    await expect.poll(async () => (await plot.boundingBox())?.width).toBeLessThan(onScreen);
    // The last axis tick is inside the plot, and the plot inside its card.
    const paperEnds = await plot.evaluate(
      (element: { getBoundingClientRect(): { right: number } }) => element.getBoundingClientRect().right,
    );
    const last = await plot
      .locator('svg text')
      .evaluateAll((texts: { getBoundingClientRect(): { right: number } }[]) =>
        Math.max(...texts.map((text) => text.getBoundingClientRect().right)),
      );
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(paperEnds + 4);
  });
});

test('a plan on paper is dark on white in a dark browser with a panel open, has each amount on one line and what is assumed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPlan(page, fixture('large'));
  await page.getByRole('button', { name: /^Saved / }).click();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  // At the width of A4 the panel is a dialog over the page.
  await page.setViewportSize({ width: 794, height: 1_123 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
  const years = page.getByRole('table', { includeHidden: true }).first();
  await expect(years.locator('tbody tr')).toHaveCount(40);
  expect(await page.evaluate(backgrounds)).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']);
  const heights = await years
    .locator('tbody tr')
    .evaluateAll((rows: { getBoundingClientRect(): { height: number } }[]) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
  // The first year is not whole: its months may stand below it.
  await expect(years.getByRole('rowheader', { includeHidden: true }).first()).toHaveText('2026-27, 7 months');
  expect(Math.max(...heights.slice(1))).toBeLessThan(1.5 * Math.min(...heights));
  const assumed = page.getByRole('table', { includeHidden: true }).nth(1);
  await expect(assumed.locator('tbody tr').first()).toHaveText('Inflation2.5% a yearThis plan');
  await expect(page.getByText(/^In today’s dollars, law as at \d.* Estimate only, general information/)).toBeVisible();
});
