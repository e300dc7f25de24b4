import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './setup/chromium.ts';
import { fromOwnAddress, settings } from './setup/settings.ts';

// Journeys that take minutes: `npm run test:long`.
const isLong = process.env.QUALITY_RUN === 'long';

// Also run at 390 px: public pages, screens whose layout or menu differs on a phone, and accessibility checks
// (docs/decisions/0056).
const phoneJourneys = 'home|narrow-screens|modelling-canvas|client-picture|adviser-day|folded-filters|lead-desk';
const onPhone = new RegExp(`/(${phoneJourneys})\\.spec|accessib|sideways|on a phone`);
// Checks of accessibility run in light at 1,280 px and in dark at 390 px: each screen at both widths, in both schemes.
const accessibleIn = (scheme: string) => `in ${scheme} .*accessib|accessib.*(in|,|:) ${scheme}$`;

export default defineConfig({
  testDir: '.',
  testMatch: isLong ? 'journeys/*.long.spec.ts' : ['journeys/*.spec.ts', 'pages/*.spec.ts'],
  testIgnore: isLong ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than two cores: journeys spend about a third of their time waiting for mails or transitions.
  workers: 3,
  forbidOnly: true,
  // Tests that pass on retry are reported as flaky, and their number is limited (docs/decisions/0032).
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: settings.baseUrl,
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    // Evaluated once per worker.
    extraHTTPHeaders: fromOwnAddress(),
    // Clicks can miss a dialog that is still sliding in; journeys about motion turn it back on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    // In a fresh browser profile the service worker would precache the whole site for each journey.
    serviceWorkers: 'block',
    // Tracing slows every journey by a sixth.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(accessibleIn('dark')),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: onPhone,
      grepInvert: new RegExp(`@desktop|${accessibleIn('light')}`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node setup/serve.ts',
    url: `${settings.baseUrl}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
