import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../setup/chromium.ts';
import { bytesOf, firstLoad } from '../setup/first-load.ts';
import { settings } from '../setup/settings.ts';
import { withProduct } from './product.ts';

const pages = process.argv.slice(2);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL: settings.baseUrl };

// First visits by phone with an empty cache: files by size, and their total.
await withProduct(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  for (const path of pages.length > 0
    ? pages
    : ['/', '/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard']) {
    const context = await browser.newContext(phone);
    const files = await firstLoad(await context.newPage(), path);
    for (const { path, bytes, head } of files) process.stdout.write(`${bytes} | head ${head} | ${path}\n`);
    process.stdout.write(`${bytesOf(files)} bytes in ${files.length} files: ${path}\n\n`);
    await context.close();
  }
  await browser.close();
});
