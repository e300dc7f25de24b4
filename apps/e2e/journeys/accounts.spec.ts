import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../setup/accessible.ts';
import { waitUntilAnswering } from '../setup/answering-page.ts';
import { mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** The client that the first start adds. */
const seededClient: Person = settings.client;

const somebody = (): Person => ({ email: `${randomUUID()}@example.com`, password: 'correct horse' });

async function newClient(request: APIRequestContext): Promise<Person & { id: string; accessToken: string }> {
  const person = somebody();
  const reply = await request.post('/api/auth/register', { data: { firstName: 'Ann', lastName: 'Ng', ...person } });
  expect(reply.status()).toBe(201);
  return { ...person, ...(await reply.json()) };
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, { email, password });
}

async function submitSignIn(page: Page, { email, password }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

async function signedIn(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await expect(page).toHaveURL('/client-dashboard');
}

async function openBar(page: Page, isMobile: boolean) {
  const bar = page.getByRole('banner');
  if (isMobile) await bar.getByRole('button', { name: /menu/i }).click();
  return bar;
}

/** The path and secret of the link in the latest mail that leads to a page. */
async function linkFor(email: string, path: string, place = 0): Promise<string> {
  const pattern = new RegExp(`${path}#token=[\\w.-]+`);
  const links = async () => (await mailsFor(email)).flatMap((mail) => pattern.exec(mail.text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(place);
  return (await links())[place] ?? '';
}

async function expectAccessiblePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
}

const stored = (page: Page) => page.evaluate('Object.keys(localStorage)');

/** The same site in another browser. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings.baseUrl });
  const page = await context.newPage();
  waitUntilAnswering(page);
  return page;
}

test.describe('a new client', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('[HOME-08] [AUTH-01] [AUTH-10] [AUTH-12] [AUTH-20] [ERR-05] [ERR-06] [ERR-07] [VALID-24] [VALID-26] signs up, confirms the address, leaves and comes back', async ({
    page,
    isMobile,
  }) => {
    const person = somebody();
    await page.goto('/');
    await page.getByText('Start Free Trial', { exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    const create = page.getByRole('button', { name: 'Create Account' });
    await create.click();
    await expect(page.getByRole('alert').getByText('Please fill in all required fields')).toBeVisible();
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Last Name').fill('Ng');
    await page.getByLabel('Email').fill(` ${person.email} `);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await create.click();
    await expect(page.getByRole('alert').getByText('Password must be at least 6 characters long')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await create.click();
    await expect(page).toHaveURL('/client-dashboard');
    await expect(
      page.getByText('Your account has been created successfully. You have been registered as a client user.'),
    ).toHaveCount(1);
    expect(await stored(page)).toEqual(expect.arrayContaining(['token', 'refreshToken']));

    await page.goto('/account');
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    await page.goto(await linkFor(person.email, '/verify-email'));
    await page.getByRole('button', { name: 'Confirm My Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

    await page.route('**/api/auth/logout', (route) => route.abort());
    const bar = await openBar(page, isMobile);
    await expect(bar.getByText('Client', { exact: true })).toBeVisible();
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You have been successfully signed out')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']));
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/client-dashboard');
  });
});

