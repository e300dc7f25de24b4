import { signInAs } from '../setup/people.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

test.describe('a client without a profile', () => {
  test.use({ allowedErrors: [/404/] });

  test('[PM-01] [PM-06] [PM-08] [PM-09] gets one after a second look', async ({ page, request }) => {
    const { id } = await (await request.post('/api/auth/login', { data: settings.client })).json();
    const asked: number[] = [];
    await page.route(`**/api/profiles/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      asked.push(Date.now());
      const body = { message: 'Not found.', error: 'Not found.', code: 'not-found', requestId: 'r' };
      await route.fulfill({ status: 404, json: body });
    });
    const created = page.waitForRequest((sent) => sent.method() === 'PUT');
    await signInAs(page, settings.client);
    await expect(page.getByText('Loading your portfolio')).toBeVisible();
    expect((await created).url()).toContain(`/api/profiles/${id}`);
    await expect(page).toHaveURL('/client-dashboard');
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });
});
