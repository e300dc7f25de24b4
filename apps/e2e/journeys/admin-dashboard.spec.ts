import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { mailsFor } from '../setup/mails.ts';
import { expect, test as quietTest } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';
import { toastOf } from '../setup/toast.ts';

const demoClient = settings.client;
const manyClients = 53;
const loading = 'Loading admin dashboard...';

/** Records of these journeys, found by words no other record contains. */
interface Desk {
  readonly token: string;
  readonly clientToken: string;
  /** Clients without an account: one with every field, one with only a last name. */
  readonly named: { readonly id: string; readonly word: string; readonly email: string };
  readonly bare: { readonly word: string };
  /** A word in the names of more clients than fit on a page. */
  readonly many: string;
  readonly property: { readonly id: string; readonly word: string };
}

const newWord = () => `w${randomUUID().slice(0, 8)}`;

async function answered<Reply>(call: ReturnType<APIRequestContext['get']>): Promise<Reply> {
  const answer = await call;
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text);
}

async function layOut(api: APIRequestContext): Promise<Desk> {
  const signIn = (data: { email: string; password: string }) =>
    answered<{ accessToken: string }>(api.post('/api/auth/login', { data }));
  const { accessToken: token } = await signIn(settings.adviser);
  const { accessToken: clientToken } = await signIn(demoClient);
  const headers = { authorization: `Bearer ${token}` };
  const addClient = (profile: object) =>
    answered<{ profile: { id: string } }>(api.post('/api/profiles/details', { headers, data: { profile } }));

  const [word, bare, many, place] = [newWord(), newWord(), newWord(), newWord()];
  const email = `${word}@example.com`;
  const contact = { firstName: 'Mary', lastName: word, email, phone: '0400 111 222' };
  const { profile } = await addClient(contact);
  await addClient({ phone: bare });
  for (let number = 1; number <= manyClients; number += 1) {
    await addClient({ firstName: `Client ${String(number).padStart(2, '0')}`, lastName: many });
  }
  const house = {
    ...{ name: `House ${place}`, street: '1 Test St', suburb: 'Manly', state: 'NSW', postcode: '2095' },
    ...{ price: 1_234_567, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
  };
  const { id } = await answered<{ id: string }>(api.post('/api/properties', { headers, data: house }));
  const named = { id: profile.id, word, email };
  return { token, clientToken, named, bare: { word: bare }, many, property: { id, word: place } };
}

const test = quietTest.extend<object, { desk: Desk }>({
  desk: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: settings.baseUrl });
      await use(await layOut(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

async function openAs(page: Page, token: string, query = ''): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.goto(`/admin-dashboard${query}`);
}

async function openDesk(page: Page, desk: Desk, query = ''): Promise<void> {
  await openAs(page, desk.token, query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  // The heading appears before the lists.
  await expect(searchOf(page, 'Clients')).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name: string) => section(page, name).getByRole('rowheader');
const searchOf = (page: Page, name: string) => page.getByRole('searchbox', { name: `Search ${name.toLowerCase()}` });
const refusal = (message: string) => ({
  status: 404,
  json: { message, error: message, code: 'not-found', requestId: 'r' },
});

test.describe('the dashboard of an adviser', () => {
  test('[ADMIN-07] [ADMIN-08] [ADMIN-10] [ADMIN-11] counts clients and properties, and says who is signed in', async ({
    page,
    desk,
  }) => {
    const counts = { clients: 1_234, properties: 56, leads: { New: 7, Contacted: 0, Converted: 0, Closed: 0 } };
    await page.route('**/api/counts', (route) => route.fulfill({ json: counts }));
    await openDesk(page, desk);
    await expect(page.getByRole('article')).toHaveCount(4);
    const card = (name: string) => page.getByRole('article', { name });
    await expect(card('Users')).toContainText(/(^|\D)1,234\s*Total clients/);
    await expect(card('Properties')).toContainText(/(^|\D)56\s*Total properties/);
    await expect(card('Admin Profile')).toContainText(settings.adviser.email);
    await expect(card('Admin Profile')).toContainText('Role: ADMIN');
    await expect(card('Quick Actions')).toBeVisible();
  });

  test('[ADMIN-06] [ADMIN-12] [ADMIN-13] [ADMIN-23] leads everywhere', async ({ page, desk }) => {
    await openDesk(page, desk);
    const quick = page.getByRole('article', { name: 'Quick Actions' });
    const goals = { 'Add Property': '/add-property', 'Assign Property': '/assign-property' };
    const lists = { Leads: '/admin/leads', Outbox: '/admin/outbox', 'All properties': '/properties' };
    const more = { 'New Client Details': '/admin-client', ...lists };
    for (const [name, to] of Object.entries({ ...goals, ...more })) {
      await expect(quick.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Add New Property' })).toHaveAttribute('href', '/add-property');
    await main.getByRole('link', { name: 'Modelling Dashboard' }).click();
    await expect(page).toHaveURL(/\/modelling-dashboard/);
  });

  test('a link that looks like a button has its label in the middle', async ({ page, desk }) => {
    await openDesk(page, desk, `?clients=${desk.named.word}`);
    const link = section(page, 'Clients').getByRole('link', { name: 'View Details' });
    const [box, label] = await Promise.all([link.boundingBox(), link.getByText('View Details').boundingBox()]);
    const middle = (place: typeof box) => (place ? place.y + place.height / 2 : Number.NaN);
    expect(Math.abs(middle(box) - middle(label))).toBeLessThanOrEqual(1);
  });

  test('[ADMIN-06] [AUTH-22] [ERR-07] Log Out is what Sign Out is', async ({ page, playwright, isMobile }) => {
    const api = await playwright.request.newContext({ baseURL: settings.baseUrl });
    const bar = page.getByRole('banner');
    for (const way of ['Log Out', 'Sign Out']) {
      const own = await answered<{ accessToken: string }>(api.post('/api/auth/login', { data: settings.adviser }));
      await page.goto('/about');
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(own.accessToken)})`);
      await page.goto('/admin-dashboard');
      const logOut = page.getByRole('main').getByRole('button', { name: 'Log Out' });
      await expect(logOut).toBeVisible();
      if (way === 'Sign Out' && isMobile) await bar.getByRole('button', { name: /menu/i }).click();
      await (way === 'Log Out' ? logOut : bar.getByRole('button', { name: way })).click();
      await expect(toastOf(page, 'Signed Out', 'You have been successfully signed out')).toHaveCount(1);
      await expect(page).toHaveURL('/auth');
      expect(await page.evaluate('localStorage.getItem("token")')).toBeNull();
      const headers = { authorization: `Bearer ${own.accessToken}` };
      // The sign-out is immediate here; the server call follows.
      const status = async () => (await api.get('/api/auth/account', { headers })).status();
      await expect.poll(status, 'the session is over on the server too').toBe(401);
    }
    await api.dispose();
  });

  test('[ADMIN-14] [ADMIN-17] [ADMIN-26] finds a client and opens the record', async ({ page, desk, isMobile }) => {
    await openDesk(page, desk);
    if (!isMobile) {
      await expect(section(page, 'Clients').getByRole('columnheader')).toHaveText([
        /^Name/,
        /^Email/,
        /^Phone/,
        'Actions',
      ]);
    }
    await searchOf(page, 'Clients').fill(desk.named.word);
    await expect(rowsOf(page, 'Clients')).toHaveText([`Mary ${desk.named.word}`]);
    await expect(page).toHaveURL('/admin-dashboard');
    const row = section(page, 'Clients').getByRole('row', { name: desk.named.email });
    await expect(row).toContainText('0400 111 222');
    await row.getByRole('rowheader').click();
    await expect(page).toHaveURL(`/admin/client/${desk.named.id}`);
    await page.goBack();
    await expect(searchOf(page, 'Clients')).toHaveValue(desk.named.word);
    await row.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(`/admin/client/${desk.named.id}`);
  });

  test('[ADMIN-09] [ADMIN-16] lists no adviser, and says what a client has not given', async ({ page, desk }) => {
    await openDesk(page, desk);
    await searchOf(page, 'Clients').fill(desk.bare.word);
    await expect(rowsOf(page, 'Clients')).toHaveText(['(No name provided)']);
    await searchOf(page, 'Clients').fill(desk.many);
    await expect(section(page, 'Clients').getByText('No phone').first()).toBeVisible();
    await searchOf(page, 'Clients').fill(settings.adviser.email);
    await expect(section(page, 'Clients').getByText('No clients found')).toBeVisible();
  });

  test('[ADMIN-19] [ADMIN-20] [ADMIN-21] [ADMIN-22] finds a property and opens it', async ({
    page,
    desk,
    isMobile,
  }) => {
    await openDesk(page, desk);
    const properties = section(page, 'Properties');
    if (!isMobile) {
      const columns = [/^Name/, /^Address/, /^Price/, /^Specs/, 'Actions'];
      await expect(properties.getByRole('columnheader')).toHaveText(columns);
    }
    await searchOf(page, 'Properties').fill(desk.property.word);
    const row = properties.getByRole('row', { name: `House ${desk.property.word}` });
    await expect(properties.getByRole('rowheader')).toHaveCount(1);
    await expect(row).toContainText('1 Test St, Manly, NSW, 2095');
    await expect(row).toContainText('$1,234,567');
    await expect(row).toContainText('3 bed, 2 bath, 210 m²');
    await expect(properties.getByRole('row', { name: 'Total of the 1 row shown $1,234,567' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin/property/${desk.property.id}`,
    );
    await row.getByText('$1,234,567').click();
    await expect(page).toHaveURL(`/property/${desk.property.id}`);
    await page.goBack();
    await row.getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(`/property/${desk.property.id}`);
  });

  test('[ADMIN-15] says that nothing is found, and shows all again', async ({ page, desk }) => {
    await openDesk(page, desk);
    await searchOf(page, 'Clients').fill('nobody is called this');
    await expect(section(page, 'Clients').getByText('No clients found')).toBeVisible();
    const properties = section(page, 'Properties');
    await searchOf(page, 'Properties').fill('nothing is called this');
    await expect(properties.getByText('No properties found')).toBeVisible();
    await properties.getByRole('button', { name: 'Clear Search' }).click();
    await expect(searchOf(page, 'Properties')).toHaveValue('');
  });

  test('[ADMIN-26] sorts and pages on the server, and a reload keeps the place', async ({ page, desk, isMobile }) => {
    await openDesk(page, desk, `?clients=${desk.many}`);
    const clients = section(page, 'Clients');
    const first = rowsOf(page, 'Clients').first();
    await expect(first).toHaveText(`Client 01 ${desk.many}`);
    await expect(clients.getByText('Rows 1 to 50', { exact: true })).toBeVisible();
    await clients.getByRole('button', { name: 'Next' }).click();
    await expect(first).toHaveText(`Client 51 ${desk.many}`);
    await expect(clients.getByText('Rows 51 to 53')).toBeVisible();
    await page.reload();
    await expect(clients.getByText('Rows 51 to 53')).toBeVisible();
    await expect(clients.getByRole('button', { name: 'Next' })).toBeDisabled();
    await clients.getByRole('button', { name: 'Previous' }).click();
    await expect(first).toHaveText(`Client 01 ${desk.many}`);
    if (isMobile) await page.getByRole('combobox', { name: 'Sort clients' }).selectOption('Name, Z to A');
    else await clients.getByRole('button', { name: 'Name' }).click();
    await expect(first).toHaveText(`Client 53 ${desk.many}`);
    await expect(page).toHaveURL(/clients-sort=-name/);
    await page.goBack();
    await expect(first).toHaveText(`Client 01 ${desk.many}`);
  });

  test('[ADMIN-24] is worked by keyboard alone', async ({ page, desk }) => {
    await openDesk(page, desk, `?clients=${desk.many}`);
    await page.keyboard.press('/');
    await expect(searchOf(page, 'Clients')).toBeFocused();
    const views = section(page, 'Clients').getByRole('link', { name: 'View Details' });
    await page.keyboard.press('ArrowDown');
    await expect(views.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(views.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(views.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(views.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/client\/[-\w]+$/);
  });
});

test.describe('a password reset', () => {
  test('[RESET-01] [RESET-02] [RESET-03] [ADMIN-18] asks first and mails a link', async ({ page, desk }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/password-reset')) requests += 1;
    });
    const before = (await mailsFor(demoClient.email)).length;
    await openDesk(page, desk, `?clients=${demoClient.email}`);
    const reset = section(page, 'Clients').getByRole('button', { name: 'Reset Password' });
    await reset.click();
    const dialog = page.getByRole('dialog', { name: 'Password Reset' });
    await expect(dialog.getByText(`This will reset the password for ${demoClient.email}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/admin-dashboard/);
    expect(requests).toBe(0);
    await reset.click();
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(dialog.getByRole('status').first()).toContainText(`on its way to ${demoClient.email}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Password Reset' })).toBeVisible();
    await expect(page.getByText('Function not yet implemented')).toHaveCount(0);
    await expect
      .poll(async () => (await mailsFor(demoClient.email)).length, { timeout: 20_000 })
      .toBeGreaterThan(before);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(reset).toBeFocused();
  });

  test('[RESET-05] makes no link without an account, and says this client without an email', async ({ page, desk }) => {
    await openDesk(page, desk, `?clients=${desk.bare.word}`);
    await section(page, 'Clients').getByRole('button', { name: 'Reset Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Password Reset' });
    await expect(dialog.getByText('This will reset the password for this client')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(dialog.getByText('no sign-in account')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('when something fails', () => {
  test.use({ allowedErrors: [/404/] });

  test('[ADMIN-01] [ADMIN-25] [ERR-23] the tables say so and offer a retry', async ({ page, desk }) => {
    let isBroken = true;
    const broken = 'Broken for now.';
    for (const path of ['**/api/profiles?*', '**/api/properties?*']) {
      await page.route(path, (route) => (isBroken ? route.fulfill(refusal(broken)) : route.continue()));
    }
    await openDesk(page, desk);
    for (const [name, text] of [
      ['Clients', 'Failed to load clients'],
      ['Properties', 'Failed to load properties'],
    ] as const) {
      const failed = section(page, name);
      await expect(failed.getByRole('alert')).toContainText(text);
      await expect(failed.getByRole('alert')).toContainText(broken);
      await expect(failed.getByText(/^No .* found$/)).toHaveCount(0);
      // In the table and in the toast.
      await expect(page.getByText(text, { exact: true })).toHaveCount(2);
    }
    isBroken = false;
    await section(page, 'Clients').getByRole('button', { name: 'Retry' }).click();
    await expect(rowsOf(page, 'Clients').first()).toBeVisible();
    await expect(section(page, 'Clients').getByRole('alert')).toHaveCount(0);
  });

  test('[ADMIN-05] the profile, a panel offers a retry and the way out', async ({ page, desk }) => {
    let isBroken = true;
    await page.route('**/api/auth/account', (route) =>
      isBroken ? route.fulfill(refusal('Not found.')) : route.continue(),
    );
    await openAs(page, desk.token);
    await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Log Out' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  });
});

test.describe('who is let in', () => {
  test('[ADMIN-02] [GUARD-01] [GUARD-02] a visitor goes to sign in', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/auth');
  });

  test('[ADMIN-03] [ADMIN-04] [GUARD-03] [GUARD-05] a client goes away, and no list is asked for', async ({
    page,
    desk,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // A client's own dashboard loads properties by id.
      const isList = ['/api/profiles', '/api/properties', '/api/counts'].includes(pathname) && !searchParams.has('ids');
      if (isList) asked.push(pathname);
    });
    await openAs(page, desk.clientToken);
    await expect(page).toHaveURL('/client-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio Dashboard' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('[ADMIN-03] whose profile is a client’s by now is asked to sign in again, without going round', async ({
    page,
    request,
  }) => {
    // A separate session, since signing out ends it.
    const own = await answered<{ accessToken: string }>(request.post('/api/auth/login', { data: settings.adviser }));
    const account = { id: randomUUID(), email: 'x@example.com', role: 'CLIENT', firstName: 'Ex', lastName: 'Adviser' };
    const factor = { hasSecondFactor: false, isSecondFactorNeeded: false, recoveryCodesLeft: 0 };
    const proof = { isEmailVerified: true, confirmBy: null, isAdviserAsked: false };
    await page.route('**/api/auth/account', (route) => route.fulfill({ json: { ...account, ...factor, ...proof } }));
    await page.goto('/about');
    await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(own.accessToken)})`);
    await page.goto('/admin-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your access has changed');
    await expect(page).toHaveURL('/portfolio-manager');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/auth');
  });

  test('[ADMIN-01] an adviser waits for both lists', async ({ page, desk }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/properties?*', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, desk.token);
    await expect(page.getByText(loading)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    release();
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByText(loading)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the dashboard has no accessibility violation and does not scroll sideways', async ({ page, desk }) => {
      await openDesk(page, desk, `?clients=${desk.named.word}`);
      await expect(rowsOf(page, 'Clients')).toHaveCount(1);
      await page.getByText('Keyboard', { exact: true }).click();
      await expectAccessible(page);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await section(page, 'Clients').getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
