import type { Page } from '@playwright/test';
import { adviser, bearer, openAs } from '../setup/client-form.ts';
import { altered, claimsOf, newPerson, signInAs } from '../setup/people.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast, recordedAlerts } from '../setup/toast.ts';

const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);
const refusal = (status: number, code: string) => ({
  status,
  json: { message: code, error: code, code, requestId: 'r' },
});
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Portfolio Dashboard' });

/** Collects the warnings a page logs. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Collects the calls to an API path, as `GET 200`. */
function callsTo(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (pathname === path) calls.push(`${reply.request().method()} ${reply.status()}`);
  });
  return calls;
}

test.describe('a session', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('[AUTH-11] [AUTH-13] begins with the tokens stored and the profile loaded, and a reload loads it again', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const calls = callsTo(page, `/api/profiles/${person.id}`);
    await signInAs(page, person);
    await expect(home(page)).toBeVisible();
    expect(claimsOf(String(await stored(page, 'token')))).toMatchObject({ sub: person.id });
    expect(await stored(page, 'refreshToken')).toMatch(/.{20}/);
    await expect.poll(() => calls).toContain('GET 200');
    await page.goto('/about');
    calls.length = 0;
    await page.reload();
    await expect(page.getByRole('banner').getByText(person.email)).toBeVisible();
    await expect.poll(() => calls).toContain('GET 200');
  });

  test('[AUTH-11] begins with a sign-up too', async ({ page }) => {
    await page.goto('/auth?tab=sign-up');
    const read = page.waitForResponse((reply) => /\/api\/profiles\/[-\w]+$/.test(reply.url()) && reply.ok());
    const form = page.getByRole('form', { name: 'Sign up' });
    for (const [label, text] of [
      ['First Name', 'Ann'],
      ['Last Name', 'Ng'],
      ['Email', `${crypto.randomUUID()}@example.com`],
      ['Password', 'correct horse'],
    ] as const) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(home(page)).toBeVisible();
    const { sub } = claimsOf(String(await stored(page, 'token')));
    expect((await read).url()).toContain(`/api/profiles/${sub}`);
    expect(await stored(page, 'refreshToken')).toMatch(/.{20}/);
  });

  test('[AUTH-15] [AUTH-18] of 15 minutes is renewed once with its refresh token, and without one is over', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const { iat, exp } = claimsOf(person.accessToken);
    expect(Number(exp) - Number(iat)).toBe(15 * 60);
    const past = altered(person.accessToken, { exp: Number(iat) - 1 });
    await openAs(page, { ...person, accessToken: past }, '/client-dashboard');
    const refreshTokens = [person.refreshToken];
    for (const _ of ['first', 'second']) {
      await expect(home(page)).toBeVisible();
      await expect.poll(() => stored(page, 'token')).not.toBe(past);
      const refreshToken = String(await stored(page, 'refreshToken'));
      expect(refreshTokens).not.toContain(refreshToken);
      refreshTokens.push(refreshToken);
      await page.evaluate(`localStorage.setItem('token', '${past}')`);
      await page.reload();
    }
    // The token just exchanged still works for five minutes; earlier ones never do.
    const data = { refreshToken: person.refreshToken };
    expect((await request.post('/api/auth/refresh', { data })).status()).toBe(401);

    await page.goto('/about');
    await page.evaluate(`localStorage.setItem('token', '${past}'); localStorage.removeItem('refreshToken')`);
    await page.goto('/client-dashboard');
    await expect(page).toHaveURL('/auth');
  });

  test('[AUTH-15] whose token was changed to an adviser’s gets no answer from the server', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    await page.goto('/about');
    await page.evaluate(`localStorage.setItem('token', '${altered(person.accessToken, { role: 'ADMIN' })}')`);
    const answers: number[] = [];
    page.on('response', (reply) => {
      if (new URL(reply.url()).pathname.startsWith('/api/')) answers.push(reply.status());
    });
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/auth');
    expect(answers).not.toEqual([]);
    expect(answers.filter((status) => status !== 401)).toEqual([]);
  });
});

