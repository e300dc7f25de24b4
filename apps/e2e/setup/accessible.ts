import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds wrong on the page as it stands: a line for each rule that is broken, with the places. */
async function violationsOn(page: Page): Promise<string[]> {
  // No page here holds a frame, so the run needs no second page to put frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

// Runs in the page: colours that were just asked for are on the screen one frame later, without a change under way.
const settled = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  .then(() => undefined)`;

// Runs in the page: words of what can be pressed that end where their box does, without the dots that say so.
const cutOff = `[...document.querySelectorAll('button, [role="tab"], summary, a')]
  .filter((control) => control.checkVisibility() && control.clientWidth > 1)
  .filter((control) => [control, ...control.querySelectorAll('*')].some((part) => {
    const { overflowX, textOverflow } = getComputedStyle(part);
    return overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.clientWidth > 1 && part.scrollWidth > part.clientWidth;
  }))
  .map((control) => control.innerText)`;

/** Expects nothing for axe to find, no scrolling sideways, and every word of what can be pressed. */
export async function expectAccessible(page: Page, place: string = page.url()): Promise<void> {
  await page.evaluate(settled);
  expect(await violationsOn(page), place).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), place).toBeLessThanOrEqual(0);
  expect(await page.evaluate(cutOff), place).toEqual([]);
}
