import { AxeBuilder } from '@axe-core/playwright';
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
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
