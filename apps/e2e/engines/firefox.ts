import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Driver, Engine, Scheme } from './driver.ts';
import { recordProblems } from './recorded-problems.ts';

const preferences = {
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  // A German browser: what the product writes must be Australian all the same.
  'intl.accept_languages': 'de-DE, de',
  'pdfjs.disabled': true,
  'ui.prefersReducedMotion': 1,
};

/** Debian's Firefox by WebDriver BiDi; a window stores nothing for the next. */
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
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(recordProblems);
  const arrived = { waitUntil: 'domcontentloaded' } as const;
  return {
    open: async (address) => void (await page.goto(address, arrived)),
    reload: async () => void (await page.reload(arrived)),
    // goBack() waits for a load event, which a page from the back/forward cache never fires.
    back: () => page.evaluate('void setTimeout(() => history.back())') as Promise<void>,
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
