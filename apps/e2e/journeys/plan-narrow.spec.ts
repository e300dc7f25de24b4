import { fixture } from '@freehold/plan/fixtures';
import { expectAccessible } from '../setup/accessible.ts';
import { openPlan } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const views = ['plan', 'timeline', 'year', 'compare'] as const;
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

test.describe('at 400% zoom', () => {
  // 1,280 × 1,024 px, four times as large.
  test.use({ viewport: { width: 320, height: 256 } });

  test('every view of a plan is accessible and fits, in light, dark and forced colours', async ({ page }) => {
    await openPlan(page, fixture('typical'), '');
    for (const view of views) {
      await page.goto(`/plan?view=${view}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText('Working out your plan…')).toHaveCount(0);
      for (const look of looks) {
        await page.emulateMedia(look);
        await expectAccessible(page, `${view}, ${look.colorScheme}, forced colours ${look.forcedColors}`);
      }
    }
  });
});
