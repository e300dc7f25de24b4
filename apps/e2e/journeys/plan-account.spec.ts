import { fixture } from '@freehold/plan/fixtures';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviserOf, answered, type Client, card, newClient, test } from '../setup/dashboard-clients.ts';
import { newPerson, type Person, signInAs } from '../setup/people.ts';
import { openPlan } from '../setup/plans.ts';
import { expect } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const typical = fixture('typical');

// A window that is behind is told so by the first status, and one whose session is over by the second.
test.use({ allowedErrors: [/412|401|ERR_FAILED/] });

const contents = (page: Page) => page.getByRole('navigation', { name: 'What is in it' });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const saved = (page: Page) => page.getByRole('button', { name: /^Saved \d/ });

async function signIn(page: Page, client: Client): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(client.accessToken)})`);
}

/** Signs in as people do, which a sign-out ends for good. */
async function signInHere(page: Page, person: Person): Promise<void> {
  await signInAs(page, person);
  await expect(page).toHaveURL(/client-dashboard/);
}

/** A window of another browser, where the client is signed in too. */
async function otherWindow(browser: Browser, client: Client): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, client);
  return page;
}

/** Opens the typical plan as a client and moves it into the account; gives its address. */
async function keepTypical(page: Page): Promise<string> {
  await openPlan(page, typical);
  await page.getByRole('button', { name: /^Saved|^Save and share/ }).click();
  await page.getByRole('button', { name: 'Keep in your account' }).click();
  await expect(page).toHaveURL(/\/plans\/[\da-f-]{36}$/);
  await expect(contents(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

/**
 * Opens the typical plan as a client and moves it into the account when asked, once although the first answer is lost and the
 * page is opened anew; gives its address.
 */
async function keepWhenAsked(page: Page): Promise<string> {
  await openPlan(page, typical);
  await expect(saved(page)).toBeVisible();
  await page.goto('/client-dashboard');
  const asked = page.getByRole('region', { name: 'Keep this plan in your account?' });
  await asked.getByRole('button', { name: 'No, leave it here' }).click();
  const answer = page.getByRole('region', { name: 'The plan in this browser' });
  await expect(answer).toBeFocused();
  await page.goto('/plans');
  await expect(page.getByText('No plan is kept in your account yet.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  // Another plan in its place is asked about.
  await openPlan(page, typical);
  await page.getByRole('button', { name: 'Keep this one in its place' }).click();
  await page.getByRole('button', { name: 'Keep this one, lose mine' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/plans');
  const posts = (url: URL) => url.pathname === '/api/plans';
  let isKept = false;
  await page.route(posts, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (!isKept) isKept = (await route.fetch()).ok();
    await route.abort();
  });
  await asked.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(asked.getByRole('alert')).toContainText('The plan is still in this browser.');
  expect(isKept).toBe(true);
  await expectAccessible(page);
  await page.unroute(posts);
  await page.reload();
  await asked.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(answer).toContainText('It has left this browser.');
  await expect(page.getByRole('main').getByRole('listitem').locator('a[href^="/plans/"]')).toHaveCount(1);
  await answer.getByRole('link', { name: 'Open it' }).click();
  await expect(contents(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The plan on screen as the account has it. */
async function inAccount(page: Page, api: APIRequestContext) {
  const answer = await api.get(`/api${new URL(page.url()).pathname}`, { headers: await bearer(page) });
  return await answer.json();
}

/** Ends on the server the session of the window, which is not told. */
async function endSession(page: Page, api: APIRequestContext): Promise<void> {
  const refreshToken = await page.evaluate("localStorage.getItem('refreshToken')");
  const answer = await api.post('/api/auth/logout', { headers: await bearer(page), data: { refreshToken } });
  expect(answer.ok()).toBe(true);
}

async function bearer(page: Page) {
  return { authorization: `Bearer ${await page.evaluate("localStorage.getItem('token')")}` };
}

async function spend(page: Page, monthly: string): Promise<void> {
  await contents(page)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await amount(page).fill(monthly);
  await amount(page).press('Tab');
}

test('a client keeps a plan, changes it, and finds it changed in another browser', async ({ page, browser, api }) => {
  test.setTimeout(240_000);
  const client = await newClient(api, 'Robin');
  await signIn(page, client);
  await page.goto('/plans');
  await expect(page.getByRole('link', { name: 'Start a plan' })).toHaveAttribute('href', '/plan');
  await expectAccessible(page);
  const path = await keepWhenAsked(page);
  await spend(page, '6200');
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);

  const other = await otherWindow(browser, client);
  await other.goto('/client-dashboard');
  await card(other, 'Net Income').getByRole('button', { name: 'How is this worked out?' }).click();
  await expect(
    other.getByText(/Your plan works out tax in full: income after tax \$[\d,]+ in \d{4}-\d\d/),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: /^\d{4}-\d\d in the plan$/ })).toHaveAttribute(
    'href',
    `${path}?view=year&y=2028`,
  );
  await other.getByRole('link', { name: 'Open your plan' }).click();
  const row = other.getByRole('listitem').filter({ hasText: /Net worth at \d+: \$[\d,]+/ });
  await row.getByRole('button', { name: /^Rename/ }).click();
  await row.getByRole('textbox', { name: 'Title' }).fill('Our years');
  await row.getByRole('button', { name: 'Save the title' }).click();
  await expect(row.getByRole('heading', { name: 'Our years' })).toBeVisible();
  await expectAccessible(other);
  await other.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(other);
  await row.getByRole('link', { name: 'Open Our years' }).click();
  await expect(other).toHaveURL(path);
  await contents(other)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await expect(amount(other)).toHaveValue('6,200');

  await other.goto('/plans');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.getByRole('button', { name: 'Delete the plan' }).click();
  await expect(other.getByText('No plan is kept in your account yet.')).toBeVisible();
  await other.context().close();
});

test('two windows change different records and both stand; of one record they choose', async ({
  page,
  browser,
  api,
}) => {
  const client = await newClient(api, 'Robin');
  await signIn(page, client);
  const path = await keepTypical(page);
  const other = await otherWindow(browser, client);
  await other.goto(path);
  await expect(contents(other)).toBeVisible();

  await spend(page, '6200');
  await expect(saved(page)).toBeVisible();
  await contents(other).getByRole('button', { name: 'Assumptions and law in use' }).click();
  const inflation = other.getByRole('textbox', { name: /^Inflation/ });
  await inflation.fill('3');
  await inflation.press('Tab');
  await expect(saved(other)).toBeVisible();
  await contents(other)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await expect(amount(other)).toHaveValue('6,200');

  await spend(other, '7000');
  await expect(saved(other)).toBeVisible();
  await spend(page, '6500');
  const asked = page.getByRole('alert', { name: 'Another window changed the same' });
  await expect(asked).toContainText('$6,500 a month');
  await expect(asked).toContainText('$7,000 a month');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Take the other window’s' }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await contents(page)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await expect(amount(page)).toHaveValue('7,000');
  await other.context().close();
});

test('what could not be saved is kept in the browser after signing out, which says so, and saved at the next opening', async ({
  page,
  context,
  api,
}) => {
  const client = await newPerson(api);
  await signInHere(page, client);
  const path = await keepTypical(page);
  await page.route('**/changes', (route) => route.abort());
  await spend(page, '6200');
  // The copy is written before the call.
  await page.waitForRequest('**/changes');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Changes to a plan are not in your account')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await signInHere(again, client);
  await again.goto(path);
  await expect(again.getByText('Changes that were not saved yet are back from this browser.')).toBeVisible();
  await expect(saved(again)).toBeVisible();
  expect((await inAccount(again, api)).document.costs.living.monthly).toBe(6_200);
  await again.route('**/changes', (route) => route.abort());
  await spend(again, '6300');
  await again.waitForRequest('**/changes');
  await again.getByRole('button', { name: 'Sign Out' }).click();
  await again.getByRole('button', { name: 'Remove them' }).click();
  await expect(again.getByText('Removed from this browser')).toBeVisible();
  await signInHere(again, client);
  await again.goto(path);
  await contents(again)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await expect(amount(again)).toHaveValue('6,200');
});

test('a session that ends under a plan keeps it on screen, saves it once signed in again, and says so on leaving', async ({
  page,
  api,
}) => {
  const client = await newPerson(api);
  await signInHere(page, client);
  const path = await keepTypical(page);
  await endSession(page, api);
  await spend(page, '6200');
  const dialog = page.getByRole('dialog', { name: 'Your session is over' });
  await expect(dialog).toContainText(
    'You are signed out. What you changed in the plan is kept in this browser and saved when you sign in again.',
  );
  await expectAccessible(page);
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await dialog.getByLabel('Password', { exact: true }).fill(client.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(saved(page)).toBeVisible();
  expect((await inAccount(page, api)).document.costs.living.monthly).toBe(6_200);

  await endSession(page, api);
  await spend(page, '6300');
  await dialog.getByRole('button', { name: 'Leave it for now' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Changes to a plan are not in your account')).toBeVisible();
  await signInHere(page, client);
  await page.goto(path);
  await expect(page.getByText('Changes that were not saved yet are back from this browser.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await inAccount(page, api)).document.costs.living.monthly).toBe(6_300);
});

test('an adviser whose session ends under a client’s plan goes on with it once signed in again', async ({
  page,
  api,
}) => {
  const client = await newClient(api, 'Robin');
  const of = `?userId=${client.id}`;
  const adviser = await adviserOf(api);
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan: typical } }));
  await signInAs(page, settings.adviser);
  await expect(page).toHaveURL('/admin-dashboard');
  const path = `/admin/client/${client.id}/plans/${id}`;
  await page.goto(path);
  await expect(contents(page)).toBeVisible();
  await endSession(page, api);
  await spend(page, '6200');
  const dialog = page.getByRole('dialog', { name: 'Your session is over' });
  await dialog.getByLabel('Password', { exact: true }).fill(settings.adviser.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(saved(page)).toBeVisible();
});
