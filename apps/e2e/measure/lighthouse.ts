import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { contentPaths } from '../setup/paths.ts';
import { settings } from '../setup/settings.ts';
import { toolPages } from '../setup/tools.ts';
import { type Dashboard, dashboards, signingIn } from './dashboards.ts';
import { withProduct } from './product.ts';

const screens = [
  '/',
  '/borrowing-capacity',
  '/mortgage-calculator',
  ...toolPages.map(({ page }) => page),
  '/modelling-dashboard',
  '/auth',
  ...contentPaths,
  ...dashboards.map(({ path }) => path),
];
const pages = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
// First paint, largest paint and blocking time in milliseconds; layout shift in thousandths.
const metrics = [
  { audit: 'first-contentful-paint', scale: 1 },
  { audit: 'largest-contentful-paint', scale: 1 },
  { audit: 'total-blocking-time', scale: 1 },
  { audit: 'cumulative-layout-shift', scale: 1_000 },
];
// Clears everything except the session.
const notTheSession: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'indexeddb',
  'websql',
];
const runsPerPage = 5;
const mostAttempts = 10;

/**
 * A page's four scores, 0 to 100, then its metrics, emulating a phone, and the machine's benchmark index at the time;
 * null when the run's trace is unusable.
 */
async function figuresOf(path: string, port: number): Promise<number[] | null> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: categories, clearStorageTypes: notTheSession };
  const result = await lighthouse(`${settings.baseUrl}${path}`, flags);
  if (!result || result.lhr.runtimeError) return null;
  const { categories: scores, audits, environment } = result.lhr;
  return [
    ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
    ...metrics.map(({ audit, scale }) => Math.round((audits[audit]?.numericValue ?? 0) * scale)),
    Math.round(environment.benchmarkIndex),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of each figure over five runs. Throws when too many runs are unusable. */
async function medianFigures(path: string, port: number): Promise<number[]> {
  const runs: number[][] = [];
  for (let attempt = 0; attempt < mostAttempts && runs.length < runsPerPage; attempt += 1) {
    const figures = await figuresOf(path, port);
    if (figures) runs.push(figures);
  }
  if (runs.length < runsPerPage) throw new Error(`Too few runs of ${path}`);
  return (runs[0] ?? []).map((_, index) => median(runs.map((figures) => figures[index] ?? 0)));
}

/** Signs in a dashboard's person in the browser on this port. */
async function signIn(dashboard: Dashboard, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  // In the browser's default context, which Lighthouse measures.
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(settings.baseUrl);
  await page?.evaluate(await signingIn(dashboard));
  await page?.close();
  await browser.close();
}

const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless', ...chromiumFlags] });
try {
  await withProduct(async () => {
    process.stdout.write(
      `median of ${runsPerPage} | ${categories.join(' | ')} | FCP ms | LCP ms | TBT ms | CLS/1000 | machine's index\n`,
    );
    for (const path of pages.length > 0 ? pages : screens) {
      const dashboard = dashboards.find((each) => each.path === path);
      if (dashboard) await signIn(dashboard, chrome.port);
      process.stdout.write(`${path} | ${(await medianFigures(path, chrome.port)).join(' | ')}\n`);
    }
  });
} finally {
  chrome.kill();
}
