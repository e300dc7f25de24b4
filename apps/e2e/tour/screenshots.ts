import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { withProduct } from '../measure/product.ts';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { settings } from '../setup/settings.ts';
import { planPart } from './plan-screens.ts';
import { accountPart, publicPart } from './public-screens.ts';
import type { TourPart, TourScreen, Viewer } from './screens.ts';
import { adviserPart, clientPart, developmentPart } from './signed-in-screens.ts';
import { tourPage } from './tour-page.ts';

/**
 * `npm run screenshots` takes the pictures of docs/tour from the running product and writes docs/TOUR.md around them;
 * with screen names after `--`, it takes only those.
 */
const docs = resolve(import.meta.dirname, '../../../docs');
const folder = join(docs, 'tour');
const parts = [publicPart, planPart, accountPart, clientPart, adviserPart, developmentPart];
const schemes = ['light', 'dark'] as const;
const devices = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

// Long pages are cropped to this height, to keep the tour readable.
const longestPage = { desktop: 1_350, phone: 1_500 } as const;
const quality = 40;
const day = '2026-11-21T00:00:00Z';

type Device = keyof typeof devices;

interface Look {
  readonly viewer: Viewer;
  readonly device: Device;
}

async function contextFor(browser: Browser, { device, viewer }: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: settings.baseUrl,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const demo = viewer === 'visitor' ? '' : `localStorage.setItem('isDemoUser', '${viewer.toUpperCase()}')`;
  await context.addInitScript(demo);
  return context;
}

/** Makes everything that loads on scroll appear. */
async function settle(page: Page, device: Device): Promise<void> {
  await page.waitForLoadState('networkidle');
  const isDialogOpen = (await page.getByRole('dialog').count()) > 0;
  if (!isDialogOpen) {
    await page.evaluate(`(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo(0, top);
        await new Promise((later) => setTimeout(later, 40));
      }
      scrollTo(0, 0);
    })()`);
  }
  await page.waitForLoadState('networkidle');
  // As high as the page, so that sticky elements end up at the bottom of the picture.
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const { viewport } = devices[device];
  const shown = Math.min(Math.max(height, viewport.height), longestPage[device]);
  if (!isDialogOpen) await page.setViewportSize({ width: viewport.width, height: shown });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Takes a screen's pictures in both schemes; returns their size in bytes. */
async function takeScreen(context: BrowserContext, screen: TourScreen, device: Device): Promise<number> {
  const page = await context.newPage();
  await page.clock.setFixedTime(day);
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.steps?.(page);
  await settle(page, device);
  if (screen.isBelowHead) {
    await page.evaluate(
      `scrollTo(0, document.querySelector('[role="tablist"]').getBoundingClientRect().top + scrollY - 80)`,
    );
  }
  let bytes = 0;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(300);
    bytes += await takePicture(page, join(folder, `${screen.id}-${device}-${colorScheme}.webp`));
  }
  await page.close();
  return bytes;
}

async function takePicture(page: Page, file: string): Promise<number> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return (await sharp(png).webp({ quality, effort: 6 }).toFile(file)).size;
}

async function takePart(browser: Browser, part: TourPart, wanted: readonly string[]): Promise<number> {
  let bytes = 0;
  const screens = part.screens.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  for (const device of ['desktop', 'phone'] as const) {
    const context = await contextFor(browser, { viewer: part.viewer, device });
    for (const screen of screens) bytes += await takeScreen(context, screen, device);
    await context.close();
  }
  return bytes;
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    for (const part of parts) {
      const bytes = await takePart(browser, part, wanted);
      process.stdout.write(`${part.title}: ${Math.round(bytes / 1_000)} kB\n`);
    }
  } finally {
    await browser.close();
  }
});
writeFileSync(join(docs, 'TOUR.md'), tourPage(parts));
