import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './setup/chromium.ts';
import { fromOwnAddress, settings } from './setup/settings.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than two cores: a journey waits for a mail or for a transition about a third of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: settings.baseUrl,
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    // The configuration is read once by each worker.
    extraHTTPHeaders: fromOwnAddress(),
    // A press aimed at a dialog that still slides in can miss its button; journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    // A trace slows every journey by a sixth; `--trace=retain-on-failure` records the one that fails.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // What a journey finds out about policies, storage, sessions or failures is the same on a phone.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node setup/serve.ts',
    url: `${settings.baseUrl}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
