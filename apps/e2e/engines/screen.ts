import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver, NamedKey } from './driver.ts';
import { type Found, searchFor, type Target } from './find-in-page.ts';

const longestWaitMs = 30_000;
const pauseMs = 40;

/**
 * The app in one window, as a journey sees it: finds elements by role and name, and every step waits for what it needs.
 * The same for every browser.
 */
export class Screen {
  readonly driver: Driver;
  readonly #baseUrl: string;
  readonly #pictures: string | undefined;

  constructor({ driver, baseUrl, pictures }: { driver: Driver; baseUrl: string; pictures?: string | undefined }) {
    this.driver = driver;
    this.#baseUrl = baseUrl;
    this.#pictures = pictures;
  }

  /** Opens a page of the app and waits until it has hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.#baseUrl + path);
    await this.answers();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.answers();
  }

  async answers(): Promise<void> {
    await this.until(`the program of ${await this.address()}`, () =>
      this.driver.evaluate(`document.documentElement.dataset.ready !== undefined`),
    );
  }

  /** Path and query of the current page. */
  async address(): Promise<string> {
    return String(await this.driver.evaluate('location.pathname + location.search'));
  }

  async isAt(address: string | RegExp): Promise<void> {
    await this.until(`the address ${address}`, async () => {
      const now = await this.address();
      return typeof address === 'string' ? now === address : address.test(now);
    });
  }

  /** All elements matching the target now. */
  async all(target: Target): Promise<readonly Found[]> {
    return this.#search(target, false);
  }

  /** Waits until something matches and returns the first match. */
  async sees(target: Target): Promise<Found> {
    return this.until(nameOf(target), async () => (await this.all(target))[0]);
  }

  /** Waits until nothing matches. */
  async isGone(target: Target): Promise<void> {
    await this.until(`no ${nameOf(target)}`, async () => (await this.all(target)).length === 0);
  }

  /** Waits until the target's text contains a part. */
  async reads(target: Target, part: string | RegExp): Promise<void> {
    await this.until(`${part} in ${nameOf(target)}`, async () => {
      const text = (await this.all(target))[0]?.text ?? '';
      return typeof part === 'string' ? text.includes(part) : part.test(text);
    });
  }

  /** Clicks the target once it is present, no longer moving and not covered. */
  async press(target: Target): Promise<void> {
    let before: Found | undefined;
    const ready = await this.until(`a way to press ${nameOf(target)}`, async () => {
      const now = (await this.#search(target, true))[0];
      // Scrolling to part of a scrollable row can end a pixel off either way.
      const isAtRest = now && before && Math.abs(now.x - before.x) <= 1 && Math.abs(now.y - before.y) <= 1;
      before = now;
      return now && isAtRest && now.isReachable && !now.isDisabled ? now : undefined;
    });
    await this.driver.click(ready);
  }

  /**
   * Replaces a field's text by typing, once a press has focused it: a page still loading may move under the pointer.
   */
  async fill(target: Target, text: string): Promise<void> {
    await this.until(`the focus in ${nameOf(target)}`, async () => {
      await this.press(target);
      const [field] = await this.all(target);
      return this.driver.evaluate(
        `document.activeElement?.matches(${JSON.stringify(field?.selector ?? ':not(*)')}) === true`,
      );
    });
    await this.driver.selectAll();
    await this.driver.press('Delete');
    await this.driver.write(text);
  }

  /** Types an ISO date into a native date field. */
  async fillDay(target: Target, day: string): Promise<void> {
    const { selector } = await this.sees(target);
    await this.driver.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await this.driver.writeDay(day);
    await this.until(`${day} in ${nameOf(target)}`, async () => (await this.all(target))[0]?.value === day);
  }

  async keys(...names: readonly NamedKey[]): Promise<void> {
    for (const name of names) await this.driver.press(name);
  }

  /** Chooses from a native select, by value. */
  async choose(target: Target, value: string): Promise<void> {
    const { selector } = await this.sees(target);
    await this.driver.choose(selector, value);
    await this.until(`${value} in ${nameOf(target)}`, async () => (await this.all(target))[0]?.value === value);
  }

  /** Attaches a file to a file input, which may be hidden. */
  async attach(target: Target, file: string): Promise<void> {
    const { selector } = await this.sees(target);
    await this.driver.attach(selector, file);
  }

  /** Runs the work that makes the browser save a file of that name, and waits until it is complete. */
  async saved(name: string, work: () => Promise<void>): Promise<Buffer> {
    const path = join(this.driver.downloads, name);
    rmSync(path, { force: true });
    await work();
    let size = 0;
    await this.until(`the saved file ${name}`, async () => {
      const before = size;
      size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      return size > 0 && size === before;
    });
    return readFileSync(path);
  }

  /** Fails when the page scrolls sideways; saves a screenshot if the run wants them. */
  async look(name: string): Promise<void> {
    const beyond = Number(
      await this.driver.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    );
    if (beyond > 0) throw new Error(`${name} scrolls sideways by ${beyond} px`);
    if (this.#pictures === undefined) return;
    mkdirSync(this.#pictures, { recursive: true });
    await this.#settled();
    writeFileSync(join(this.#pictures, `${name}.png`), await this.driver.screenshot());
  }

  /** Waits until work returns something truthy. On timeout, throws naming what was waited for. */
  async until<T>(what: string, work: () => Promise<T>): Promise<Exclude<T, undefined | false | null>> {
    const end = Date.now() + longestWaitMs;
    for (;;) {
      const result = await work();
      if (result) return result as Exclude<T, undefined | false | null>;
      if (Date.now() > end) throw new Error(`Waited ${longestWaitMs / 1000} s in vain for ${what}`);
      await new Promise((later) => setTimeout(later, pauseMs));
    }
  }

  async #search(target: Target, isPress: boolean): Promise<readonly Found[]> {
    const found = await this.driver.evaluate(searchFor(target, isPress));
    if (!Array.isArray(found)) throw new Error(`${nameOf(target)} was not looked for but answered ${String(found)}`);
    return found;
  }

  // Screenshots can be a frame old, so wait two frames.
  async #settled(): Promise<void> {
    await this.driver.evaluate(
      `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 700)))))`,
    );
  }
}

function nameOf({ role, name, within }: Target): string {
  return `${role ?? 'text'} "${name}"${within ? ` in ${nameOf(within)}` : ''}`;
}
