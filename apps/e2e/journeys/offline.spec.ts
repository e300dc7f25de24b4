import { textField } from '../setup/field-messages.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { toolPages } from '../setup/tools.ts';

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/] });

  test('the calculators open and compute after one visit, and no answer of the API is kept', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);

    await page.goto('/mortgage-calculator');
    await expect(page.getByRole('region', { name: 'Estimated repayment' })).toContainText('$3,095');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('600k');
    await expect(page.getByRole('region', { name: 'Estimated repayment' })).toContainText('$3,714');

    await page.goto('/borrowing-capacity');
    await page.getByLabel('Income before tax', { exact: false }).first().fill('100000');
    await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    await expect(page.getByText('$600,000').filter({ visible: true }).first()).toBeVisible();

    await page.goto('/modelling-dashboard?tab=negative-gearing');
    await expect(page.getByText('$10,864').first()).toBeVisible();

    const kept: string[] = await page.evaluate(`(async () => {
      const names = await caches.keys();
      const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return entries.flat().map((request) => new URL(request.url).pathname);
    })()`);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => !path.startsWith('/assets/') && !path.endsWith('index.html'))).toEqual([]);
  });

  test('a link to a page that is not here leaves the page as it is, says so, and can be tried again', async ({
    page,
    context,
  }) => {
    await page.goto('/borrowing-capacity');
    // A worker whose script load is cut off logs a console error that a test cannot tell from any other.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
    await expect(page).toHaveURL('/faq');
  });

  test('an address typed without a network says so on a page of ours, which leads to what works and tries again', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    for (const path of ['/about', '/client-dashboard', '/auth?mode=sign-up']) {
      expect((await page.goto(path))?.status()).toBe(503);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    }
    await page.getByRole('link', { name: 'Mortgage calculator' }).click();
    await expect(page.getByRole('region', { name: 'Estimated repayment' })).toContainText('$3,095');
    await page.goBack();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/auth?mode=sign-up');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  });

  test('every tool works without a network after one visit to the site', async ({ page, context }) => {
    test.setTimeout(180_000);
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    for (const { page: path, result, field, typed, figure } of toolPages) {
      await page.goto(path);
      await textField(page, field).fill(typed);
      await expect(page.getByRole('region', { name: result }), path).toContainText(figure);
    }
  });
});
