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

function print(what: string, values: readonly number[], limit: number | null): void {
  const figures = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(1));
  process.stdout.write(`${what} | ${figures.join(' | ')} | ${limit ?? ''}\n`);
}

function printCosts(what: string, { frame, all }: Costs, limit: number): void {
  print(`${what}, until it is painted`, frame, limit);
  print(`${what}, with what follows`, all, null);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time that the page's own thread has taken since it began, in milliseconds of a slow processor. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000 * slowdown;
}

/** Resolves once the frame that shows what was done before has been painted. */
const nextFrame = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(0))))';
/** Resolves once nothing is left to do: what may come later has come. */
const rest = 'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(0))))';

async function waited(devtools: CDPSession, expression: string): Promise<number> {
  await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
  return processorTime(devtools);
}

interface Costs {
  /** Until the next frame is painted: what a person waits for. */
  readonly frame: readonly number[];
  /** With what is drawn later, in pieces between which the page answers. */
  readonly all: readonly number[];
}

/** Processor time of each step, less what the watching itself takes. */
async function costs(devtools: CDPSession, step: (round: number) => Promise<unknown>): Promise<Costs> {
  const timed = async (act: () => Promise<unknown>) => {
    const before = await processorTime(devtools);
    await act();
    const frame = (await waited(devtools, nextFrame)) - before;
    return { frame, all: (await waited(devtools, rest)) - before };
  };
  const rounds = async (act: (round: number) => Promise<unknown>) => {
    const times: Awaited<ReturnType<typeof timed>>[] = [];
    for (let round = 0; round < updates; round += 1) times.push(await timed(() => act(round)));
    return { frame: times.map(({ frame }) => frame), all: times.map(({ all }) => all) };
  };
  const idle = await rounds(async () => {});
  // The first rounds ready the program, as the first moments of a person's use do.
  await rounds(step);
  const taken = await rounds(step);
  const without = (times: readonly number[], idleMs: number) => times.map((time) => Math.max(0, time - idleMs));
  return { frame: without(taken.frame, median(idle.frame)), all: without(taken.all, median(idle.all)) };
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

async function typing(devtools: CDPSession, field: Locator): Promise<Costs> {
  await field.focus();
  await field.press('End');
  await pause(settleMs);
  return costs(devtools, (round) => (round % 2 === 0 ? press(devtools, '1', 49) : press(devtools, 'Backspace', 8)));
}

async function sliding(devtools: CDPSession, slider: Locator): Promise<Costs> {
  await slider.focus();
  await pause(settleMs);
  return costs(devtools, () => press(devtools, 'ArrowRight', 39));
}

/** Typing into the first field of a screen and moving its first slider, where it has one. */
async function measureUpdates(context: BrowserContext, path: string): Promise<void> {
  const { page, devtools } = await opened(context, path);
  const field = page.locator('main input[inputmode="decimal"]:visible').first();
  await field.waitFor();
  printCosts(`${path}, typing`, await typing(devtools, field), longestUpdateMs);
  const slider = page.locator('main input[type="range"]:visible').first();
  if ((await slider.count()) > 0) printCosts(`${path}, slider`, await sliding(devtools, slider), longestUpdateMs);
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
  printCosts(`${path}, change of tab`, taken, longestTabMs);
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
