import { defineConfig } from '@playwright/test';
import type { EngineName } from './engines/test.ts';
import { settings } from './setup/settings.ts';

/**
 * Firefox and WebKit. Playwright runs the journeys, keeps screenshots of failures and counts results; the browsers are
 * Debian's, driven by their own protocols (docs/decisions/0028).
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'engines',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/engines',
  // One worker per browser, which it starts once.
  workers: 2,
  forbidOnly: true,
  // Tests that pass on retry are reported as flaky, and their number is limited (docs/decisions/0032).
  retries: 1,
  timeout: 240_000,
  reporter: [['list']],
  projects: [
    // Phones run WebKit, or Chromium.
    { name: 'firefox', grepInvert: /390 px/, use: { engineName: 'firefox' } },
    // Behind the sign-in at 390 px alone: the same screens take WebKit over a minute each.
    { name: 'webkit', grepInvert: /(adviser|client) .*1280 px/, use: { engineName: 'webkit' } },
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
