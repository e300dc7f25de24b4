import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './setup/chromium.ts';
import { fromOwnAddress, settings } from './setup/settings.ts';

// Whatever a phone lays out or leads through otherwise, and the fit of every screen; the rest gives the same result there.
const laidOut = ['home', 'home-figures', 'tools', 'first-load', 'borrowing', 'mortgage', 'tool-answers', 'product']
  .concat('narrow-screens', 'folded-filters', 'lead-rows', 'lead-views', 'lead-desk', 'client-views', 'bulk-clients')
  .concat('client-picture', 'client-charts', 'client-form-rows', 'client-form-questions', 'property-tools', 'accounts')
  .concat('modelling-canvas', 'modelling-futures', 'adviser-day', 'command-menu', 'controls', 'typed-figures')
  .concat('sign-out-offline');
const onPhone = new RegExp(`/(${laidOut.join('|')})\\.spec|accessib|sideways|on a phone`);

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'],
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
    // Each journey has a new browser, which would fetch and keep every file of the site; journeys about that allow it.
    serviceWorkers: 'block',
    // Tracing slows every journey by a sixth.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: onPhone,
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