test.describe('the pages', () => {
  test.use({ allowedErrors: [/TrustedScript|trusted-types-sink|Content Security Policy|CSP script-src/] });

  test('[AUTH-21] run no script that is written into them, and show a name as it is written', async ({
    page,
    request,
  }) => {
    const name = '<img src=x onerror="document.title=1"><b>Ann</b>';
    const person = await newPerson(request, { firstName: name });
    await openAs(page, person, '/client-dashboard');
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.locator('main b, main img[src=x]')).toHaveCount(0);
    const { headers } = await page.evaluate<{ headers: string }>(
      `fetch(location.href).then((reply) => ({ headers: reply.headers.get('content-security-policy') }))`,
    );
    const sources = / ?script-src ([^;]+)/.exec(headers)?.[1] ?? '';
    expect(sources).toContain("'self'");
    expect(sources).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    await page.evaluate(`setTimeout(() => {
      const script = document.createElement('script');
      script.append('ran = true');
      document.head.append(script);
      written = true;
    })`);
    await expect.poll(() => page.evaluate(`'written' in globalThis`)).toBe(true);
    expect(await page.evaluate(`'ran' in globalThis`)).toBe(false);
  });
});

test.describe('a profile that cannot be had', () => {
  test.use({ allowedErrors: [/status of 40[034]/] });

  test('[AUTH-25] [NAV-07] is logged without a toast, and the bar goes by the session', async ({ page, request }) => {
    const warnings = warningsOf(page);
    const alerts = await recordedAlerts(page);
    const person = await newPerson(request);
    await page.route(`**/api/profiles/${person.id}`, (route) => route.fulfill(refusal(403, 'not-allowed')));
    await page.route('**/api/auth/account', (route) => route.fulfill(refusal(404, 'not-found')));
    for (const [tokens, label] of [
      [person, 'Client'],
      [await adviser(request), 'Admin'],
    ] as const) {
      warnings.length = 0;
      await openAs(page, tokens, '/about');
      await expect.poll(() => warnings.join()).toContain('profile');
      await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(alerts).toEqual([]);
  });

  test('[PM-07] but at the second look leads to the client’s dashboard, and none is made', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const calls = callsTo(page, `/api/profiles/${person.id}`);
    await page.route(`**/api/profiles/${person.id}`, (route) => route.fulfill(refusal(404, 'not-found')), { times: 1 });
    await openAs(page, person, '/portfolio-manager');
    await expect(page).toHaveURL('/client-dashboard');
    expect(calls.slice(0, 2)).toEqual(['GET 404', 'GET 200']);
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  for (const [what, get, put] of [
    ['be looked for', 403, 403],
    ['be made', 404, 403],
  ] as const) {
    test(`[PM-10] nor ${what} is logged, and its client goes to the dashboard`, async ({ page, request }) => {
      const warnings = warningsOf(page);
      const person = await newPerson(request);
      await page.route(`**/api/profiles/${person.id}`, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill(refusal(get, get === 404 ? 'not-found' : 'not-allowed'))
          : route.fulfill(refusal(put, 'not-allowed')),
      );
      await openAs(page, person, '/portfolio-manager');
      await expect(page).toHaveURL('/client-dashboard');
      expect(warnings.join()).toContain(get === 404 ? 'The profile could not be created' : 'profile');
    });
  }

  test('[PM-11] leads an adviser home, and none is made', async ({ page, request }) => {
    const tokens = await adviser(request);
    const writes: string[] = [];
    page.on('request', (call) => {
      if (call.method() !== 'GET') writes.push(call.url());
    });
    await page.route('**/api/auth/account', (route) => route.fulfill(refusal(404, 'not-found')));
    await openAs(page, tokens, '/portfolio-manager');
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    expect(writes).toEqual([]);
  });
});

test.describe('the sign-in screen', () => {
  test.use({ allowedErrors: [/status of 40[0-9]/] });

  test('[VALID-25] puts what stands before the colon into the title of its toasts', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Missing Information', 'Please enter both email and password');
    await page.goto('/auth?tab=sign-up');
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Missing Information', 'Please fill in all required fields');
    for (const label of ['First Name', 'Last Name']) await form.getByLabel(label).fill('Ann');
    await form.getByLabel('Email').fill('ann@example.com');
    await form.getByLabel('Password', { exact: true }).fill('12345');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long');
  });

  test('[VALID-28] [VALID-29] takes a sign-up without a phone, and an address in any letters for the same account', async ({
    page,
    request,
  }) => {
    const word = crypto.randomUUID();
    const typed = ` Ann.${word}@Example.COM `;
    await page.goto('/auth?tab=sign-up');
    const form = page.getByRole('form', { name: 'Sign up' });
    for (const label of ['First Name', 'Last Name']) await form.getByLabel(label).fill('Ann');
    await form.getByLabel('Email').fill(typed);
    await form.getByLabel('Password', { exact: true }).fill('correct horse');
    await expect(form.getByLabel('Phone')).toHaveValue('');
    const sent = page.waitForRequest('**/api/auth/register');
    await form.getByRole('button', { name: 'Create Account' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('phone');
    await expect(home(page)).toBeVisible();
    const { sub } = claimsOf(String(await stored(page, 'token')));

    await page.evaluate('localStorage.clear()');
    await signInAs(page, { email: `ann.${word}@example.com`, password: 'correct horse' });
    await expect(home(page)).toBeVisible();
    expect(claimsOf(String(await stored(page, 'token')))).toMatchObject({ sub });
    const data = { firstName: 'Al', lastName: 'Ng', email: `ANN.${word}@example.com`, password: 'another horse' };
    expect((await request.post('/api/auth/register', { data })).status()).toBe(409);
  });

  test('[ERR-04] says what the server says of a failed sign-up, else that no account could be created', async ({
    page,
  }) => {
    const worded = { message: 'Said', error: 'Said', code: 'malformed-request', requestId: 'r' };
    await page.goto('/auth?tab=sign-up');
    const form = page.getByRole('form', { name: 'Sign up' });
    for (const label of ['First Name', 'Last Name']) await form.getByLabel(label).fill('Ann');
    await form.getByLabel('Email').fill('ann@example.com');
    await form.getByLabel('Password', { exact: true }).fill('correct horse');
    for (const [json, text] of [
      [{ ...worded, displayMessage: 'For display' }, 'For display'],
      [worded, 'Said'],
      [{ message: 'TypeError at line 3' }, 'Could not create account'],
    ] as const) {
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, json }));
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expectToast(page, 'Sign Up Failed', text);
      await page.unroute('**/api/auth/register');
    }
  });
});

