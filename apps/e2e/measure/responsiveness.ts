import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { withProduct } from './product.ts';

// What the page's own thread does for one update, in milliseconds of processor time on a processor four times slower, and how
// long the simulated futures take. Processor time, since other work on the machine changes it little; multiplied here, since
// the browser's own slowdown counts by the clock and slows a busy machine further.

const slowdown = 4;
const updates = 40;
const settleMs = 1_500;
const client = { email: 'client@freehold.example', password: 'client-demo-2026' };
const longestUpdateMs = 16;
const longestTabMs = 100;

const modellingTabs = ['first-time-buyers', 'portfolio-potential', 'negative-gearing'] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function print(what: string, values: readonly number[], limit: number): void {
  const figures = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(1));
  process.stdout.write(`${what} | ${figures.join(' | ')} | ${limit}\n`);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time that the page's own thread has taken since it began, in milliseconds of a slow processor. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000 * slowdown;
}

/** Resolves once what was done before has been painted. */
async function painted(devtools: CDPSession): Promise<void> {
  const expression = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))';
  await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
}

/** Processor time of each step until it is painted, less what the watching itself takes. */
async function costs(devtools: CDPSession, step: (round: number) => Promise<unknown>): Promise<number[]> {
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await processorTime(devtools);
    await act();
    await painted(devtools);
    return (await processorTime(devtools)) - before;
  };
  const idle: number[] = [];
  for (let round = 0; round < updates; round += 1) idle.push(await timed(async () => {}));
  // The first round readies the program, as the first moments of a person's use do.
  for (let round = 0; round < updates; round += 1) await timed(() => step(round));
  const taken: number[] = [];
  for (let round = 0; round < updates; round += 1) taken.push(await timed(() => step(round)));
  return taken.map((time) => Math.max(0, time - median(idle)));
}

/** A page, opened and at rest. */
async function opened(context: BrowserContext, path: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

/** Dispatches a key as the browser does, without a second event that would count as another update. */
async function press(devtools: CDPSession, key: string, code: number): Promise<void> {
  const text = key.length === 1 ? { text: key } : {};
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode: code, ...text });
}

async function typing(devtools: CDPSession, field: Locator): Promise<number[]> {
  await field.focus();
  await field.press('End');
  await pause(settleMs);
  return costs(devtools, (round) => (round % 2 === 0 ? press(devtools, '1', 49) : press(devtools, 'Backspace', 8)));
}

async function sliding(devtools: CDPSession, slider: Locator): Promise<number[]> {
  await slider.focus();
  await pause(settleMs);
  return costs(devtools, () => press(devtools, 'ArrowRight', 39));
}

/** Typing into the first field of a screen and moving its first slider, where it has one. */
async function measureUpdates(context: BrowserContext, path: string): Promise<void> {
  const { page, devtools } = await opened(context, path);
  const field = page.locator('main input[inputmode="decimal"]:visible').first();
  await field.waitFor();
  print(`${path}, typing`, await typing(devtools, field), longestUpdateMs);
  const slider = page.locator('main input[type="range"]:visible').first();
  if ((await slider.count()) > 0) print(`${path}, slider`, await sliding(devtools, slider), longestUpdateMs);
  await page.close();
}

/** Opening each tab of a screen once its program is loaded, first tab last. */
async function measureTabs(context: BrowserContext, path: string): Promise<void> {
  const { page, devtools } = await opened(context, path);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  for (let place = 1; place <= count; place += 1) {
    await tabs.nth(place % count).click();
    await pause(settleMs);
  }
  const taken = await costs(devtools, async (round) => {
    await tabs.nth((round + 1) % count).evaluate((tab: { click: () => void }) => tab.click());
  });
  print(`${path}, change of tab`, taken, longestTabMs);
  await page.close();
}

/** What the page notes of its worker: milliseconds from an order to the first and to the last band. */
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

/** Ten properties over thirty years: the first band and all futures after a new draw, by the clock. */
async function measureFutures(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchWorker);
  const { page } = await opened(context, '/modelling-dashboard?tab=portfolio-potential');
  const add = page.getByRole('button', { name: /^Add (a |another )?property/i }).first();
  while (await add.isEnabled()) await add.click();
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
    print(`${name}, ms by the clock`, times, limit);
  }
  await page.close();
}

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const size = { viewport: { width: 1280, height: 900 }, baseURL: settings.baseUrl };
  const visitor = await browser.newContext(size);
  process.stdout.write(`processor ms at ${slowdown}x, ${updates} times | quickest | middle | slowest | limit\n`);
  const screens = [
    '/borrowing-capacity',
    '/mortgage-calculator',
    ...modellingTabs.map((tab) => `/modelling-dashboard?tab=${tab}`),
  ];
  for (const path of screens) await measureUpdates(visitor, path);
  await measureTabs(visitor, '/modelling-dashboard');
  const signedIn = await visitor.request.post('/api/auth/login', { data: client });
  const { accessToken } = await signedIn.json();
  const person = await browser.newContext(size);
  await person.addInitScript(`localStorage.setItem('token', ${JSON.stringify(accessToken)})`);
  await measureTabs(person, '/client-dashboard');
  await measureFutures(visitor);
  await browser.close();
});
