import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adviser, bearer, newClient, openAs, tokensOf } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress, settings } from '../setup/settings.ts';

const { client } = settings;
const house = {
  ...{ name: 'Corner house', street: '1 Test St', suburb: 'Manly', state: 'NSW', postcode: '2095' },
  ...{ price: 900_000, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
};

/** Holds back responses from an address until released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('[AUTH-03] [PM-05] [GUARD-01] while it is not known who is signed in, a screen waits and decides nothing', async ({
  page,
}) => {
  for (const [path, text, content] of [
    ['/auth', 'Loading sign-in', page.getByRole('form', { name: 'Sign in' })],
    ['/portfolio-manager', 'Loading your portfolio', page.getByRole('form', { name: 'Sign in' })],
  ] as const) {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const waiting = page.getByRole('status').filter({ hasText: text });
    await expect(waiting).toBeVisible();
    await expect(content).toHaveCount(0);
    await expect(page).toHaveURL(path);
    release();
    await expect(content).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(page, 'a visitor is sent to sign in once it is known').toHaveURL('/auth');
    await page.unroute(/\/assets\/.*\.js$/);
  }
});

for (const [who, path, heading, end] of [
  ['an adviser', '/admin-dashboard', 'Admin Dashboard', '/admin-dashboard'],
  ['an adviser', '/client-dashboard', 'Your Portfolio Dashboard', '/admin-dashboard'],
  ['a client', '/client-dashboard', 'Your Portfolio Dashboard', '/client-dashboard'],
  ['a client', '/admin-dashboard', 'Admin Dashboard', '/client-dashboard'],
  ['nobody', '/client-dashboard', 'Your Portfolio Dashboard', '/auth'],
] as const) {
  const isLetIn = path === end;
  test(`[GUARD-01] [GUARD-08] before the program is here ${path} ${isLetIn ? 'has' : 'hides'} its head for ${who}`, async ({
    page,
    request,
  }) => {
    const signIn = (data: object) => request.post('/api/auth/login', { data });
    if (who === 'an adviser') await openAs(page, await adviser(request), '/terms');
    if (who === 'a client') await openAs(page, await tokensOf(await signIn(client)), '/terms');
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ visible: isLetIn });
    release();
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[AUTH-17] while a sign-in or a sign-up runs every button that starts one waits', async ({ page }) => {
  await page.setExtraHTTPHeaders(fromOwnAddress());
  const fill = async () => {
    await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
  };
  const demo = page.getByRole('button', { name: 'Login as Client' });
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Ng');
  await fill();
  const release = await hold(page, '**/api/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account' })).toBeDisabled();
  await expect(demo).toBeDisabled();
  release();
  await expect(page).toHaveURL('/client-dashboard');
});

test('[ROUTE-02] [ROUTE-03] each protected path opens its own screen for who may see it', async ({ page, request }) => {
  const tokens = await adviser(request);
  const headers = bearer(tokens);
  const { profile } = await newClient(request, tokens, { profile: { firstName: 'Robin', lastName: 'Lane' } });
  const { id: property } = await (await request.post('/api/properties', { headers, data: house })).json();
  const ownScreens = [
    ['/admin-dashboard', 'Admin Dashboard'],
    ['/admin-client', 'New Client Details'],
    [`/admin/client/${profile.id}`, 'Edit Client Details'],
    [`/admin/property/${property}`, house.name],
    ['/add-property', 'Add Property'],
    ['/assign-property', 'Assign Property'],
    [`/property/${property}`, house.name],
  ] as const;
  for (const [path, heading] of ownScreens) {
    await openAs(page, tokens, path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  const person = await tokensOf(await request.post('/api/auth/login', { data: client }));
  for (const [path, heading] of [
    ['/client-dashboard', 'Your Portfolio Dashboard'],
    [`/property/${property}`, house.name],
  ] as const) {
    await openAs(page, person, path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test.describe('a server that never answers', () => {
  test.use({ allowedErrors: [/./] });

  test('[GUARD-09] ends in an error with a retry, at the transport’s time-out and not before', async ({
    page,
    request,
  }) => {
    const tokens = await adviser(request);
    await page.clock.install();
    await openAs(page, tokens, '/about');
    await page.route('**/api/profiles?*', () => undefined);
    await page.route('**/api/properties?*', () => undefined);
    await page.goto('/admin-dashboard');
    const loading = page.getByText('Loading admin dashboard...');
    await expect(loading).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(loading).toBeVisible();
    // Each failed attempt schedules the next in real time, so the clock keeps running until the last has failed.
    const retry = page.getByRole('table', { name: 'Clients' }).getByRole('button', { name: 'Retry' });
    await expect(async () => {
      await page.clock.runFor(15_000);
      expect(await retry.isVisible()).toBe(true);
    }).toPass({ intervals: [100], timeout: 60_000 });
    await expect(page.getByRole('table', { name: 'Properties' }).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(loading).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('table', { name: 'Properties' }).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first()).toBeVisible();
  });
});