test.describe('signing in', () => {
  test('[AUTH-02] [AUTH-06] [AUTH-07] [AUTH-08] [AUTH-09] [GUARD-10] disables every button, then goes home without a toast', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto('/account');
    await expect(page).toHaveURL('/auth');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await submitSignIn(page, seededClient);
    await expect(page.getByRole('main').getByRole('button', { name: 'Signing In' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Login as Client' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/client-dashboard');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('a forgotten password', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/40[01]/] });

  test('[ROUTE-09] [RESET-06] [RESET-07] [RESET-08] is set anew with a link that works once, and ends every session', async ({
    page,
    request,
    browser,
  }) => {
    const person = await newClient(request);
    const other = await elsewhere(browser);
    await signedIn(other, person);

    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const ask = async (email: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the Link' }).click();
      return page.getByRole('status').filter({ hasText: 'If there is an account' }).textContent();
    };
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    const unknown = await ask('nobody@example.com');
    await page.getByRole('button', { name: 'Send It Again' }).click();
    const known = await ask(person.email);
    expect(known?.replace(person.email, 'X')).toBe(unknown?.replace('nobody@example.com', 'X'));

    const link = await linkFor(person.email, '/reset-password');
    await page.goto(link);
    const save = page.getByRole('button', { name: 'Set Password' });
    await page.getByRole('textbox', { name: 'New password' }).fill('12345');
    await save.click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill('a new one');
    await save.click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

    await page.goto('/about');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill('yet another');
    await save.click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a New Link' }).click();
    await expect(page).toHaveURL('/forgot-password');

    await other.goto('/account');
    await expect(other).toHaveURL('/auth');
    await signIn(page, person);
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    await signedIn(page, { email: person.email, password: 'a new one' });
  });
});

test.describe('the account', () => {
  test.use({ allowedErrors: [/40[13]/] });

  test('[ERR-09] [VALID-27] changes details and password, ends sessions, exports what is held and is deleted for good', async ({
    page,
    request,
    browser,
  }) => {
    const person = await newClient(request);
    const other = await elsewhere(browser);
    await signedIn(other, person);
    await signedIn(page, person);
    await page.goto('/account');
    await page.getByLabel('Phone').fill('0400 123 456');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    // The one by API and the one in the other browser.
    await expect(page.getByRole('button', { name: /End Session/ })).toHaveCount(2);

    await page.getByLabel('Current password', { exact: true }).fill('not it');
    await page.getByRole('textbox', { name: 'New password' }).fill(' spaced out ');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await page.getByLabel('Current password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: /End Session/ })).toHaveCount(0);

    await other.goto('/account');
    await expect(other).toHaveURL('/auth');
    await signedIn(other, { email: person.email, password: ' spaced out ' });
    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue('0400 123 456');
    await page.getByRole('button', { name: /End Session/ }).click();
    await expect(page.getByRole('button', { name: /End Session/ })).toHaveCount(0);
    await other.goto('/account');
    await expect(other).toHaveURL('/auth');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export My Data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^freehold-my-data-\d{4}-\d\d-\d\d\.json$/);
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const erase = dialog.getByRole('button', { name: 'Delete Everything' });
    await dialog.getByLabel('Your password', { exact: true }).fill('not it');
    await expect(erase).toBeDisabled();
    await dialog.getByLabel(/Type DELETE/).fill('delete');
    await erase.click();
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(' spaced out ');
    await erase.click();
    await expect(page.getByText('You can take this back for seven days by signing in.')).toBeVisible();
    await submitSignIn(page, { email: person.email, password: ' spaced out ' });
    await expect(page.getByText(/This account is being erased and will be gone for good on/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep My Account and Sign In' }).click();
    await expect(page).toHaveURL('/client-dashboard');
  });

  test('takes an authenticator app, asks for its codes, and lets it go', async ({ page, request, browser }) => {
    const person = await newClient(request);
    await signedIn(page, person);
    await page.goto(await linkFor(person.email, '/verify-email'));
    await page.getByRole('button', { name: 'Confirm My Email' }).click();
    await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Set Up Authenticator App' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    const now = Date.now();
    await page.getByLabel('Code that the app shows now').fill(app.generate({ timestamp: now }));
    await page.getByRole('button', { name: 'Switch On' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.allTextContents();
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    const other = await elsewhere(browser);
    await signIn(other, person);
    const code = other.getByRole('form', { name: 'Sign in with a code' });
    await expect(code.getByLabel('Code')).toBeFocused();
    await code.getByLabel('Code').fill('000000');
    await code.getByRole('button', { name: 'Sign In' }).click();
    await expect(other.getByText('That code is not right, or was used already.').first()).toBeVisible();
    // A code of the app is good once, so the next one is taken.
    await code.getByLabel('Code').fill(app.generate({ timestamp: now + 30_000 }));
    await code.getByRole('button', { name: 'Sign In' }).click();
    await expect(other).toHaveURL('/client-dashboard');

    await page.getByRole('button', { name: 'Switch Off' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await page.getByLabel('Code of the app, or a recovery code').fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'Switch Off' }).click();
    await expect(page.getByRole('button', { name: 'Set Up Authenticator App' })).toBeVisible();
  });
});

test.describe('a session that ends', () => {
  test.use({ allowedErrors: [/401/] });

  /** Ends the sessions of a person in every browser, but not the one that the token belongs to. */
  async function endSessions(request: APIRequestContext, accessToken: string): Promise<void> {
    const headers = { authorization: `Bearer ${accessToken}` };
    const sessions: { id: string; isCurrent: boolean }[] = await (
      await request.get('/api/auth/sessions', { headers })
    ).json();
    for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent)) {
      expect((await request.delete(`/api/auth/sessions/${id}`, { headers })).status()).toBe(200);
    }
  }

  test('[AUTH-14] [AUTH-19] [ERR-10] is begun again in place over a form, and elsewhere leads to the sign-in', async ({
    page,
    request,
  }) => {
    const person = await newClient(request);
    await signedIn(page, person);
    await page.goto('/account');
    await page.getByLabel('Phone').fill('0400 999 999');
    await endSessions(request, person.accessToken);
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Your session is over' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Phone')).toHaveValue('0400 999 999');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();

    await page.getByLabel('Phone').fill('0400 111 111');
    await endSessions(request, person.accessToken);
    await page.getByRole('button', { name: 'Save Details' }).click();
    await submitSignIn(page, settings.adviser);
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByLabel('Phone')).toHaveCount(0);

    await page.evaluate('localStorage.clear()');
    await signedIn(page, person);
    await endSessions(request, person.accessToken);
    await page.goto('/account');
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']));
    await page.evaluate("localStorage.setItem('token', 'nonsense'); localStorage.setItem('refreshToken', 'r')");
    await page.goto('/account');
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).toEqual(expect.not.arrayContaining(['token', 'refreshToken']));
  });

  test('[AUTH-16] is left by every tab of the browser at once', async ({ page, context, isMobile }) => {
    await signedIn(page, seededClient);
    const tab = await context.newPage();
    await tab.goto('/account');
    await tab.getByLabel('Phone').fill('0400 555 555');
    const bar = await openBar(page, isMobile);
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(tab).toHaveURL('/auth');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  });
});

