import { linkText, type Plan } from '@freehold/plan';
import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** Opens a plan from its link, and waits for its figures. `query` such as `?view=year`. */
export async function openPlan(page: Page, plan: Plan, query = ''): Promise<void> {
  const { text } = await linkText(plan);
  await page.goto(`/plan${query}#p=${text}`);
  await expect(page.getByText('Opened from a link. Changes stay yours.')).toBeVisible();
  await expect(page.getByText('Working out your plan…')).toHaveCount(0);
}

/** What the plan on screen says to screen readers. */
export function saidBy(page: Page): Locator {
  return page.locator('[data-plan-says]');
}

/** Every message that the plan says from now on, and when in ms. */
export async function hearing(page: Page): Promise<readonly { readonly text: string; readonly at: number }[]> {
  const heard: { readonly text: string; readonly at: number }[] = [];
  await page.exposeFunction('heard', (text: string, at: number) => heard.push({ text, at }));
  await page.evaluate(
    `new MutationObserver(() => heard(document.querySelector('[data-plan-says]').textContent, performance.now())).observe(
      document.querySelector('[data-plan-says]'), { childList: true, characterData: true, subtree: true })`,
  );
  return heard;
}

/** The five questions answered for a couple with one home, by keyboard; how many keys that took. */
export async function answerForCouple(page: Page): Promise<number> {
  let keys = 0;
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  const press = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  const isAsked = (title: string) => expect(page.getByRole('heading', { name: title })).toBeFocused();

  await page.goto('/plan');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Just me' }).focus();
  await press('ArrowRight', 'Tab');
  await type('38');
  await press('Tab');
  await type('36');
  await press('Enter');
  await isAsked('What do you each earn before tax?');
  await press('Tab');
  await type('132k');
  await press('Tab');
  await type('88k');
  await press('Enter');
  await isAsked('Do you own property?');
  await press('Tab', 'Enter');
  await expect(page.getByRole('radio', { name: 'I live in it' })).toBeFocused();
  await press('Tab', 'Tab');
  await type('1.45m');
  await press('Tab');
  await type('585k');
  await press('Enter');
  await isAsked('What have you saved, and what do you spend?');
  await press('Tab');
  await type('64k');
  await press('Tab', 'Tab', 'Tab');
  await type('5200');
  await press('Enter');
  await isAsked('What do you want to know first?');
  await press('Tab', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  return keys;
}

/** A measured figure, on a line of its own in the run's output. */
export function printed(figure: string): void {
  process.stdout.write(`    ${figure}\n`);
}
