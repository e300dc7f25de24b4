import { figure } from '../setup/figure.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('a server that is away', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('[RETRY-07] is asked again in view of a form that stays usable, until the person stops it', {
    tag: '@quality',
  }, async ({ page }) => {
    let attempts = 0;
    await page.route('**/api/auth/forgot-password', (route) => {
      attempts += 1;
      return route.abort('connectionrefused');
    });
    await page.clock.install();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ann@example.com');
    const send = page.getByRole('button', { name: /^Send/ });
    await send.click();
    await expect(page.getByText('Trying again, attempt 2 of 6', { exact: false })).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(page.getByText('attempt 3 of 6', { exact: false })).toBeVisible();
    await page.getByLabel('Email').fill('ann.lee@example.com');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Trying again', { exact: false })).toHaveCount(0);
    await expect(send).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue('ann.lee@example.com');
    const beforeCancel = attempts;
    await page.clock.runFor(200_000);
    expect(attempts).toBe(beforeCancel);
    await send.click();
    await expect(page.getByText('attempt 2 of 6', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    // The address changes before the screen does; requests of the old screen until then count as before.
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    // The installed clock keeps running too, so a slow machine may have sent one more request.
    const beforeLeaving = attempts;
    expect(beforeLeaving).toBeGreaterThan(beforeCancel);
    await page.clock.runFor(200_000);
    expect(attempts).toBe(beforeLeaving);
    figure(
      'L4',
      'requests in 200 s after the person pressed Cancel or went to another screen while the app waited',
      '0',
    );
  });
});
