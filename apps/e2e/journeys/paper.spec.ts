import { openAs, test } from '../setup/dashboard-clients.ts';
import { showCharts } from '../setup/modelling.ts';
import { expect } from '../setup/quiet-page.ts';

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
