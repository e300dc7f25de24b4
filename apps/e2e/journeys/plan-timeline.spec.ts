import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { hearing, openPlan, saidBy } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical = fixture('typical');
const timeline = '?view=timeline';
// The engine's own month of the purchase, which waits for the tests: its name, two years on, and months from the child.
const bought = monthOfPurchase();

function monthOfPurchase() {
  const view = planView(typical, null);
  const [year = 0, month = 0] = view.status === 'run' ? (view.months.buy ?? '').split('-').map(Number) : [];
  const nameIn = (later: number) =>
    new Date(year + later, month - 1).toLocaleString('en-AU', { month: 'long', year: 'numeric' });
  return { name: nameIn(0), later: nameIn(2), afterChild: (year - 2027) * 12 + month - 9 };
}

function undo(page: Page): Locator {
  return page.getByRole('button', { name: /^Undo/ });
}

function mark(page: Page, name: RegExp): Locator {
  return page.getByRole('region', { name: 'Strip of events' }).getByRole('button', { name }).first();
}

function row(page: Page, name: RegExp): Locator {
  return page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) });
}

/** Presses the purchase on the strip and moves it by so many months, without letting go. */
async function dragPurchase(page: Page, months: number): Promise<void> {
  const child = await mark(page, /^Child, September 2027/).boundingBox();
  const buy = await mark(page, new RegExp(`^Buy the next property, ${bought.name}`)).boundingBox();
  if (child === null || buy === null) throw new Error('The strip is not drawn.');
  const monthPx = (buy.x - child.x) / bought.afterChild;
  const at = { x: buy.x + 14, y: buy.y + buy.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + monthPx * months, at.y, { steps: 6 });
}

test('an event moves by a month, switches off and on and is deleted from the list, each as one step', async ({
  page,
}) => {
  await openPlan(page, typical, timeline);
  await expectAccessible(page);
  const child = row(page, /^Child, /);
  await expect(child).toContainText('Sep 2027');
  await page.getByRole('button', { name: 'Child: a month later' }).click();
  await expect(child).toContainText('Oct 2027');
  await expect(undo(page)).toHaveAccessibleName('Undo: Child in October 2027');
  await page.getByRole('switch', { name: 'Child counts' }).click();
  await expect(child).toContainText('Switched off');
  await page.getByRole('switch', { name: 'Child counts' }).click();
  await page.getByRole('button', { name: 'Delete You stop work' }).click();
  await expect(page.getByText('The sale of the rental in VIC goes with it.')).toBeVisible();
  await expect(row(page, /^Sell the rental in VIC/)).toHaveCount(0);
  await expect(page.locator('[data-event-list]:focus, [data-event-list] :focus')).toHaveCount(1);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, /^Sell the rental in VIC/)).toHaveCount(1);
  await page.getByRole('button', { name: '2027-28', exact: true }).last().click();
  await expect(page).toHaveURL(/view=year&y=2028/);
});

test('a purchase dragged by 24 months is one step, and Esc leaves plan and figures as they were', async ({ page }) => {
  await openPlan(page, typical, timeline);
  const buy = mark(page, new RegExp(`^Buy the next property, ${bought.name}`));
  const said = page.getByText(/of 40 years need attention|^Cash lasts in each of 40 years/);
  const before = await said.textContent();
  await buy.scrollIntoViewIfNeeded();
  await dragPurchase(page, 24);
  await expect(page.getByText(new RegExp(`^Not before ${bought.later}`))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(new RegExp(`^Not before ${bought.later}`))).toHaveCount(0);
  await page.mouse.up();
  await expect(buy).toBeVisible();
  expect(await said.textContent()).toBe(before);
  await expect(undo(page)).toHaveAccessibleName('Undo');
  await dragPurchase(page, 24);
  await page.mouse.up();
  await expect(undo(page)).toHaveAccessibleName(
    `Undo: Buy the next property as soon as the tests allow, not before ${bought.later}`,
  );
  await undo(page).click();
  await expect(undo(page)).toHaveAccessibleName('Undo');
  await expect(buy).toBeVisible();
});

test('the strip is one stop of Tab, moves events by keys, and says once what that changed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPlan(page, typical, timeline);
  await page.getByRole('button', { name: '+ Add event' }).focus();
  await page.keyboard.press('Tab');
  await expect(mark(page, /^Child, /)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(mark(page, /^Renovate the home in NSW, February 2029/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  const messages = await hearing(page);
  // At once, however busy the machine is.
  await page.evaluate(
    `for (const count of [1, 2, 3]) document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }))`,
  );
  await expect(saidBy(page)).toHaveText(
    /^Child, December 2027\. Net worth at 60: \$[\d,]+, (?:\$[\d,]+ (?:more|less)|as before)\.$/,
  );
  await expect(mark(page, /^Child, December 2027/)).toBeFocused();
  expect(messages).toHaveLength(1);
  await page.keyboard.press('Shift+PageDown');
  await expect(mark(page, /^Child, December 2028/)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mark(page, /^Child, not in this plan, in December 2028, switched off/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator('summary')).toBeFocused();
});

test('on a phone the list comes first, its targets are 44 px, and a finger that rests drags on the strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page, typical, timeline);
  await expectAccessible(page);
  for (const button of await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(
      Math.round(Math.min(box?.height ?? 0, box?.width ?? 0)),
      (await button.textContent()) ?? '',
    ).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Strip' }).click();
  const sell = mark(page, /^Sell the rental in VIC/);
  await sell.focus();
  await page.getByRole('button', { name: 'Sell the rental in VIC: a month later' }).click();
  await expect(undo(page)).toHaveAccessibleName(/1 year 1 month after stopping work for you$/);
  await expectAccessible(page);
  const box = await sell.boundingBox();
  const touch = { pointerType: 'touch', pointerId: 5, button: 0, clientY: box?.y ?? 0 };
  await sell.dispatchEvent('pointerdown', { ...touch, clientX: box?.x ?? 0 });
  await expect(page.getByRole('region', { name: 'Strip of events' }).getByText('July 2051')).toBeVisible();
  await sell.dispatchEvent('pointermove', { ...touch, clientX: (box?.x ?? 0) + 9 });
  await sell.dispatchEvent('pointerup', { ...touch, clientX: (box?.x ?? 0) + 9 });
  await expect(undo(page)).toHaveAccessibleName(/2 years 1 month after stopping work for you$/);
});
