import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe violations on the page as it is: one line per broken rule, with the elements. */
async function violationsOn(page: Page): Promise<string[]> {
  // No page has frames, so legacy mode avoids a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

// Runs in the page: waits a frame for colours without transitions.
const settled = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  .then(() => undefined)`;

// Runs in the page: finds control labels that are cut off without an ellipsis.
const cutOff = `[...document.querySelectorAll('button, [role="tab"], summary, a')]
  .filter((control) => control.checkVisibility() && control.clientWidth > 1)
  .filter((control) => [control, ...control.querySelectorAll('*')].some((part) => {
    const { overflowX, textOverflow } = getComputedStyle(part);
    return overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.clientWidth > 1 && part.scrollWidth > part.clientWidth;
  }))
  .map((control) => control.innerText)`;

/** Expects no axe violations, no sideways scrolling and no cut-off labels on anything pressable. */
export async function expectAccessible(page: Page, place: string = page.url()): Promise<void> {
  await page.evaluate(settled);
  expect(await violationsOn(page), place).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), place).toBeLessThanOrEqual(0);
  expect(await page.evaluate(cutOff), place).toEqual([]);
}
