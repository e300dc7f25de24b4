import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Driver, Engine, Scheme } from './driver.ts';
import { recordProblems } from './recorded-problems.ts';

const pauseMs = 40;

const preferences = {
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  // A German browser: the app's texts must still be Australian.
  'intl.accept_languages': 'de-DE, de',
  'pdfjs.disabled': true,
  'ui.prefersReducedMotion': 1,
};

/**
 * Firefox logs an error for each load it aborts on navigation: one served by the service worker, and a font (the status
 * is its NS_BINDING_ABORTED). A worker that rejects or fails is logged in different words.
 */
const stoppedLoads = [
  /^Failed to load ‘[^’]+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
  /^downloadable font: download failed .* status=2152398850 /,
];

/** Also logged for modules during navigation; at any other time it is a failure. */
const stoppedModule = /^TypeError: error loading dynamically imported module: /;

/** Debian's Firefox over WebDriver BiDi; windows share no storage. */
export async function firefoxEngine(executablePath: string, scheme: Scheme): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'freehold-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: {
      ...preferences,
      'browser.download.dir': downloads,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });
  return {
    name: 'Firefox',
    async openWindow(size) {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      const page = await context.newPage();
      await page.setViewport(size);
      await page.emulateLocale('de-DE');
      return { ...(await driverOf(page)), downloads, close: () => context.close() };
    },
    async stop() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function driverOf(page: Page): Promise<Omit<Driver, 'downloads' | 'close'>> {
  const problems: string[] = [];
  let isMoving = false;
  const moved = async (move: () => Promise<unknown>) => {
    isMoving = true;
    await move();
    isMoving = false;
  };
  const tell = (text: string) => {
    const words = text.replace(/^Error: /, '');
    const stopped = isMoving ? [...stoppedLoads, stoppedModule] : stoppedLoads;
    if (!stopped.some((known) => known.test(words))) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') tell(message.text());
  });
  page.on('pageerror', (error) => tell(String(error)));
  await page.evaluateOnNewDocument(recordProblems);
  const arrived = { waitUntil: 'domcontentloaded' } as const;
  return {
    open: (address) => moved(() => page.goto(address, arrived)),
    reload: () => moved(() => page.reload(arrived)),
    // Not goBack: a page restored from the back/forward cache fires none of the events goBack waits for.
    back: () =>
      moved(async () => {
        const left = await page.evaluate('location.href');
        await page.evaluate('void setTimeout(() => history.back())');
        while ((await page.evaluate('location.href').catch(() => left)) === left) await after(pauseMs);
      }),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    writeDay: (day) => page.keyboard.type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`),
    press: (key) => page.keyboard.press(key),
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    async attach(selector, file) {
      const field = await page.$(selector);
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    choose: async (selector, value) => void (await page.select(selector, value)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: async () => problems.splice(0),
  };
}
