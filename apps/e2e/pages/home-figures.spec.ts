import type { Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';

const income = (page: Page) => page.getByRole('textbox', { name: 'Household income a year, before tax' });
const rent = (page: Page) => page.getByRole('textbox', { name: 'Expected rent a week' });
const card = (page: Page) => page.getByRole('region', { name: 'Estimated borrowing capacity' });

test.describe('the figures of the first screen', () => {
  test('follow both fields, have their working, and go along to the calculator', async ({ page }) => {
    await page.goto('/');
    await expect(card(page)).toContainText('$720,000');
    await expect(card(page)).toContainText('$26,500 of loss in 2027-28');
    await income(page).fill('$90k');
    // 6 × 90,000; price 675,000: 35,100 of interest + 10,125 − 33,800 of rent.
    await expect(card(page)).toContainText('$540,000');
    await expect(card(page)).toContainText('$11,425 of loss in 2027-28');
    await rent(page).fill('500');
    await rent(page).blur();
    await expect(card(page).getByRole('status')).toHaveText(
      /^Estimated borrowing capacity \$540,000\. .*\$19,225 of loss/,
    );
    const [ofCapacity, ofLaw] = [0, 1].map((place) =>
      card(page).getByRole('button', { name: 'How is this worked out?' }).nth(place),
    );
    await ofCapacity?.click();
    await expect(card(page).getByRole('table').getByRole('row').last()).toContainText('$540,000');
    await ofLaw?.click();
    await expect(card(page).getByRole('table').last().getByRole('row').last()).toContainText('$19,225');
    await card(page).getByRole('link', { name: 'Refine this estimate' }).click();
    await expect(page.getByRole('textbox', { name: 'Income before tax', exact: true })).toHaveValue('90,000');
    await expect(page.getByRole('region', { name: 'Estimated borrowing capacity' }).first()).toContainText('$540,000');
  });

  test('name a wrong field once it was left, and move nothing', async ({ page }) => {
    await page.goto('/');
    const link = card(page).getByRole('link');
    const before = await link.boundingBox();
    await income(page).fill('ninety');
    await rent(page).focus();
    await expect(card(page)).toContainText('Household income: Enter an amount, for example 85,000 or 85k');
    await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(card(page)).not.toContainText('of loss');
    expect(await link.boundingBox()).toEqual(before);
    await income(page).fill('650k');
    await income(page).blur();
    await expect(income(page)).toHaveValue('650,000');
    await expect(card(page)).toContainText('$3,900,000');
    expect(await link.boundingBox()).toEqual(before);
  });

  test('stand in the page before any program, both fields and the figure within 700 px of a phone', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    for (const part of [income(page), rent(page), page.getByText('$720,000', { exact: true })]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 844)).toBeLessThan(700);
    }
    await page.close();
  });
});
