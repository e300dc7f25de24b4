import { expect, type Page } from '@playwright/test';

// Runs before the page's scripts: records effects that leave no trace in the DOM.
const noteActs = `
  globalThis.acts = [];
  const act = (name) => { globalThis.acts.push(name); };
  let wasAt = 0;
  addEventListener('scroll', ({ target }) => {
    const at = target === document ? scrollY : target.scrollTop + target.scrollLeft;
    if (at !== wasAt) act('scrolled');
    wasAt = at;
  }, { capture: true, passive: true });
  print = () => act('print');
  open = () => { act('window'); return null; };
  const makeUrl = URL.createObjectURL;
  URL.createObjectURL = (blob) => { act('download'); return makeUrl.call(URL, blob); };
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.ariaBusy === 'true' && target.matches('button'))) act('busy');
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  const write = navigator.clipboard?.writeText;
  if (write) navigator.clipboard.writeText = (text) => { act('copied'); return write.call(navigator.clipboard, text); };
  HTMLInputElement.prototype.showPicker = () => act('picker');
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () { if (this.type === 'file') act('file chooser'); else click.call(this); };`;

// Visible state of the page, grouped by kind of difference; focus and live regions but alerts are excluded.
const stateOf = `(() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const marks = (names) => names.flatMap((name) => shown('[' + name + ']').map((element) => name + '=' + element.getAttribute(name)));
  const spoken = shown('[aria-live], [role="status"], [role="log"], [role="alert"], output').map(({ innerText }) => innerText ?? '');
  const live = new Set(spoken.flatMap((text) => text.split('\\n')));
  const fields = [...document.querySelectorAll('input, select, textarea')];
  return {
    navigation: [location.pathname + location.search],
    dialog: shown('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]').map(({ ariaLabel, id }) => ariaLabel ?? id),
    alert: shown('main [role="alert"]').map(({ innerText }) => innerText),
    toast: shown('.mantine-Notifications-root [role="alert"]').map(({ innerText }) => innerText),
    expanded: marks(['aria-expanded', 'open']),
    chosen: marks(['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current', 'aria-sort']),
    'value changed': fields.map(({ type, value, checked }) => [type, value, checked].join()),
    'switched on or off': shown('button, input, select').map(({ disabled }) => String(disabled)),
    'label changed': shown('button[aria-label]').map(({ ariaLabel }) => ariaLabel),
    colours: [document.documentElement.dataset.mantineColorScheme ?? ''],
    content: document.body.innerText.split('\\n').filter((line) => line.trim() !== '' && !live.has(line)),
  };
})()`;

type State = Readonly<Record<string, readonly string[]>>;

/** Prepares a page for `effectsOf`; call it before the page is opened. */
export async function watchEffects(page: Page): Promise<void> {
  await page.addInitScript(noteActs);
}

// How long to wait for an effect; generating a file takes seconds on a slow machine.
const longestWaitMs = 6_000;
const longestSettlingMs = 3_000;
const pressable = 'button, [role="tab"], summary, [role="button"]';

// Names of enabled controls with the index of the first control of each name; selected tabs and radios are excluded.
const namesOf = `(root) => {
  const found = {};
  root.querySelectorAll('${pressable}').forEach((element, index) => {
    const isOff = element.disabled || element.ariaDisabled === 'true' || element.ariaSelected === 'true';
    const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const name = (element.innerText.trim() || element.ariaLabel || labelled?.innerText || '').split('\\n')[0];
    if (!isOff && element.checkVisibility() && !(name in found)) found[name] = index;
  });
  return found;
}`;

// Like a mouse press, but also works under an opening dialog. Finds and presses in one call, since the page may
// re-render at any time.
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

/** Effect of a button, in the terms of `stateOf` and `noteActs`; null if there is none a person could notice. */
export interface Effect {
  readonly button: string;
  readonly did: string | null;
}

// Pressed last: after them a different person is signed in.
const waysOut = /^(Log Out|Sign Out|Leave demo|Login as)/;

