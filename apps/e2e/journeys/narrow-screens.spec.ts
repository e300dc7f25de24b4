import type { Page } from '@playwright/test';
import { openAs, test as signedIn } from '../setup/dashboard-clients.ts';
import { expect, test } from '../setup/quiet-page.ts';

const phone = { width: 390, height: 844 };

/** Expects the tabs in one scrollable row, with the open tab in view and an indicator where there is more. */
async function isOneRow(page: Page, tabs: string, more: string): Promise<void> {
  const row = page.getByRole('tablist', { name: tabs });
  const open = row.getByRole('tab', { selected: true });
  await expect(row).toHaveAttribute('data-more', more);
  await row.scrollIntoViewIfNeeded();
  await expect(open).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all((await row.getByRole('tab').all()).map((tab) => tab.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the modelling tabs stand in one row, scrolled to the tab of the link', async ({ page }) => {
    await page.goto('/modelling-dashboard');
    await isOneRow(page, 'Modelling tools', 'end');
    await page.goto('/modelling-dashboard?tab=negative-gearing');
    await isOneRow(page, 'Modelling tools', 'start end');
    await page.getByRole('tab', { name: 'Negative Gearing' }).press('End');
    await isOneRow(page, 'Modelling tools', 'start');
  });

  test('the bar with the result is one line until there is a result', async ({ page }) => {
    await page.goto('/borrowing-capacity');
    const bar = page.getByRole('region', { name: 'Estimated borrowing capacity' });
    await expect(bar).toContainText('Enter your income and marital status');
    expect((await bar.boundingBox())?.height).toBeLessThan(44);
    await page.getByLabel('Income before tax').fill('100,000');
    await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    await expect(bar).toContainText('$600,000');
    expect((await bar.boundingBox())?.height).toBeGreaterThan(70);
  });

  test('the repayment schedule says at its edge that it goes on, and its headings take two lines at most', async ({
    page,
  }) => {
    await page.goto('/mortgage-calculator');
    await expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
    await page.mouse.move(10, 300);
    await page.keyboard.press('End');
    const table = page.getByRole('region', { name: 'Repayment schedule, table' });
    await expect(table).toBeVisible();
    const [box, inside] = [await table.boundingBox(), await table.getByRole('table').boundingBox()];
    expect(inside?.width).toBeGreaterThan(box?.width ?? Number.POSITIVE_INFINITY);
    await expect(table).toHaveCSS('background-image', /radial-gradient/);
    expect((await table.locator('thead').boundingBox())?.height).toBeLessThan(56);
  });
});

signedIn.describe('signed in on a phone', () => {
  signedIn.use({ viewport: phone });

  signedIn('the eight tabs of a client’s dashboard stand in one row', async ({ page, fullClient }) => {
    await openAs(page, fullClient, '?tab=tax');
    await isOneRow(page, 'Your portfolio', 'start end');
  });
});
