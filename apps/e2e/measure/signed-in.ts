import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { type Dashboard, dashboards, signingIn } from './dashboards.ts';
import { machineIndex } from './machine.ts';
import { withProduct } from './product.ts';

const runs = 5;
const slowdown = 4;
const quietMs = 2_000;

/** Runs in the page from the start: records its performance entries. */
const watch = `
  window.speed = { paint: 0, blocking: 0, shift: 0, last: 0 };
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => { speed.paint = entry.startTime; });
  on('longtask', (entry) => {
    speed.last = entry.startTime + entry.duration;
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    if (first && entry.startTime >= first.startTime) speed.blocking += entry.duration - 50;
  });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) speed.shift += entry.value; });
`;

type Speed = Readonly<Record<'paint' | 'blocking' | 'shift', number>>;

/**
 * Largest paint, blocking time after the first paint (both in milliseconds) and layout shift of a screen on first
 * visit, once no long task has run for two seconds.
 */
async function visit(page: Page, { path, heading }: Dashboard): Promise<Speed> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  // Polled from here: the CSP forbids waitForFunction's eval.
  const isQuiet = `performance.now() - Math.max(speed.last, speed.paint) > ${quietMs}`;
  while (!(await page.evaluate<boolean>(isQuiet))) await new Promise((resolve) => setTimeout(resolve, quietMs / 4));
  return page.evaluate<Speed>('speed');
}

async function measure(browser: Browser, screen: Dashboard): Promise<Speed> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: settings.baseUrl };
  const context = await browser.newContext(phone);
  await context.addInitScript(await signingIn(screen));
  await context.addInitScript(watch);
  const speed = await visit(await context.newPage(), screen);
  await context.close();
  return speed;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  process.stdout.write(`Lighthouse's index of this machine: ${await machineIndex(browser)}\n`);
  process.stdout.write(`screen, ${slowdown}x slower processor, median of ${runs} | LCP ms | blocking ms | shift\n`);
  for (const screen of dashboards) {
    const speeds: Speed[] = [];
    for (let run = 0; run < runs; run += 1) speeds.push(await measure(browser, screen));
    const figure = (name: keyof Speed, digits: number): string =>
      median(speeds.map((speed) => speed[name])).toFixed(digits);
    process.stdout.write(`${screen.path} | ${figure('paint', 0)} | ${figure('blocking', 0)} | ${figure('shift', 4)}\n`);
  }
  await browser.close();
});
