import type { Page } from '@playwright/test';
import { test } from '../setup/dashboard-clients.ts';
import { bytesOf, firstLoad } from '../setup/first-load.ts';
import { expect } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';
import { toolPages } from '../setup/tools.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: settings.baseUrl };
const calculators = [
  '/borrowing-capacity',
  '/mortgage-calculator',
  '/modelling-dashboard',
  '/plan',
  ...toolPages.map(({ page }) => page),
];

// Transfer budget of a first visit by phone, kilobytes, response headers included.
const budgets: readonly (readonly [path: string, kilobytes: number])[] = [
  ['/', 150],
  ...calculators.map((path) => [path, 200] as const),
  ['/about', 150],
  ['/guides', 160],
];

/** Checks a first visit with an empty cache against its budget. */
async function holdsBudget(page: Page, path: string, kilobytes: number): Promise<void> {
  const files = await firstLoad(page, path);
  const list = files.map(({ bytes, path }) => `${bytes} ${path}`);
  expect.soft(bytesOf(files), [path, ...list].join('\n')).toBeLessThanOrEqual(kilobytes * 1_000);
  expect(files.length).toBeGreaterThan(5);
}

test('a first visit to a public page stays within its budget, and its program waits for its text', async ({
  browser,
}) => {
  for (const [path, kilobytes] of budgets) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await holdsBudget(page, path, kilobytes);
    const scripts = 'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))';
    const firstAsked = await page.evaluate<number>(`Math.min(...${scripts}.map(({ startTime }) => startTime))`);
    const paints = await page.evaluate<number[]>(
      'performance.getEntriesByType("paint").map(({ startTime }) => startTime)',
    );
    // Scripts are requested at first paint, or after a second if nothing is painted by then.
    expect(firstAsked, path).toBeGreaterThanOrEqual(Math.min(...paints, 1_000));
    await context.close();
  }
});

test('a first visit to a public page asks the browser for nothing that takes it long', async ({ page }) => {
  // First use of Intl number or date formats, and an eval blocked by the CSP: each costs more than all other start-up
  // work.
  await page.addInitScript(`
    globalThis.asked = [];
    for (const name of ['NumberFormat', 'DateTimeFormat']) {
      const construct = (format, given) => (asked.push(name), Reflect.construct(format, given));
      Intl[name] = new Proxy(Intl[name], { construct });
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => asked.push(violatedDirective));
  `);
  for (const [path] of [...budgets, ['/market-insights'] as const]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect(await page.evaluate('asked'), path).toEqual([]);
  }
});

test('a first visit to the client’s dashboard stays within its budget', async ({ browser, fullClient }) => {
  const context = await browser.newContext(phone);
  await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(fullClient.accessToken)})`);
  await holdsBudget(await context.newPage(), '/client-dashboard', 336);
  await context.close();
});

// Runs in the page: place and paint of each element, worked out rather than drawn; a picture of the whole page takes
// seconds on a busy machine. The families of a font are left out: none arrives, and what it draws with shows in the boxes.
const looks = `(() => {
  const painted = ['color', 'backgroundColor', 'backgroundImage', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight',
    'textDecorationLine', 'textTransform', 'letterSpacing', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'borderRadius', 'boxShadow', 'opacity',
    'visibility', 'fill', 'stroke', 'transform', 'listStyle', 'content'];
  const paint = (part, pseudo) => painted.map((name) => getComputedStyle(part, pseudo)[name]).join(' | ');
  return [...document.body.querySelectorAll('*')].filter((part) => part.checkVisibility()).map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const look = [undefined, '::before', '::after'].map((pseudo) => paint(part, pseudo)).join(' / ');
    return { look: part.localName + '.' + part.getAttribute('class') + ' ' + look, box: [x, y + scrollY, width, height] };
  });
})()`;

interface Look {
  /** The element and what it is painted with. */
  readonly look: string;
  /** Left, top, width and height on the page, in px. */
  readonly box: readonly number[];
}

/** Elements that look other than before; a deferred part may shift a line by less than a pixel. */
function changedLooks(before: readonly Look[], after: readonly Look[]): string[] {
  const differs = (one: Look, other: Look | undefined) =>
    one.look !== other?.look || one.box.some((edge, at) => Math.abs(edge - (other.box[at] ?? 0)) > 1);
  return before.flatMap((one, at) => (differs(one, after[at]) ? [`${one.look} → ${after[at]?.look}`] : []));
}

test.describe('the sheets of a public page', () => {
  // A late font is skipped on a first visit and swapped in with the stylesheets; here it never arrives.
  test.use({ serviceWorkers: 'block', allowedErrors: [/ERR_FAILED/] });

  test('a public page looks the same before and after its sheets are here, at a desk and on a phone', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    // Blocks lazy loading.
    await page.addInitScript('globalThis.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }');
    for (const path of ['/', ...calculators, '/guides']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const sheets = page.locator('link[data-late]');
      const asleep = page.locator('link[data-late][disabled]');
      await expect(asleep).toHaveCount(await sheets.count());
      // Deferred parts appear a second after loading.
      for (const part of await page.locator('.fh-far-down').all()) {
        await expect(part).toHaveCSS('content-visibility', 'auto');
      }
      const before = await page.evaluate<Look[]>(looks);
      expect(before.length, path).toBeGreaterThan(50);
      // A mouse move loads the stylesheets and no chart.
      await page.mouse.move(2, 2);
      await expect(page.locator('link[data-late][media="all"]')).toHaveCount(await sheets.count());
      const after = await page.evaluate<Look[]>(looks);
      expect(changedLooks(before, after), path).toEqual([]);
      expect(after.length, path).toBe(before.length);
    }
  });
});
