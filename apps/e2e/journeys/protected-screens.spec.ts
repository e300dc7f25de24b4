import type { Page } from '@playwright/test';
import { type Person, signInAs } from '../setup/people.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

async function signedIn(page: Page, person: Person): Promise<void> {
  await signInAs(page, person);
  await expect(page).toHaveURL('/client-dashboard');
}

const someId = '00000000-0000-4000-8000-000000000000';
const protectedPaths = {
  both: ['/account', '/properties', `/property/${someId}`],
  client: ['/client-dashboard', '/plans', `/plans/${someId}`],
  admin: [
    '/admin-dashboard',
    '/admin-client',
    `/admin/client/${someId}`,
    `/admin/property/${someId}`,
    '/add-property',
    '/assign-property',
    '/admin/leads',
    '/admin/today',
    '/admin/practice',
    '/admin/practice/advisers',
    '/admin/leads/sources',
    '/admin/clients',
  ],
};

test.describe('protected screens', () => {
  test('[GUARD-02] [GUARD-04] [GUARD-05] [PM-02] send visitors to sign in', async ({ page }) => {
    for (const path of [
      ...Object.values(protectedPaths).flat(),
      '/portfolio-manager',
      '/portfolio-manager?next=properties',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/auth');
    }
  });

  test('[GUARD-03] [GUARD-05] [GUARD-06] send clients from the advisers’ screens to their portfolio', async ({
    page,
  }) => {
    await signedIn(page, settings.client);
    for (const path of protectedPaths.admin) {
      const way: string[] = [];
      page.on('framenavigated', (frame) => way.push(new URL(frame.url()).pathname));
      await page.goto(path);
      await expect(page, path).toHaveURL('/client-dashboard');
      expect(way, path).toContain('/portfolio-manager');
      page.removeAllListeners('framenavigated');
    }
  });

  test('[AUTH-05] [PM-04] [PM-12] send clients on from the sign-in and the portfolio manager', async ({ page }) => {
    await signedIn(page, settings.client);
    for (const path of ['/auth', '/portfolio-manager', '/portfolio-manager?next=/admin/leads']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/client-dashboard');
    }
    await page.goto('/portfolio-manager?next=properties');
    await expect(page).toHaveURL('/properties');
  });

  test('[AUTH-04] [GUARD-07] [PM-03] [PM-11] send advisers home, and make no profile for them', async ({ page }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    await signInAs(page, settings.adviser);
    await expect(page).toHaveURL('/admin-dashboard');
    for (const path of [...protectedPaths.client, '/auth', '/portfolio-manager']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/admin-dashboard');
    }
    expect(writes).toEqual([]);
  });

  test('[GUARD-06] [PM-12] let advisers into their own', async ({ page }) => {
    await signInAs(page, settings.adviser);
    await expect(page).toHaveURL('/admin-dashboard');
    await page.goto('/portfolio-manager?next=properties');
    await expect(page).toHaveURL('/admin-dashboard');
    for (const path of ['/account', '/add-property', '/assign-property', '/admin/leads']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
  });
});

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
