import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../setup/accessible.ts';
import { waitUntilAnswering } from '../setup/hydrated-page.ts';
import { mailsFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';
import { expectToast, recordedAlerts, toastOf } from '../setup/toast.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** The client seeded on first start. */
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

/** Path and secret of the link to a page in the latest mail. */
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

/** The same site in a second browser. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings.baseUrl });
  const page = await context.newPage();
  waitUntilAnswering(page);
  return page;
}

test.describe('a new client', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('[HOME-08] [VALID-24] [VALID-26] comes from the home page to a sign-up that says what it lacks', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByText('Start Free Trial', { exact: true }).click();
    await expect(page).toHaveURL('/auth?tab=sign-up');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    const create = page.getByRole('button', { name: 'Create Account' });
    for (const [label, text] of [
      ['First Name', 'Ann'],
      ['Last Name', 'Ng'],
      ['Email', `${randomUUID()}@example.com`],
      ['Password', '12345'],
    ] as const) {
      await create.click();
      await expect(page.getByRole('alert').getByText('Please fill in all required fields').first()).toBeVisible();
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await create.click();
    await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long');
    await page.getByLabel('Password', { exact: true }).fill('123456');
    await create.click();
    await expect(page).toHaveURL('/client-dashboard');
  });

  test('[AUTH-12] [ERR-05] [ERR-06] is signed in at once, with one toast, and its tokens are kept', async ({
    page,
  }) => {
    await page.goto('/auth?tab=sign-up');
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Last Name').fill('Ng');
    await page.getByLabel('Email').fill(somebody().email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/client-dashboard');
    const text = 'Your account has been created successfully. You have been registered as a client user.';
    await expect(toastOf(page, 'Account Created', text)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(1);
    const tokens = await page.evaluate<string[]>(`['token', 'refreshToken'].map((key) => localStorage.getItem(key))`);
    expect(tokens[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(tokens[1]).toMatch(/.{20}/);
  });

  test('[AUTH-01] [AUTH-20] [ERR-07] confirms the address, leaves though the server is away, and comes back', async ({
    page,
    request,
    isMobile,
  }) => {
    const person = await newClient(request);
    await page.goto('/auth');
    await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/client-dashboard');
    await page.goto('/account');
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    await page.goto(await linkFor(person.email, '/verify-email'));
    await page.getByRole('button', { name: 'Confirm My Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

    const told = page.waitForRequest('**/api/auth/logout');
    await page.route('**/api/auth/logout', (route) => route.abort());
    const bar = await openBar(page, isMobile);
    await expect(bar.getByText('Client', { exact: true })).toBeVisible();
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await expectToast(page, 'Signed Out', 'You have been successfully signed out');
    expect((await told).method()).toBe('POST');
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).toEqual(expect.not.arrayContaining(['token']));
    expect(await stored(page)).toEqual(expect.not.arrayContaining(['refreshToken']));
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/client-dashboard');
  });
});

test.describe('signing in', () => {
  test('[AUTH-02] [AUTH-06] [AUTH-07] waits with every button disabled', async ({ page }) => {
    await page.goto('/auth');
    const demo = ['Login as Admin', 'Login as Client'].map((name) => page.getByRole('button', { name }));
    for (const button of demo) await expect(button).toBeEnabled();
    await expect(page.getByRole('form').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
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
    for (const button of demo) await expect(button).toBeDisabled();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/client-dashboard');
  });

  test('[AUTH-08] [AUTH-09] [GUARD-10] goes home and nowhere else, without a toast and without a step back', async ({
    page,
  }) => {
    const alerts = await recordedAlerts(page);
    await page.goto('/about');
    await page.goto('/account');
    await expect(page).toHaveURL('/auth');
    await submitSignIn(page, seededClient);
    await expect(page).toHaveURL('/client-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio Dashboard' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(alerts).toEqual([]);
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
    await expectToast(page, 'Success', 'Profile updated successfully');
    // The session created by API and the one in the other browser.
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
    // Codes work once, so use the next one.
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

  /** Ends all of a person's sessions except the one this token belongs to. */
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
    await expectToast(page, 'Error', 'Failed to update profile');
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
      await expect(page.getByRole('heading', { name: 'Look at your email' })).toBeVisible();
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
