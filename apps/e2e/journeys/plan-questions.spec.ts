import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/quiet-page.ts';

const question = (page: Page, place: number) => page.getByText(`Question ${place} of 5`, { exact: true });
const age = (page: Page) => page.getByLabel('Your age');
const income = (page: Page) => page.getByLabel('You earn');
const worth = (page: Page) => page.getByRole('textbox', { name: 'Worth now' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const drawn = (page: Page) => page.getByText(/^Net worth at \d+, in today’s dollars: about \$[\d,]+/);

/** Answers the first two questions and a home in the third, on a page that was reached from another. */
async function answerThree(page: Page): Promise<void> {
  await page.goto('/about');
  await page.goto('/plan');
  await age(page).fill('38');
  await next(page).click();
  await income(page).fill('120k');
  await next(page).click();
  await page.getByRole('button', { name: 'Add a property' }).click();
  await worth(page).fill('700k');
  await worth(page).press('Tab');
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Back and Forward lead through the questions with their answers, a reload stays, and from the first Back leaves', async ({
      page,
    }) => {
      await answerThree(page);
      await expect(drawn(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'What do you earn before tax?' })).toBeFocused();
      await expect(income(page)).toHaveValue('120,000');
      await expect(drawn(page)).toBeVisible();
      await page.goBack();
      await expect(age(page)).toHaveValue('38');
      await expect(drawn(page)).toBeVisible();
      await page.goForward();
      await expect(income(page)).toHaveValue('120,000');
      await page.goForward();
      await expect(worth(page)).toHaveValue('700,000');

      await page.reload();
      await expect(question(page, 3)).toBeVisible();
      await expect(worth(page)).toHaveValue('700,000');
      await expect(drawn(page)).toBeVisible();
      await expectAccessible(page);
      // The page’s own Back is the browser’s.
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(question(page, 2)).toBeVisible();
      await page.goForward();
      await expect(question(page, 3)).toBeVisible();

      for (const place of [2, 1]) {
        await page.goBack();
        await expect(question(page, place)).toBeVisible();
      }
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await page.goForward();
      await expect(age(page)).toHaveValue('38');
      await page.goForward();
      await expect(income(page)).toHaveValue('120,000');
    });

    test('an answer that Forward passed is asked for before the plan, and Back from the plan leaves as before', async ({
      page,
    }) => {
      await answerThree(page);
      await next(page).click();
      await expect(question(page, 4)).toBeVisible();
      await page.goBack();
      await worth(page).fill('');
      await page.goForward();
      await next(page).click();
      await expect(worth(page)).toBeFocused();
      await expect(worth(page)).toHaveAccessibleDescription(/Enter what it is worth, or remove the property\./);
      await worth(page).fill('700k');
      await worth(page).press('Enter');
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(question(page, 5)).toBeVisible();
      await page.getByRole('button', { name: 'See your plan' }).click();
      await expect(page.getByText(/^This is your plan on what you told us/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Saved \d/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await page.goForward();
      await expect(page.getByRole('term').first()).toBeVisible();
    });

    test('what is asked first is answered beside the plan, or over it', async ({ page }) => {
      await answerThree(page);
      for (const place of [4, 5]) {
        await next(page).click();
        await expect(question(page, place)).toBeVisible();
      }
      await page.getByRole('radio', { name: 'Keep or sell?' }).check();
      await page.getByRole('button', { name: 'See your plan' }).click();
      const panel = page.getByRole(width === 390 ? 'dialog' : 'complementary', { name: 'Keep or sell' });
      await panel.getByRole('button', { name: 'Work it out' }).click();
      await expect(panel.getByText(/highest in this plan/).first()).toBeVisible();
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeFocused();
    });
  });
}
