import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { withProduct } from './product.ts';

const pages = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runsPerPage = 3;

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

await withProduct(async () => {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless', ...chromiumFlags] });
  process.stdout.write(`page | ${categories.join(' | ')} | LCP ms\n`);
  try {
    for (const path of pages.length > 0 ? pages : ['/', '/borrowing-capacity']) {
      for (let run = 0; run < runsPerPage; run += 1) {
        process.stdout.write(`${path} | ${(await scoresOf(path, chrome.port)).join(' | ')}\n`);
      }
    }
  } finally {
    chrome.kill();
  }
});
