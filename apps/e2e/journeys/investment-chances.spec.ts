import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('an investment property’s chances are worked out at a press, the same each time', async ({ page }) => {
  const sentences: string[] = [];
  for (const visit of [1, 2]) {
    await page.goto('/investment-property');
    // What is below the fold loads at the first sign of use.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Show chances' }).click();
    const said = page.getByText(/^Sold after 10 years, it loses money in/);
    await expect(said).toBeVisible({ timeout: 60_000 });
    sentences.push((await said.textContent()) ?? '');
    await expect(page.getByText('drawn together'), `visit ${visit}`).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you walk away with, in the futures drawn' })).toBeVisible();
  }
  expect(sentences[0]).toBe(sentences[1]);
  await expectAccessible(page);
});