const someId = '00000000-0000-4000-8000-000000000000';
const protectedPaths = {
  both: ['/account', '/properties', `/property/${someId}`],
  client: ['/client-dashboard'],
  admin: [
    '/admin-dashboard',
    '/admin-client',
    `/admin/client/${someId}`,
    `/admin/property/${someId}`,
    '/add-property',
    '/assign-property',
    '/admin/leads',
  ],
};

test.describe('protected screens', { tag: '@desktop' }, () => {
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

  test('[GUARD-03] [GUARD-05] [GUARD-06] [AUTH-05] [PM-04] [PM-12] send clients to their portfolio', async ({
    page,
  }) => {
    await signedIn(page, seededClient);
    for (const path of [
      ...protectedPaths.admin,
      '/auth',
      '/portfolio-manager',
      '/portfolio-manager?next=/admin/leads',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/client-dashboard');
    }
    await page.goto('/portfolio-manager?next=properties');
    await expect(page).toHaveURL('/properties');
  });

  test('[GUARD-06] [GUARD-07] [AUTH-04] [PM-03] [PM-11] [PM-12] send advisers home, and let them in', async ({
    page,
  }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    await signIn(page, settings.adviser);
    await expect(page).toHaveURL('/admin-dashboard');
    for (const path of [
      ...protectedPaths.client,
      '/auth',
      '/portfolio-manager',
      '/portfolio-manager?next=properties',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/admin-dashboard');
    }
    for (const path of ['/account', '/add-property', '/assign-property', '/admin/leads']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
    expect(writes).toEqual([]);
  });
});

test.describe('a client without a profile', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/404/] });

  test('[PM-01] [PM-06] [PM-08] [PM-09] gets one after a second look', async ({ page, request }) => {
    const { id } = await (await request.post('/api/auth/login', { data: seededClient })).json();
    const asked: number[] = [];
    await page.route(`**/api/profiles/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      asked.push(Date.now());
      const body = { message: 'Not found.', error: 'Not found.', code: 'not-found', requestId: 'r' };
      await route.fulfill({ status: 404, json: body });
    });
    const created = page.waitForRequest((sent) => sent.method() === 'PUT');
    await signIn(page, seededClient);
    await expect(page.getByText('Loading your portfolio')).toBeVisible();
    expect((await created).url()).toContain(`/api/profiles/${id}`);
    await expect(page).toHaveURL('/client-dashboard');
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, allowedErrors: [/400/] });

    test('the screens about getting in have no accessibility violation', async ({ page }) => {
      await page.goto('/auth?tab=sign-up');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expectAccessiblePage(page);
      await page.goto('/forgot-password');
      await expectAccessiblePage(page);
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible();
      await expectAccessiblePage(page);
      await page.goto('/reset-password');
      await expectAccessiblePage(page);
      await page.goto('/verify-email#token=nonsense');
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await expectAccessiblePage(page);
      await page.goto('/about');
      await page.goto('/reset-password#token=nonsense');
      await expectAccessiblePage(page);
    });

    test('the account has no accessibility violation', async ({ page }) => {
      await signedIn(page, seededClient);
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
      await expectAccessiblePage(page);
      await page.getByRole('button', { name: 'Set Up Authenticator App' }).click();
      await page.getByLabel('Your password', { exact: true }).fill(seededClient.password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
      await expectAccessiblePage(page);
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessiblePage(page);
    });
  });
}