test.describe('the desk', () => {
  test('[DESK-06] answers 401 to a visitor and 403 to a client, and its screen lets neither in', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const id = '00000000-0000-4000-8000-000000000000';
    for (const path of ['leads', 'leads/export', 'leads/arrivals?since=2026-01-01T00:00:00Z', `leads/${id}`]) {
      expect((await request.get(`/api/${path}`)).status(), path).toBe(401);
      expect((await request.get(`/api/${path}`, { headers: bearer(person) })).status(), path).toBe(403);
    }
    await page.goto('/admin/leads');
    await expect(page).toHaveURL('/auth');
    await openAs(page, person, '/admin/leads');
    await expect(page).toHaveURL('/client-dashboard');
  });
});

test('[DEMO-03] the demo client earns 100,000, spends 2,000 a month, and has the plans of the specification', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login as Client' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
  for (const [tab, label, value] of [
    ['Income', 'Gross Income', '100,000'],
    ['Income', 'Length of Employment', '2'],
    ['Expenses', 'Living Expenses', '2,000'],
    ['Retirement', 'Desired Retirement Age', '65'],
    ['Retirement', 'Passive Income Goal', '50,000'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('tabpanel').getByLabel(label, { exact: true })).toHaveValue(value);
  }
});

test('[SAVE-05] only true and {saved: true} count as saved', async ({ page, request }) => {
  const headers = bearer(await adviser(request));
  const house = {
    ...{ name: 'Corner house', street: '1 Test St', suburb: 'Manly', state: 'NSW', postcode: '2095' },
    ...{ price: 900_000, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
  };
  const { id }: { id: string } = await (await request.post('/api/properties', { headers, data: house })).json();
  const toggle = page.getByRole('main').getByRole('button', { name: /^(Save Property|Saved)$/ });
  await openAs(page, await newPerson(request), '/about');
  for (const [answer, label] of [
    [true, 'Saved'],
    [{}, 'Save Property'],
    [{ saved: true }, 'Saved'],
    [{ saved: false }, 'Save Property'],
  ] as const) {
    const checked = page.waitForResponse('**/api/saved-properties/check*');
    await page.route('**/api/saved-properties/check*', (route) => route.fulfill({ json: answer }));
    await page.goto(`/property/${id}`);
    await checked;
    await expect(toggle, JSON.stringify(answer)).toBeEnabled();
    await expect(toggle, JSON.stringify(answer)).toHaveText(label);
    await page.unroute('**/api/saved-properties/check*');
  }
});
