import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';

const pages = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runsPerPage = 3;
const longestStartMs = 60_000;

/** Waits until the product answers. Throws after a minute. */
async function ready(): Promise<void> {
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${settings.baseUrl}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready');
}

/** The four scores of a page, 0 to 100, and its largest contentful paint in milliseconds, as a phone sees it. */
async function scoresOf(path: string, port: number): Promise<number[]> {
  const result = await lighthouse(`${settings.baseUrl}${path}`, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`No result for ${path}`);
  const scores = categories.map((name) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100));
  return [...scores, Math.round(result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0)];
}

const server = spawn(process.execPath, [join(import.meta.dirname, '../setup/serve.ts')], { stdio: 'ignore' });
const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless', ...chromiumFlags] });
try {
  await ready();
  process.stdout.write(`page | ${categories.join(' | ')} | LCP ms\n`);
  for (const path of pages.length > 0 ? pages : ['/', '/borrowing-capacity']) {
    for (let run = 0; run < runsPerPage; run += 1) {
      process.stdout.write(`${path} | ${(await scoresOf(path, chrome.port)).join(' | ')}\n`);
    }
  }
} finally {
  chrome.kill();
  server.kill('SIGTERM');
}
