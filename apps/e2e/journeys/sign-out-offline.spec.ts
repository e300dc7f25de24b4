import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';

const stored = (page: Page) => page.evaluate('Object.keys(localStorage)');

/** Signs in a new client and takes the network away; returns the session's access token. */
async function beginOffline(page: Page): Promise<string> {
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
  const data = { firstName: 'Ann', lastName: 'Ng', ...person };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client-dashboard');
  // Signing out loads its code from the offline cache, which the service worker serves from the second visit on.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  return String(await page.evaluate(`localStorage.getItem('token')`));
}

test.describe('signing out without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS|status of 401/],
  });

  /** True while the server still accepts the session. */
  async function isLive(request: APIRequestContext, accessToken: string): Promise<boolean> {
    const answer = await request.get('/api/auth/account', { headers: { authorization: `Bearer ${accessToken}` } });
    return answer.ok();
  }

  const leave = async (page: Page, isMobile: boolean) => {
    const bar = page.getByRole('banner');
    if (isMobile) await bar.getByRole('button', { name: /menu/i }).click();
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => stored(page)).toContain('signOutTickets');
    expect(await stored(page)).not.toContain('token');
  };

  const expectEnded = async (page: Page, accessToken: string) => {
    await expect.poll(() => isLive(page.request, accessToken)).toBe(false);
    await expect.poll(() => stored(page)).not.toContain('signOutTickets');
  };

  test('ends the session at the server at the next visit, and leaves nothing in the browser', async ({
    page,
    request,
    isMobile,
  }) => {
    const accessToken = await beginOffline(page);
    await leave(page, isMobile);
    expect(await isLive(request, accessToken)).toBe(true);
    await page.context().setOffline(false);
    await page.goto('/about');
    await expectEnded(page, accessToken);
  });

  test('ends the session at the server when the network returns after its own tries are over', async ({
    page,
    request,
    isMobile,
  }) => {
    await page.clock.install();
    const accessToken = await beginOffline(page);
    let tries = 0;
    page.on('requestfailed', (failed) => {
      tries += failed.url().endsWith('/api/auth/logout') ? 1 : 0;
    });
    await leave(page, isMobile);
    for (let given = 1; given <= 6; given += 1) {
      await expect.poll(() => tries).toBe(given);
      await page.clock.fastForward(30_000);
    }
    expect(await isLive(request, accessToken)).toBe(true);
    await page.context().setOffline(false);
    await expectEnded(page, accessToken);
  });
});
