import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { developmentPages } from '../setup/built-screens.ts';
import { figure } from '../setup/figure.ts';
import { startProduction } from '../setup/other-product.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const tests = ['Admin Creation', 'Asset Creation', 'Liability Creation', 'Profile Update', 'Admin Role Set'];
const buttons = [
  'Test API Endpoints',
  'Get Diagnostic Info',
  'Create Admin User',
  'Login as Admin',
  'Run All Tests',
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const logged = (page: Page) => card(page, 'Log').getByRole('listitem');
const statuses = (page: Page) => card(page, 'Test status').getByRole('listitem').allTextContents();
const all = (status: string) => tests.map((name) => `${name}${status}`);
const stored = (page: Page, key: string) => page.evaluate(`localStorage.getItem('${key}')`);

/** Signs in through the form and returns the token the browser then holds. */
async function signIn(page: Page): Promise<unknown> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(settings.adviser.email);
  await page.getByLabel('Password', { exact: true }).fill(settings.adviser.password);
  await button(page, 'Sign In').last().click();
  await expect(page).toHaveURL('/admin-dashboard');
  return await stored(page, 'token');
}

/** Holds back a response until the journey releases it. */
async function held(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('the hook tester', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('[HOOK-01] [HOOK-02] [ROUTE-04] [ERR-03] runs fixed inputs and leaves two leads', async ({ page }) => {
    await page.goto('/hooks-test');
    await expect(page.getByRole('heading', { level: 1, name: 'Hook Tester' })).toBeVisible();

    const mortgage = card(page, 'Mortgage repayment');
    await expect(mortgage).toContainText('"loanAmount": 500000');
    await expect(mortgage).toContainText('"interestRate": 4.5');
    await expect(mortgage).toContainText('"loanTerm": 30');
    await button(page, 'Run').first().click();
    await expect(mortgage.getByRole('status')).toContainText('2,533.43');

    for (const name of ['Borrowing lead test', 'Mortgage lead test']) {
      const sent = page.waitForResponse((answer) => /\/api\/(borrowing|mortgage)-leads$/.test(answer.url()));
      await card(page, name).getByRole('button', { name: 'Run' }).click();
      expect((await sent).status()).toBe(201);
      await expect(card(page, name).getByRole('status')).toContainText('Answered');
    }

    const signInTest = card(page, 'Sign-in test');
    await signInTest.getByRole('button', { name: 'Run' }).click();
    await expect(signInTest.getByRole('status')).toContainText('Invalid credentials');
    // No displayable text, so the screen's default message shows (decision P-01).
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, body: '<h1>Proxy</h1>' }));
    await signInTest.getByRole('button', { name: 'Run' }).click();
    await expect(signInTest.getByRole('status')).toContainText('Login failed');
    await expectAccessible(page);
  });

  test('[LEAD-12] sends the mortgage lead with its loan and results under mortgageDetails', async ({ page }) => {
    const sent = page.waitForRequest('**/api/mortgage-leads');
    await page.goto('/hooks-test');
    await card(page, 'Mortgage lead test').getByRole('button', { name: 'Run' }).click();
    const { mortgageDetails, ...rest } = (await sent).postDataJSON();
    expect(rest).toMatchObject({ firstName: 'Hook', purchaseTimeframe: '6-12 months', privacyPolicy: true });
    for (const name of Object.keys(mortgageDetails)) expect(rest).not.toHaveProperty(name);
    const { results, ...loan } = mortgageDetails;
    expect(loan).toEqual({
      ...{ loanAmount: 500_000, interestRate: 4.5, loanTerm: 30, repaymentFrequency: 'monthly' },
      ...{ loanType: 'principal_and_interest', additionalRepayments: 0 },
    });
    const monthly = 0.045 / 12;
    expect(results.repaymentAmount).toBeCloseTo((500_000 * monthly) / (1 - (1 + monthly) ** -360), 2);
    expect(results).toMatchObject({ interestSaved: 0, timeSaved: 0 });
    await expect(card(page, 'Mortgage lead test').getByRole('status')).toContainText('Answered');
  });
});

