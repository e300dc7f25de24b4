import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { withProduct } from './product.ts';

// Blocking time of a first visit by phone after the first paint, from the processor time of each task, multiplied for a slower
// processor: other work on the machine changes it less than what goes by the clock.

const slowdown = 4;
const runs = 5;
const longTaskMs = 50;
const settleMs = 2_000;
const screens = [
  { path: '/borrowing-capacity', person: null },
  { path: '/mortgage-calculator', person: null },
  { path: '/modelling-dashboard', person: null },
  { path: '/admin-dashboard', person: settings.adviser },
];

/** What is read of an event of the browser's trace; microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

/** Milliseconds that the tasks after the first paint take beyond 50 each, of the thread that painted. */
function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page was not painted');
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts;
    })
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
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return blockingTime(traceEvents);
}

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  process.stdout.write(`blocking ms at ${slowdown}x, processor time, each of ${runs} visits\n`);
  for (const screen of screens) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visit(browser, screen));
    process.stdout.write(`${screen.path} | ${times.map((time) => time.toFixed(0)).join(' | ')}\n`);
  }
  await browser.close();
});
