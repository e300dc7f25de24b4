import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { settings } from '../setup/settings.ts';
import type { Driver, Engine, Scheme } from './driver.ts';
import { firefoxEngine } from './firefox.ts';
import { Screen } from './screen.ts';
import { webkitEngine } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

interface Windows {
  /** Opens a window of the given width in CSS pixels; any error in it fails the test. */
  openWindow: (width: 1280 | 390, baseUrl?: string) => Promise<Screen>;
  /** Errors that a journey provokes on purpose. */
  allowedErrors: RegExp[];
}

/** Folder for screenshots of every screen, and their colour scheme; unset in an ordinary run. */
const { PICTURES, SCHEME } = process.env;
const scheme: Scheme = SCHEME === 'dark' ? 'dark' : 'light';
const heights = { 1280: 900, 390: 844 } as const;

export const test = base.extend<Windows, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await started(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  openWindow: async ({ engine, engineName, allowedErrors }, use, testInfo) => {
    const drivers: Driver[] = [];
    await use(async (width, baseUrl = settings.baseUrl) => {
      const driver = await engine.openWindow({ width, height: heights[width] });
      drivers.push(driver);
      const pictures = PICTURES && join(PICTURES, `${engineName}-${width}-${scheme}`);
      return new Screen({ driver, baseUrl, pictures: pictures || undefined });
    });
    const problems: string[] = [];
    for (const driver of drivers) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath(`window-${drivers.indexOf(driver) + 1}.png`);
        writeFileSync(path, await driver.screenshot());
        await testInfo.attach('what is shown', { path });
      }
      problems.push(...(await driver.problems()));
      await driver.close();
    }
    expect(problems.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

export { expect };

async function started(name: EngineName): Promise<Engine> {
  if (name === 'firefox') return firefoxEngine(first('which', 'firefox-esr'), scheme);
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' }).split('\n');
  const browser = files.find((file) => file.endsWith('/MiniBrowser'));
  if (browser === undefined) throw new Error('libwebkit2gtk-4.1-0 has no MiniBrowser');
  return webkitEngine({ driver: first('which', 'WebKitWebDriver'), browser }, scheme);
}

function first(program: string, word: string): string {
  return execFileSync(program, [word], { encoding: 'utf8' }).trim();
}
