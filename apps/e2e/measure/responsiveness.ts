import { type Browser, type BrowserContext, chromium, type Locator } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { toolPages } from '../setup/tools.ts';
import { clientDashboard, type Dashboard, signingIn } from './dashboards.ts';
import { machineIndex } from './machine.ts';
import { measurePlanTyping } from './plan-typing.ts';
import { withProduct } from './product.ts';
import {
  blank,
  type Costs,
  costs,
  type Limit,
  median,
  type Opened,
  pause,
  press,
  print,
  printCosts,
  slowdown,
  updates,
} from './update-costs.ts';

const settleMs = 1_500;
const longestUpdateMs = 16;
const longestTabMs = 100;
const simulatedProperties = 10;

const planPath = '/plan';
const modellingTabs = ['first-time-buyers', 'portfolio-potential', 'negative-gearing'] as const;
const screens = [
  '/borrowing-capacity',
  '/mortgage-calculator',
  ...toolPages.map(({ page }) => page),
  ...modellingTabs.map((tab) => `/modelling-dashboard?tab=${tab}`),
  planPath,
];
const size = { viewport: { width: 1280, height: 900 }, baseURL: settings.baseUrl };

/** Opens a screen and waits until it is idle. */
async function opened(context: BrowserContext, path: string): Promise<Opened> {
  const screen = await blank(context);
  const { page } = screen;
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return screen;
}

async function typing(opened: Opened, field: Locator): Promise<Costs> {
  const { devtools } = opened;
  await field.focus();
  await field.press('End');
  await pause(settleMs);
  return costs(opened, { type: 'keydown' }, (round) =>
    round % 2 === 0 ? press(devtools, '1', 49) : press(devtools, 'Backspace', 8),
  );
}

async function sliding(opened: Opened, slider: Locator): Promise<Costs> {
  await slider.focus();
  await pause(settleMs);
  return costs(opened, { type: 'keydown' }, () => press(opened.devtools, 'ArrowRight', 39));
}

/** Only one field and one figure: the browser's own cost, the lower bound for any screen. */
const leastPage = `<input value="600,000"><p>$600,000</p><script>
  const field = document.querySelector('input');
  field.addEventListener('input', () => {
    const amount = Number(field.value.replaceAll(',', ''));
    document.querySelector('p').textContent = '$' + amount.toLocaleString('en-AU');
  });
</script>`;

async function measureLeast(context: BrowserContext): Promise<Limit> {
  const screen = await blank(context);
  await screen.page.setContent(leastPage);
  const taken = await typing(screen, screen.page.locator('input'));
  const limit = { ms: longestUpdateMs, bare: median(taken.frame) };
  printCosts('nothing but a field and a figure, typing', taken, limit);
  await screen.page.close();
  return limit;
}

/** Measures typing into a screen's first field and moving its first slider, if any. */
async function measureUpdates(context: BrowserContext, path: string, limit: Limit): Promise<void> {
  const screen = await opened(context, path);
  const { page } = screen;
  const field = page.locator('main input[inputmode="decimal"]:visible').first();
  await field.waitFor();
  printCosts(`${path}, typing`, await typing(screen, field), limit);
  const slider = page.locator('main input[type="range"]:visible').first();
  if ((await slider.count()) > 0) printCosts(`${path}, slider`, await sliding(screen, slider), limit);
  await page.close();
}

/** Measures opening each tab of a screen once its code is loaded, first tab last. */
async function measureTabs(context: BrowserContext, path: string): Promise<void> {
  const screen = await opened(context, path);
  const { page } = screen;
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  for (let place = 1; place <= count; place += 1) {
    await tabs.nth(place % count).click();
    await pause(settleMs);
  }
  const taken = await costs(screen, { type: 'click' }, async (round) => {
    await tabs.nth((round + 1) % count).evaluate((tab: { click: () => void }) => tab.click());
  });
  printCosts(`${path}, change of tab`, taken, { ms: longestTabMs });
  await page.close();
}

/** Runs in the page: records milliseconds from a worker's order to its first and last band. */
const watchWorker = `
  window.bands = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (order) {
    if (order.kind === 'run') {
      const start = performance.now();
      const times = [];
      bands.push(times);
      this.addEventListener('message', ({ data }) => data.run === order.run && times.push(performance.now() - start));
    }
    post.call(this, order);
  };
`;

/** Measures ten properties over thirty years: wall time to the first band and to all futures after a new draw. */
async function measureFutures(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchWorker);
  const { page } = await opened(context, '/modelling-dashboard?tab=portfolio-potential');
  const add = page.getByRole('button', { name: /^Add (a |another )?property/i }).first();
  const properties = page.getByRole('button', { name: /^Delete Property/ });
  while ((await properties.count()) < simulatedProperties) await add.click();
  await page.getByRole('button', { name: 'Calculate' }).first().click();
  const card = page.getByRole('region', { name: 'How sure is that?' });
  await card.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  const done = card.getByText('10,000 futures simulated.');
  for (let round = 0; round < updates; round += 1) {
    await done.waitFor();
    await card.getByRole('button', { name: 'New draw' }).click();
  }
  const bands = (await page.evaluate<number[][]>('bands')).slice(1, updates);
  for (const [name, place, limit] of [
    ['first band', 0, 100],
    ['10,000 futures', -1, 300],
  ] as const) {
    const times = bands.map((times) => times.at(place) ?? 0);
    print(`${name}, ms by the clock`, times, { ms: limit });
  }
  await page.close();
}

/** A browser context with a dashboard's person signed in. */
async function signedIn(browser: Browser, screen: Dashboard): Promise<BrowserContext> {
  const person = await browser.newContext(size);
  await person.addInitScript(await signingIn(screen));
  return person;
}

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const visitor = await browser.newContext(size);
  process.stdout.write(`Lighthouse's index of this machine: ${await machineIndex(browser)}\n`);
  process.stdout.write(
    `processor ms at ${slowdown}x, ${updates} times | quickest | middle | slowest | limit | times the bare page\n`,
  );
  const limit = await measureLeast(visitor);
  const wanted = process.argv.slice(2);
  for (const path of wanted.length > 0 ? wanted : screens) {
    if (path === planPath) await measurePlanTyping(browser, limit);
    else await measureUpdates(visitor, path, limit);
  }
  if (wanted.length === 0) {
    await measureTabs(visitor, '/modelling-dashboard');
    await measureTabs(await signedIn(browser, clientDashboard), clientDashboard.path);
    await measureFutures(visitor);
  }
  await browser.close();
});
