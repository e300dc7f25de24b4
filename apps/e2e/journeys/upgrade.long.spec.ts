import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { openAs, tokensOf } from '../setup/client-form.ts';
import { figure } from '../setup/figure.ts';
import { waitUntilAnswering } from '../setup/hydrated-page.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { prepareUpgrades, skipLink, type UpgradedProduct } from '../setup/upgraded-product.ts';

/** Problems in the tabs of one run, by kind. */
interface Trouble {
  readonly violations: string[];
  readonly missingFiles: string[];
  readonly errors: string[];
}

interface Tab {
  readonly path: string;
  /**
   * A service worker preloads what the calculators may need later, so the server gets no further requests; most tabs
   * have none.
   */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Opens a tab in its own browser profile. */
async function openTab(
  browser: Browser,
  { path, serviceWorkers = 'block' }: Tab,
  { baseURL, trouble }: { baseURL: string; trouble: Trouble },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers, extraHTTPHeaders: {}, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) => console.error('CSP ' + event.violatedDirective + ' ' + event.blockedURI))`,
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    (message.text().startsWith('CSP ') ? trouble.violations : trouble.errors).push(message.text());
  });
  page.on('pageerror', (error) => trouble.errors.push(String(error)));
  // From the page, its workers and its service worker.
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith('/api/')) trouble.missingFiles.push(pathname);
  });
  waitUntilAnswering(page);
  await page.goto(path);
  return page;
}

const saysWordsOf = (page: Page, build: keyof typeof skipLink) =>
  expect(page.getByRole('link', { name: skipLink[build], exact: true })).toBeAttached();

async function fillBorrowing(page: Page): Promise<void> {
  await page.getByLabel('Income before tax', { exact: false }).first().fill('100k');
  await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Estimated borrowing capacity' })).toContainText('$600,000');
}

async function openClientForm(browser: Browser, product: UpgradedProduct, trouble: Trouble): Promise<Page> {
  const page = await openTab(browser, { path: '/about' }, { baseURL: product.baseUrl, trouble });
  const data = { firstName: 'Ann', lastName: 'Ng', email: `${randomUUID()}@example.com`, password: 'correct horse' };
  const tokens = await tokensOf(await page.request.post('/api/auth/register', { data }));
  await openAs(page, tokens, '/client-dashboard');
  await page.getByRole('button', { name: 'Edit Details' }).first().click();
  await page.getByRole('tabpanel').getByLabel('First Name', { exact: true }).fill('Annabel');
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A calculator with one figure typed; its working, dialog and lead form have not loaded yet. */
async function finishBorrowing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How is this worked out?' }).click();
  await expect(page.locator('#borrowing-working').getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$600,000');
  await dialog.getByLabel('Name').fill('Mary Jane van der Berg');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await dialog.getByLabel('Phone').fill('0400 000 000');
  await dialog.getByRole('button', { name: 'Send My Report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

/** Tabs whose code has not loaded yet, and the worker that simulates futures. */
async function walkThroughTools(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Portfolio Potential' }).click();
  await page.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  await expect(page.getByText('10,000 futures simulated.')).toBeVisible();
  for (const tab of ['Negative Gearing', 'Detailed Breakdown', 'First Time Buyers']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  }
  await expect(field(page, 'Property value')).toHaveValue('640,000');
}

/** Pages whose code has not loaded yet, without reloading the document. */
async function walkThroughPages(page: Page): Promise<void> {
  for (const [name, path] of [
    ['Borrowing Capacity', '/borrowing-capacity'],
    ['Mortgage Calculator', '/mortgage-calculator'],
    ['Modelling Dashboard', '/modelling-dashboard'],
    // A visitor is redirected; a press while that is under way can miss the moving footer.
    ['Portfolio Manager', '/auth'],
  ] as const) {
    await page.getByRole('banner').getByRole('link').filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const name of ['FAQ', 'Privacy', 'About']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  await saysWordsOf(page, 'first');
}

async function saveClientForm(page: Page): Promise<void> {
  await expect(page.getByRole('tabpanel').getByLabel('First Name', { exact: true })).toHaveValue('Annabel');
  await page.getByRole('tab', { name: /^Income/ }).click();
  await page.getByRole('tabpanel').getByLabel('Occupation', { exact: true }).fill('Engineer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: 'Tax' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tax' })).toBeAttached();
  await page.goto('/account');
  await saysWordsOf(page, 'second');
}

/** A tool whose other tabs are no longer on the server: it says so, and the typed values stay. */
async function meetGoneTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Portfolio Potential' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(notice).toContainText('What you typed is still here');
  await notice.getByRole('button', { name: 'Close' }).click();
  // It must stop saying it is loading.
  const tab = page.getByRole('tabpanel', { name: 'Portfolio Potential' });
  await expect(tab).toContainText('This part of the page could not be loaded.');
  await expect(tab).not.toContainText('Loading');
  await page.getByRole('tab', { name: 'First Time Buyers' }).click();
  await expect(field(page, 'Property value')).toHaveValue('655,000');
  await saysWordsOf(page, 'first');
}

/**
 * A page whose code is gone loads as a new document, in the current release; the figures on the previous page are kept.
 */
async function meetGonePage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').filter({ hasText: 'Mortgage Calculator' }).click();
  await expect(page).toHaveURL('/mortgage-calculator');
  await saysWordsOf(page, 'second');
  await page.goBack();
  await expect(page).toHaveURL('/borrowing-capacity');
  // From either release: on Back, the browser may show its cached page.
  await expect(page.getByRole('region', { name: 'Estimated borrowing capacity' })).toContainText('$600,000');
}

test.describe('over an upgrade', { tag: '@quality' }, () => {
  test.setTimeout(480_000);
  let product: UpgradedProduct;
  let trouble: Trouble;
  test.beforeEach(async () => {
    trouble = { violations: [], missingFiles: [], errors: [] };
    product = await prepareUpgrades();
    await product.deploy('v1');
  });
  test.afterEach(() => product.stop());

  test('open tabs go on with their forms, and say so once their release is gone', async ({ browser }) => {
    const open = (path: string, serviceWorkers?: Tab['serviceWorkers']) =>
      openTab(browser, { path, ...(serviceWorkers && { serviceWorkers }) }, { baseURL: product.baseUrl, trouble });
    const borrowing = await open('/borrowing-capacity');
    await fillBorrowing(borrowing);
    const tools = await open('/modelling-dashboard?tab=first-time-buyers');
    await field(tools, 'Property value').fill('640k');
    const market = await open('/modelling-dashboard');
    const home = await open('/');
    await saysWordsOf(home, 'first');
    const client = await openClientForm(browser, product, trouble);
    // The service worker serves its files from the second visit on.
    const offline = await open('/mortgage-calculator', 'allow');
    await offline.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await offline.reload();
    await offline.getByRole('textbox', { name: 'Loan amount' }).fill('600k');
    // Stays open until its release is gone.
    const staying = await open('/modelling-dashboard?tab=first-time-buyers');
    await field(staying, 'Property value').fill('655k');
    const leaving = await open('/borrowing-capacity');
    await fillBorrowing(leaving);

    await product.deploy('v2');
    await saysWordsOf(await open('/mortgage-calculator'), 'second');
    await finishBorrowing(borrowing);
    await walkThroughTools(tools);
    await market.getByRole('button', { name: 'Book a Strategy Session' }).click();
    await expect(market.getByRole('dialog').getByLabel('Name')).toBeVisible();
    await walkThroughPages(home);
    await saveClientForm(client);
    await offline.getByRole('button', { name: 'Calculate Repayments' }).click();
    await expect(offline.getByRole('dialog')).toContainText('$3,714');
    await offline.reload();
    await saysWordsOf(offline, 'second');
    await expect(offline.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('600,000');
    expect(trouble).toEqual({ violations: [], missingFiles: [], errors: [] });

    for (const version of ['v3', 'v4']) await product.deploy(version);
    expect(product.releases()).toEqual(['v2', 'v3', 'v4']);
    await meetGoneTab(staying);
    await meetGonePage(leaving);
    expect(trouble.violations).toEqual([]);
    figure('U90', 'violations of the policy and missing files in six tabs open over an upgrade', '0 and 0');
    figure('U91', 'forms lost in two tabs whose release is gone', '0');
  });
});
