import { expect, type Page } from '@playwright/test';

// Runs in the page before its own scripts: counts everything a person or the browser could notice.
const countEffects = `
  globalThis.effects = 0;
  const effect = () => { globalThis.effects += 1; };
  addEventListener('scroll', effect, { capture: true, passive: true });
  new MutationObserver(effect).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  print = effect;
  open = () => { effect(); return null; };
  const makeUrl = URL.createObjectURL;
  URL.createObjectURL = (blob) => { effect(); return makeUrl.call(URL, blob); };
  HTMLInputElement.prototype.showPicker = effect;
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () { if (this.type === 'file') effect(); else click.call(this); };
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = function (...given) { effect(); return change.apply(this, given); };
  }`;

/** Prepares a page for `deadButtons`; before it is opened. */
export async function watchEffects(page: Page): Promise<void> {
  await page.addInitScript(countEffects);
}

const longestWaitMs = 1_500;
const pressable = 'button, [role="tab"], summary, [role="button"]';

// Names of what can be pressed now, each with the place of its first bearer; what is chosen already is left out.
const namesOf = `(root) => {
  const found = {};
  root.querySelectorAll('${pressable}').forEach((element, index) => {
    const isOff = element.disabled || element.ariaDisabled === 'true' || element.ariaSelected === 'true';
    const name = (element.innerText.trim() || element.ariaLabel || '').split('\\n')[0];
    if (!isOff && element.checkVisibility() && !(name in found)) found[name] = index;
  });
  return found;
}`;

// As a mouse does it, but also below a dialog that is just opening. Found and pressed in one go, since a screen may be drawn anew any time.
const press = `(root, name) => {
  const place = (${namesOf})(root)[name];
  if (place === undefined) return false;
  const element = root.querySelectorAll('${pressable}')[place];
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(new (type === 'click' ? MouseEvent : PointerEvent)(type, { bubbles: true, cancelable: true }));
  return true;
}`;

async function buttonsOf(page: Page, part: string): Promise<Set<string>> {
  const found: unknown = await page.evaluate(`(${namesOf})(document.querySelector('${part}'))`);
  return new Set(Object.keys(typeof found === 'object' && found !== null ? found : {}));
}

/** Names of buttons in a part of a page (a selector) that do nothing one could notice; each is pressed on the page as it opens. */
export async function deadButtons(page: Page, address: string, part: string): Promise<string[]> {
  const dead: string[] = [];
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator(part).locator(`a, ${pressable}`).first(), `controls at ${address}`).toBeVisible();
  const names = await buttonsOf(page, part);
  for (const name of names) {
    const isElsewhere = !page.url().endsWith(address) || (await page.getByRole('dialog').count()) > 0;
    if (isElsewhere || !(await buttonsOf(page, part)).has(name)) await page.goto(address, { waitUntil: 'networkidle' });
    const was = Number(await page.evaluate('globalThis.effects'));
    const isPressed = await page.evaluate(`(${press})(document.querySelector('${part}'), ${JSON.stringify(name)})`);
    if (isPressed === true && !(await isFollowed(page, was))) dead.push(name);
  }
  return dead;
}

/** Whether anything happened since the effects were counted; a page that was left counts anew. */
async function isFollowed(page: Page, was: number): Promise<boolean> {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const effects = await page.evaluate('globalThis.effects').catch(() => null);
    if (effects !== was) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Addresses that links of the page lead to, without those outside; `#` and what follows is kept for this page alone. */
export async function linksOf(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(
    `[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))`,
  );
  return Array.isArray(found) ? found.map(String) : [];
}
