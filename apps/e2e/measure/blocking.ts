import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { toolPages } from '../setup/tools.ts';
import { machineIndex } from './machine.ts';
import { withProduct } from './product.ts';
import { type TraceEvent, tasksBeside, traced } from './trace.ts';

// Blocking time after first paint on a first visit by phone, from each task's CPU time scaled to a slower processor;
// less affected by other load than wall time.

const slowdown = 4;
const runs = 5;
const longTaskMs = 50;
const settleMs = 2_000;
const publicPaths = ['/', '/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard'];
const screens = [
  ...[...publicPaths, ...toolPages.map(({ page }) => page)].map((path) => ({ path, person: null })),
  { path: '/admin-dashboard', person: settings.adviser },
];

/** Total time over 50 ms of each task after the first paint, milliseconds, on the thread that painted. */
function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page was not painted');
  return tasksBeside(paint, events)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slowdown - longTaskMs))
    .reduce((sum, time) => sum + time, 0);
}

async function visit(browser: Browser, { path, person }: (typeof screens)[number]): Promise<number> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, baseURL: settings.baseUrl };
  const context = await browser.newContext(phone);
  if (person !== null) {
    const signedIn = await context.request.post('/api/auth/login', { data: person });
    const { accessToken } = await signedIn.json();
    await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(accessToken)})`);
  }
  const page = await context.newPage();
  const events = await traced(browser, page, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await new Promise((resolve) => setTimeout(resolve, settleMs));
  });
  await context.close();
  return blockingTime(events);
}

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  process.stdout.write(`Lighthouse's index of this machine: ${await machineIndex(browser)}\n`);
  process.stdout.write(`blocking ms at ${slowdown}x, processor time, each of ${runs} visits\n`);
  const wanted = process.argv.slice(2);
  for (const screen of screens.filter(({ path }) => wanted.length === 0 || wanted.includes(path))) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visit(browser, screen));
    process.stdout.write(`${screen.path} | ${times.map((time) => time.toFixed(0)).join(' | ')}\n`);
  }
  await browser.close();
});
