import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// Runs in the page. Preloading fetches style sheets and media again, for experimental rules that are off.
const violations = `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/** Axe violations on the page as it is: one line per broken rule, with the elements. */
async function violationsOn(page: Page): Promise<string[]> {
  // Half of axe's time is reading its own source, so once a document; no page has frames.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe);
  return page.evaluate<string[]>(violations);
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
