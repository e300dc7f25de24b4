import { expectAccessible } from '../setup/accessible.ts';
import { contentPaths } from '../setup/paths.ts';
import { expect, test } from '../setup/quiet-page.ts';

const pages = ['/', '/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard', '/auth', ...contentPaths];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const path of pages) {
      test(`${path} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
