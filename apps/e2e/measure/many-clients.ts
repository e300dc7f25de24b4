import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { withProduct } from './product.ts';

// Measures how long an adviser waits for the dashboard on the database at DATABASE_URL, filled by `npm run seed`. Start
// the product once on the empty database first: it adds the adviser.

const runs = 10;

const now = (page: Page): Promise<number> => page.evaluate<number>('performance.now()');

/** Milliseconds from a step until the clients' rows are present and differ from the previous ones. */
async function timed(page: Page, step: () => Promise<unknown>): Promise<number> {
  const table = page.getByRole('table', { name: 'Clients' });
  const before = await table.locator('tbody').innerText();
  const start = await now(page);
  await step();
  // Polled from here: the CSP forbids waitForFunction's eval.
  const isDone = async () =>
    (await table.getAttribute('aria-busy')) === 'false' && (await table.locator('tbody').innerText()) !== before;
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 5));
  return (await now(page)) - start;
}

async function visit(browser: Browser, token: string, run: number): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: settings.baseUrl });
  await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  const page = await context.newPage();
  await page.goto('/admin-dashboard');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .waitFor();
  const open = await now(page);
  const search = page.getByRole('searchbox', { name: 'Search clients' });
  const times = {
    'first visit until the rows can be used': open,
    'a name typed until its rows': await timed(page, () =>
      search.fill(['lee', 'nguyen', 'smi', 'ann'][run % 4] ?? 'ann'),
    ),
    'search cleared until the rows': await timed(page, () => search.fill('')),
    'sorted by email': await timed(page, () => page.getByRole('button', { name: 'Email', exact: true }).click()),
    'next page': await timed(page, () =>
      page.getByRole('navigation', { name: 'Pages of clients' }).getByRole('button', { name: /next/i }).click(),
    ),
  };
  await context.close();
  return times;
}

function figures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, slowest ${at(1)} ms`;
}

await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const context = await browser.newContext({ baseURL: settings.baseUrl });
  const signedIn = await context.request.post('/api/auth/login', { data: settings.adviser });
  const { accessToken } = await signedIn.json();
  const counts = await context.request.get('/api/counts', { headers: { authorization: `Bearer ${accessToken}` } });
  process.stdout.write(`${(await counts.json()).clients} clients, ${runs} visits\n`);
  const all: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visit(browser, accessToken, run));
  for (const name of Object.keys(all[0] ?? {})) {
    process.stdout.write(`${name}: ${figures(all.map((times) => times[name] ?? 0))}\n`);
  }
  await browser.close();
});