test.describe('the database test', () => {
  // One after the other: they write to the one test administrator's record.
  test.describe.configure({ mode: 'default' });
  // Only a local caller may create the test administrator, so no forwarding headers.
  test.use({ allowedErrors: [/status of (401|403|404|409)|ERR_FAILED/], extraHTTPHeaders: {} });

  test('[DBTEST-01] [DBTEST-02] [DBTEST-03] has its title, the addresses it calls and five buttons', async ({
    page,
  }) => {
    await page.goto('/database-test');
    await expect(page.getByRole('heading', { level: 1, name: 'Database Permission Test' })).toBeVisible();
    await expect(page).toHaveTitle('Database Permission Test | Freehold');
    const configuration = card(page, 'API configuration');
    await expect(configuration.getByRole('definition')).toHaveText([settings.baseUrl, `${settings.baseUrl}/api`]);
    for (const name of buttons) await expect(button(page, name)).toBeEnabled();
  });

  test('[DBTEST-05] [DBTEST-07] [DBTEST-10] [DBTEST-11] has nothing run yet, and advice', async ({ page }) => {
    await page.goto('/database-test');
    await expect(card(page, 'Test status').getByRole('listitem')).toHaveText(all('Not Run'));
    await expect(card(page, 'Log')).toContainText('No logs yet. Run tests to see results.');
    const advice = card(page, 'Troubleshooting');
    await expect(advice.getByRole('heading', { level: 3 })).toHaveText(['API connection', 'Database permissions']);
    await expect(advice).toContainText('profiles, assets, liabilities, portfolios and properties');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  test('[DBTEST-04] [DBTEST-06] [DBTEST-12] [DBTEST-13] makes an administrator, signs in, and waits for the rest', async ({
    page,
  }) => {
    await page.goto('/database-test');
    const release = await held(page, '/test/create-asset');
    await button(page, 'Run All Tests').click();
    for (const name of ['Running Tests...', ...buttons.slice(0, -1)]) await expect(button(page, name)).toBeDisabled();
    await expect(page.getByText('Admin login worked')).toBeVisible();
    // The administrator is created and signed in; later steps have not run.
    expect(await statuses(page)).toEqual([
      'Admin CreationSuccess',
      'Asset CreationNot Run',
      'Liability CreationNot Run',
      'Profile UpdateNot Run',
      'Admin Role SetSuccess',
    ]);
    expect(await stored(page, 'token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    release();
    await expect(button(page, 'Run All Tests')).toBeEnabled();

    // Now signed in as the test administrator: diagnostics are allowed, and another run asks first.
    await button(page, 'Get Diagnostic Info').click();
    await expect(page.getByText('Diagnostic info received')).toBeVisible();
    await button(page, 'Run All Tests').click();
    const again = await held(page, '/test/create-admin');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await expect(button(page, 'Running Tests...')).toBeVisible();
    expect(await statuses(page)).toEqual(all('Not Run'));
    again();
    await expect(button(page, 'Run All Tests')).toBeEnabled();
  });

  test('[DBTEST-08] [DBTEST-09] [DBTEST-14] [DBTEST-15] notes each step with its local time, the newest first', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-21T04:05:09Z');
    const posted: string[] = [];
    page.on('response', async (answer) => {
      const path = new URL(answer.url()).pathname;
      if (answer.request().method() === 'POST' && path.startsWith('/api/test/')) {
        posted.push(`${path} ${(await answer.json()).status}`);
      }
    });
    const update = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes('/api/profiles/'));
    await page.goto('/database-test');
    await button(page, 'Run All Tests').click();
    await expect(button(page, 'Run All Tests')).toBeEnabled();
    expect(await statuses(page)).toEqual(all('Success'));
    await expect
      .poll(() => posted)
      .toEqual(expect.arrayContaining(['/api/test/create-asset success', '/api/test/create-liability success']));
    expect((await update).postDataJSON()).toMatchObject({ address: expect.any(String), occupation: 'Database tester' });
    const messages = await logged(page).locator('p').allTextContents();
    const inSydney = '3:05:09 pm';
    expect(messages).toEqual(
      [
        'successbase is accessible',
        'success/auth/test is accessible',
        'success/profiles is accessible',
        'success/diagnostic is accessible',
        'infoAPI endpoints tested',
        'successTest admin is there',
        'successAdmin login worked',
        'successAsset Creation worked',
        'successLiability Creation worked',
        'successProfile updated and read back',
      ]
        .toReversed()
        .map((text) => `${inSydney}${text}`),
    );
    await expect(logged(page).filter({ hasText: 'read back' }).locator('pre')).toContainText('Database tester');
  });

  test('[DBTEST-16] [DBTEST-19] [DBTEST-20] tells a visitor which addresses answer, and who the administrator is', async ({
    page,
  }) => {
    await page.goto('/database-test');
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/profiles'));
    await button(page, 'Test API Endpoints').click();
    await expect(logged(page).filter({ hasText: 'API endpoints tested' }).locator('pre')).toHaveText(
      JSON.stringify({ base: true, '/auth/test': true, '/profiles': true, '/diagnostic': true }, null, 2),
    );
    // Visitors are rejected, which counts as accessible and reveals nothing.
    expect((await refused).status()).toBe(401);
    await button(page, 'Create Admin User').click();
    await expect(logged(page).filter({ hasText: 'Test admin is there' }).locator('pre')).toContainText(
      /"userId": ".+",\s+"email": ".+",\s+"role": "ADMIN"/,
    );
    await page.getByRole('button', { name: /Login as Admin/ }).click();
    await expect(page.getByText('Admin login worked')).toBeVisible();
    expect(await stored(page, 'token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('[DBTEST-18] shows credentials that stand in no file of the site', async ({ page }) => {
    const made = page.waitForResponse('**/api/test/create-admin');
    await page.goto('/database-test');
    await button(page, 'Create Admin User').click();
    const { email, password }: { email: string; password: string } = await (await made).json();
    const files = globSync('**/*.{js,html,json}', { cwd: join(settings.folder, 'web') });
    expect(files.length).toBeGreaterThan(100);
    const naming = files.filter((file) => {
      const text = readFileSync(join(settings.folder, 'web', file), 'utf8');
      return text.includes(password) || text.includes(email);
    });
    expect(naming).toEqual([]);
  });

  test('[DBTEST-17] asks who is signed in, and gives their own sign-in back', async ({ page }) => {
    const own = [await signIn(page), await stored(page, 'refreshToken')];
    await page.goto('/database-test');
    await button(page, 'Run All Tests').click();
    await expect(page.getByRole('dialog')).toContainText(`You are signed in as ${settings.adviser.email}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Log')).toContainText('No logs yet.');

    await button(page, 'Run All Tests').click();
    const release = await held(page, '/test/create-asset');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('Admin login worked')).toBeVisible();
    await expect.poll(() => stored(page, 'token')).not.toBe(own[0]);
    release();
    await expect(page.getByText('Your own sign-in is back')).toBeVisible();
    expect([await stored(page, 'token'), await stored(page, 'refreshToken')]).toEqual(own);
    expect(await statuses(page)).toEqual(all('Success'));
    await page.goto('/admin-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  });

  test('[ERR-36] [ERR-37] [ERR-38] says what failed and what was answered', async ({ page }) => {
    const newest = logged(page).first();
    const answer = (path: string, status: number, body: string) =>
      page.route(`**/api${path}`, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
    await page.goto('/database-test');

    await button(page, 'Get Diagnostic Info').click();
    await expect(newest).toContainText('errorFailed to get diagnostic info');
    await expect(newest.locator('pre')).toContainText('"code":"signed-out"');

    await answer('/test/create-admin', 409, '{"reason":"taken"}');
    await button(page, 'Create Admin User').click();
    await expect(newest).toContainText('Failed to create test admin');
    await expect(newest.locator('pre')).toHaveText('{"reason":"taken"}');
    expect((await statuses(page)).filter((text) => text.endsWith('Failed'))).toEqual([
      'Admin CreationFailed',
      'Admin Role SetFailed',
    ]);
    await answer('/test/create-admin', 200, '{}');
    await button(page, 'Create Admin User').click();
    await expect(newest).toContainText('Response received but no user data found');
    await page.unroute('**/api/test/create-admin');

    await answer('/auth/login', 403, '');
    await page.getByRole('button', { name: /Login as Admin/ }).click();
    await expect(newest).toContainText('Admin login failed');
    // Without a body the error's default message shows.
    await expect(newest.locator('pre')).toHaveText('You do not have access to this.');
    await answer('/auth/login', 200, '{"email":"x"}');
    await page.getByRole('button', { name: /Login as Admin/ }).click();
    await expect(newest).toContainText('Login response missing token or user ID');
    await page.unroute('**/api/auth/login');

    await page.route('**/api/profiles', (route) => route.fulfill({ status: 404, body: '' }));
    await button(page, 'Test API Endpoints').click();
    await expect(logged(page).filter({ hasText: '/profiles is not accessible' })).toHaveCount(1);
    await expect(logged(page).filter({ hasText: '/diagnostic is accessible' })).toHaveCount(1);

    await answer('/test/create-asset', 201, '{"status":"error"}');
    await page.route('**/api/profiles/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 403, body: 'read only' }) : route.continue(),
    );
    await button(page, 'Run All Tests').click();
    await expect(button(page, 'Run All Tests')).toBeEnabled();
    await expect(newest).toContainText('Failed to update profile');
    await expect(newest.locator('pre')).toHaveText('read only');
    await expect(logged(page).filter({ hasText: 'Error in additional tests' })).toHaveCount(1);
    expect(await statuses(page)).toEqual([
      'Admin CreationSuccess',
      'Asset CreationFailed',
      'Liability CreationSuccess',
      'Profile UpdateFailed',
      'Admin Role SetSuccess',
    ]);
  });

  test('[ERR-37] [ERR-38] says when the browser itself gets in the way', async ({ page }) => {
    await page.addInitScript(`
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'token') throw new Error(globalThis.said ?? 'Storage is full');
        return setItem.call(this, key, value);
      };
    `);
    await page.goto('/database-test');
    await page.getByRole('button', { name: /Login as Admin/ }).click();
    const newest = logged(page).first();
    await expect(newest).toContainText('Error running tests');
    await expect(newest.locator('pre')).toHaveText('Storage is full');
    // An error with an empty message.
    await page.evaluate(`globalThis.said = ''`);
    await page.getByRole('button', { name: /Login as Admin/ }).click();
    await expect(newest.locator('pre')).toHaveText('Unknown error');

    await page.route(/\/api\/|:\d+\/?$/, (route) => route.abort());
    await button(page, 'Test API Endpoints').click();
    await expect(newest).toContainText('Error during API endpoint tests');
    await expect(newest.locator('pre')).toHaveText('Nothing answered');
    await expect(logged(page).filter({ hasText: 'is not accessible' })).toHaveCount(4);
  });
});

test('[DEMO-07] in the demo nothing can be run and nothing is asked', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Login as Admin/ }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/database-test');
  for (const name of buttons) await expect(button(page, name)).toBeDisabled();
  await expect(page.getByText('The demo asks no server', { exact: false })).toBeVisible();
  await page.goto('/hooks-test');
  for (const run of await button(page, 'Run').all()) await expect(run).toBeDisabled();
  await expect(page.getByText('The demo asks no server', { exact: false })).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test.describe('production', () => {
  test.use({ allowedErrors: [/status of 404|request to http:\/\/localhost/] });

  test('[HOOK-03] [SEC-11] [ROUTE-04] has neither page, and no page leads to them', {
    tag: '@quality',
  }, async ({ page, request }) => {
    expect(developmentPages()).toEqual(['/hooks-test', '/database-test']);
    for (const address of ['/', '/sitemap.xml']) {
      expect(await (await request.get(address)).text()).not.toMatch(
        /href="\/(hooks|database)-test|(hooks|database)-test</,
      );
    }
    const production = await startProduction();
    try {
      for (const address of developmentPages()) {
        const answer = await page.goto(`${production.baseUrl}${address}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
        await expect(page.getByText('Oops! Page not found')).toBeVisible();
        await expect(page).toHaveTitle('Page not found | Freehold');
        // Also in the demo, which calls no server.
        await page.evaluate(`localStorage.setItem('isDemoUser', 'ADMIN')`);
        await page.reload();
        await expect(page.getByText('Oops! Page not found')).toBeVisible();
        await page.evaluate(`localStorage.clear()`);
      }
    } finally {
      await production.stop();
    }
    figure(
      'T4',
      'development screens that production answers as an unknown address, signed out and in the demo',
      '2/2',
    );
  });
});
