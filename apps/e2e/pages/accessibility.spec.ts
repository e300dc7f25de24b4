import { expectAccessible } from '../setup/accessible.ts';
import { contentPaths } from '../setup/paths.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { toolPages } from '../setup/tools.ts';

const pages = [
  '/',
  '/borrowing-capacity',
  '/mortgage-calculator',
  '/modelling-dashboard',
  '/tools',
  ...toolPages.map(({ page }) => page),
  '/auth',
  ...contentPaths,
];

for (const path of pages) {
  test(`${path} has no accessibility violation and does not scroll sideways`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the foot takes its colours at once when the device turns dark, motion: ${reducedMotion}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Cookies' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    const colours = page.evaluate<string[]>(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
        [...document.querySelectorAll('footer, footer nav a')].map((part) => getComputedStyle(part).color))`,
    );
    expect(new Set(await colours)).toEqual(new Set(['rgb(198, 208, 217)']));
  });
}
