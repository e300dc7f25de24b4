import { figure } from '../setup/figure.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('is one request, and a press is another one', { tag: '@quality' }, async ({ page }) => {
    const tries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) tries.push(request.method());
    });
    // A failed call would be retried after 3 seconds and again after 6 more.
    await page.clock.install();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(settings.adviser.email);
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
    for (const expected of [1, 2]) {
      const answer = page.waitForResponse('**/api/auth/login');
      await submit.click();
      await answer;
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.clock.runFor(200_000);
      await expect(submit).toBeEnabled();
      expect(tries).toHaveLength(expected);
    }
    figure('F3', 'sign-in requests of one wrong password, over 200 seconds', '1');
  });
});
