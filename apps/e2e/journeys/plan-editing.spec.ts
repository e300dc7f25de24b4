import { apply, limits, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { openPlan, printed } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical = fixture('typical');

const contents = (page: Page) => page.getByRole('navigation', { name: 'What is in it' });
const effect = (page: Page) => page.getByRole('complementary').getByText(/^Net worth at \d+: /);
const undone = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const spending = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** Runs in the page: keeps the longest time between two frames, ms. */
const watchFrames = `globalThis.longestFrame = 0;
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    longestFrame = Math.max(longestFrame, Math.round(now - last));
    last = now;
    requestAnimationFrame(next);
  });`;

async function openLivingCosts(page: Page): Promise<void> {
  await contents(page)
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await expect(spending(page)).toBeVisible();
}

test('a field shows its effect while it is typed in, is one step once it is left, and Esc takes it back', async ({
  page,
}) => {
  await openPlan(page, typical);
  await openLivingCosts(page);
  const before = await effect(page).textContent();
  await spending(page).fill('6.2k');
  await expect(effect(page)).toHaveText(/^Net worth at \d+: \$[\d,]+, \$[\d,]+ less than before$/);
  await expect(undone(page)).toHaveAttribute('aria-disabled', 'true');
  await spending(page).press('Escape');
  await expect(spending(page)).toHaveValue('5,200');
  await expect(effect(page)).toHaveText(before ?? '');

  await spending(page).fill('plenty');
  await spending(page).press('Tab');
  await expect(page.getByText('Enter an amount, such as 650,000 or 650k.')).toBeVisible();
  await expect(undone(page)).toHaveAttribute('aria-disabled', 'true');
  await spending(page).fill('6200');
  await spending(page).press('Tab');
  await expect(undone(page)).toHaveAccessibleName('Undo: Living costs, amount: $6,200 a month');

  // The text first, then the step.
  await spending(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await page.keyboard.press('Control+z');
  await expect(spending(page)).toHaveValue('6,200');
  await page.keyboard.press('Control+z');
  await expect(spending(page)).toHaveValue('5,200');
  await expectAccessible(page);

  // What Enter kept, Escape leaves: it closes the panel.
  await spending(page).fill('6100');
  await spending(page).press('Enter');
  await expect(undone(page)).toHaveAccessibleName('Undo: Living costs, amount: $6,100 a month');
  await expect(spending(page)).toBeFocused();
  await spending(page).press('Escape');
  await expect(spending(page)).toHaveCount(0);
  await expect(contents(page).getByRole('button', { name: /^Living costs.*6,100/ })).toBeVisible();
});

test('a slider that is held is one step, and what stays on screen is of where it stopped', async ({ page }) => {
  await openPlan(page, fixture('large'));
  await openLivingCosts(page);
  const slider = page.getByRole('slider', { name: 'Amount slider' });
  const from = await spending(page).inputValue();
  const asText = (more: number) => (Number(from.replaceAll(',', '')) + more).toLocaleString('en-AU');
  // What typing the amount says, which the slider is to say in the end.
  await spending(page).fill(asText(6_000));
  await expect(effect(page)).toHaveText(/less than before$/);
  const typed = (await effect(page).textContent()) ?? '';
  await spending(page).press('Escape');
  await expect(spending(page)).toHaveValue(from);

  await slider.focus();
  await page.evaluate(watchFrames);
  // A key that is held repeats some 30 times a second.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.down('ArrowRight');
    await page.waitForTimeout(33);
  }
  await page.keyboard.up('ArrowRight');
  printed(`The longest frame of a slider held in the large plan took ${await page.evaluate('longestFrame')} ms`);
  await expect(spending(page)).toHaveValue(asText(6_000));
  await expect(effect(page)).toHaveText(typed);
  await slider.press('Escape');
  await expect(spending(page)).toHaveValue(from);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(undone(page)).toHaveAccessibleName(`Undo: Living costs, amount: $${asText(200)} a month`);
  await undone(page).click();
  await expect(spending(page)).toHaveValue(from);
});

test('an option marks what it changed, leads back to the plan, and shows facts read-only', async ({ page }) => {
  await openPlan(page, typical, '?o=b');
  await openLivingCosts(page);
  await spending(page).fill('7000');
  await spending(page).press('Tab');
  const inPlan = page.getByText(/^A: \$5,200 a month/);
  await expect(inPlan).toBeVisible();
  await expectAccessible(page);
  await inPlan.getByRole('button').click();
  await expect(spending(page)).toHaveValue('5,200');
  await expect(inPlan).toHaveCount(0);
  await contents(page).getByRole('button', { name: 'Your partner' }).first().click();
  await page.getByRole('button', { name: 'Change it in your plan' }).click();
  await expect(page.getByRole('textbox', { name: 'Born' })).toBeVisible();
  await expect(page).not.toHaveURL(/o=b/);
});

test('deleting a home names what goes with it first, and undo brings all of it back', async ({ page }) => {
  await openPlan(page, typical);
  const rental = contents(page).getByRole('button', { name: /^The rental in QLD/ });
  await rental.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “The rental in QLD”?' });
  await expect(dialog.getByText('The loan on the rental in QLD', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete them' }).click();
  await expect(rental).toHaveCount(0);
  await undone(page).click();
  await expect(rental).toBeVisible();
});

test('what is added starts typical and opens, a full limit names itself, and a checked figure is no longer counted', async ({
  page,
}) => {
  const home = { state: 'NSW', value: 500_000 };
  const names = Array.from({ length: limits.homes - Object.keys(typical.homes ?? {}).length - 1 }, (_, at) => `x${at}`);
  const almostFull: Plan = apply(
    typical,
    names.map((id) => ({ put: `homes/${id}`, to: home })),
  ).plan;
  await openPlan(page, almostFull);
  await contents(page).getByRole('button', { name: '+ Add to the plan' }).click();
  const add = page.getByRole('button', { name: /^A home or a rental/ });
  await expect(add).toContainText('29 of 30 homes');
  await add.click();
  await expect(page.getByRole('textbox', { name: 'Worth now' })).toHaveValue('700,000');
  await expect(page.getByText('13 of the figures are typical ones, not yours.')).toBeVisible();
  await contents(page).getByRole('button', { name: '+ Add to the plan' }).click();
  await expect(add).toContainText('30 of 30 homes');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Check them, and what the plan assumes' }).click();
  await page
    .getByRole('button', { name: /^That is right/ })
    .first()
    .click();
  await expect(page.getByText('12 of the figures are typical ones, not yours.')).toBeVisible();
  await expectAccessible(page);
});

test('a digit typed in the large plan lays the page out a few times only', async ({ page }) => {
  await openPlan(page, fixture('large'));
  await openLivingCosts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? 0;
  };
  await spending(page).fill('6');
  await page.waitForTimeout(500);
  const [seconds, layouts] = [await metric('TaskDuration'), await metric('LayoutCount')];
  for (const digit of '1234') {
    await page.keyboard.type(digit);
    await page.waitForTimeout(400);
  }
  const each = ((await metric('TaskDuration')) - seconds) * 250;
  const laidOut = ((await metric('LayoutCount')) - layouts) / 4;
  printed(
    `A digit in the large plan takes the main thread ${each.toFixed(1)} ms and ${laidOut} layouts, with all that it repaints`,
  );
  // Counted, not timed: a busy machine takes longer, and has no more to do.
  expect(laidOut).toBeLessThan(12);
});

test('an empty plan asks for its first record in place of figures, and is drawn once it has one', async ({ page }) => {
  await openPlan(page, { plan: 1, start: '2026-12', years: 40, people: { a: { born: '1985-03' } } });
  const main = page.getByRole('main');
  await expect(main.getByText('Add an income, savings or a home, and it is drawn here.')).toBeVisible();
  await expect(main.getByText('Money lasts')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /^Net worth/ })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Add to the plan', exact: true }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'An income', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Before tax' })).toBeVisible();
  await expect(main.getByText('Money lasts')).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Net worth/ })).toBeVisible();
});