/** Effects of all buttons in a part of a page (a selector); each is pressed on the page as it opens. */
export async function effectsOf(page: Page, address: string, part: string): Promise<Effect[]> {
  const effects: Effect[] = [];
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator(part).locator(`a, ${pressable}`).first(), `controls at ${address}`).toBeVisible();
  const restless = await restlessLines(page);
  const buttons = [...(await buttonsOf(page, part))];
  for (const button of buttons.toSorted((one, other) => Number(waysOut.test(one)) - Number(waysOut.test(other)))) {
    const isElsewhere = !page.url().endsWith(address) || (await page.getByRole('dialog').count()) > 0;
    if (isElsewhere || !(await buttonsOf(page, part)).has(button)) {
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    const was: State = await page.evaluate(`globalThis.acts.length = 0, ${stateOf}`);
    const isPressed = await page.evaluate(`(${press})(document.querySelector('${part}'), ${JSON.stringify(button)})`);
    // A button permanently renamed by another, such as Save to Saved, is found under its new name.
    if (isPressed === true) effects.push({ button, did: await effectSince(page, was, restless) });
  }
  return effects;
}

const pauseMs = 100;

// Pauses of different lengths: a line that changes in step with equal pauses would seem unchanged.
const restlessPausesMs = [50, 90, 140, 210];

/** Lines that change without a press, such as a clock's or those of a refresh. */
async function restlessLines(page: Page): Promise<ReadonlySet<string>> {
  const lines = new Set<string>();
  let before: State = await page.evaluate(stateOf);
  for (const pause of restlessPausesMs) {
    await page.waitForTimeout(pause);
    const after: State = await page.evaluate(stateOf);
    for (const line of [...linesOnlyIn(before, after), ...linesOnlyIn(after, before)]) lines.add(line);
    before = after;
  }
  return lines;
}

function linesOnlyIn(one: State, other: State): readonly string[] {
  const known = new Set(other.content);
  return (one.content ?? []).filter((line) => !known.has(line));
}

interface Moment {
  readonly acts: readonly string[];
  readonly state: State;
}

/** Current state of the page; null while it navigates, and after a navigation without the acts recorded before. */
function momentOf(page: Page): Promise<Moment | null> {
  return page.evaluate<Moment>(`({ acts: [...globalThis.acts], state: ${stateOf} })`).catch(() => null);
}

/** Effect since a state, once the page has settled, so that the next button is not credited with it. */
async function effectSince(page: Page, was: State, restless: ReadonlySet<string>): Promise<string | null> {
  const started = Date.now();
  const isOver = (limit: number) => Date.now() - started > limit;
  let effect: string | null = null;
  let before = '';
  while (!isOver(effect === null ? longestWaitMs : longestSettlingMs)) {
    const now = await momentOf(page);
    if (now === null) return 'navigation';
    effect = effectIn(now, was, restless);
    const look = JSON.stringify({
      ...now,
      state: { ...now.state, content: now.state.content?.filter((line) => !restless.has(line)) },
    });
    if (effect !== null && look === before) return effect;
    before = look;
    await page.waitForTimeout(pauseMs);
  }
  return effect;
}

// Acts that count only where nothing else came of the press.
const transient: ReadonlySet<string> = new Set(['scrolled', 'busy']);

function effectIn({ acts, state }: Moment, was: State, restless: ReadonlySet<string>): string | null {
  const act = acts.find((name) => !transient.has(name));
  return act ?? differenceOf(was, state) ?? acts[0] ?? changedLine(was, state, restless);
}

/** The first difference that has its own name. */
function differenceOf(was: State, now: State): string | null {
  for (const [name, before] of Object.entries(was)) {
    const after = now[name] ?? [];
    // A toast or an alert that closes on its own is not an effect.
    const isNotice = name === 'toast' || name === 'alert';
    const added = isNotice && after.find((text) => countOf(after, text) > countOf(before, text));
    if (added) return `${name}: ${added.replaceAll('\n', ' ')}`;
    if (!isNotice && name !== 'content' && before.join('\n') !== after.join('\n')) return name;
  }
  return null;
}

function changedLine(was: State, now: State, restless: ReadonlySet<string>): string | null {
  const line = [...linesOnlyIn(now, was), ...linesOnlyIn(was, now)].find((changed) => !restless.has(changed));
  return line === undefined ? null : `content: ${line}`;
}

const countOf = (texts: readonly string[], text: string) => texts.filter((other) => other === text).length;

/** Targets of the page's links, excluding external ones; fragments are kept only for links within this page. */
export async function linksOf(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(
    `[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))`,
  );
  return Array.isArray(found) ? found.map(String) : [];
}
