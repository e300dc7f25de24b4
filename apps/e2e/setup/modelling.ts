import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** The tabs of the modelling dashboard in order. */
export const modellingTabNames = [
  'Market Reality',
  'First Time Buyers',
  'Portfolio Potential',
  'Negative Gearing',
  'Detailed Breakdown',
] as const;
type ModellingTab = (typeof modellingTabNames)[number];

/** Opens the dashboard on a tab. */
export async function openTab(page: Page, tab: ModellingTab): Promise<void> {
  const query = tab === 'Market Reality' ? '' : `?tab=${tab.toLowerCase().replaceAll(' ', '-')}`;
  await page.goto(`/modelling-dashboard${query}`);
}

/** Presses Tab until the element has focus, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** Replaces the text of the focused field. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/**
 * Scrolls to each chart on the page, since charts load just before they come into view, and waits until all are drawn.
 * Waits for a first chart to appear, unless the page may have none.
 */
export async function showCharts(page: Page, { mayHaveNone = false } = {}): Promise<void> {
  // What is below the first screen loads once the page is used.
  await page.keyboard.press('Shift');
  const switches = page.getByRole('button', { name: 'Table view' });
  if (!mayHaveNone) await expect(switches).not.toHaveCount(0);
  await expect(async () => {
    for (const tableSwitch of await switches.all()) await tableSwitch.scrollIntoViewIfNeeded();
    await expect(page.getByRole('application')).toHaveCount(await switches.count(), { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Replaces today's typical rate with the specification's example, in the tool or form given. */
export async function useExample(part: Page | Locator): Promise<void> {
  await part.getByRole('button', { name: /^Our example/ }).click();
  await expect(part.getByRole('button', { name: /^Typical rate/ })).toBeVisible();
}
