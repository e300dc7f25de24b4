import { fixture } from '@freehold/plan/fixtures';
import type { Locator } from '@playwright/test';
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

test.describe('in a sheet', () => {
  for (const [what, viewport] of Object.entries({
    'on a phone': { width: 390, height: 844 },
    'on a phone on its side': { width: 844, height: 390 },
    'at 400% zoom': { width: 320, height: 256 },
  })) {
    test.describe(what, () => {
      test.use({ viewport });

      test(`a field that is focused and its label are in sight ${what}`, async ({ page }) => {
        await openPlan(page, fixture('typical'));
        await page.getByRole('button', { name: 'What is in it' }).press('Enter');
        await page.getByRole('button', { name: /^Living costs/ }).press('Enter');
        const sheet = page.getByRole('dialog');
        for (const name of ['Amount', 'Of which can be left out', 'Until', 'From', 'Amount']) {
          const field = sheet.getByRole('textbox', { name, exact: true });
          await field.focus();
          await expectInSight(field);
          await expectInSight(sheet.locator('label').getByText(name, { exact: true }));
        }
      });
    });
  }
});

interface Part {
  readonly ownerDocument: { elementFromPoint(x: number, y: number): unknown };
  contains(other: unknown): boolean;
  getBoundingClientRect(): { left: number; width: number; top: number; bottom: number };
}

/** Nothing lies over a part near its upper and its lower end, and both are on the screen. */
async function expectInSight(part: Locator): Promise<void> {
  const covered = await part.evaluate((element: Part) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const isCovered = (y: number) => !element.contains(element.ownerDocument.elementFromPoint(left + width / 2, y));
    return [top + 2, bottom - 2].filter(isCovered);
  });
  expect(covered, `heights at which ${part} is covered`).toEqual([]);
}
