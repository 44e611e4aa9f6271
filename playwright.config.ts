import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { chromiumPath, hasWholeChromium } from './scripts/chromium.ts';

/** Two checkouts on one machine need two ports; the demo takes the next one. */
const port = Number(process.env['E2E_PORT'] ?? 4173);
const origin = `http://127.0.0.1:${port}`;
const demoPort = port + 1;
const demoOrigin = `http://127.0.0.1:${demoPort}`;
/** Chromium refuses its sandbox to root; everyone else keeps it. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** They look at notifications of the system. */
const push = '**/push*.e2e.ts';
const isWhole = hasWholeChromium();
if (!isWhole) console.warn(`not run: ${push}, since there is no full Chromium, but its headless shell alone`);

// The two projects differ in size and in the device's zone: every sport time is Tirana's, whatever the device says (R16).
// Every test runs on the phone. `@both` runs on the desktop too and `@desktop` only there: layout or windows differ, or the mouse matters.
// `npm run test:full` runs everything in both but `@phone`, which depends on the phone's size.
export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.e2e.ts',
  testIgnore: isWhole ? [] : [push],
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // a test waits for two fifths of its time: three keep two cores busy
  retries: 0,
  // for a machine with much other work: a test that hangs fails late, none fails because it is slow
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/setup/figures-reporter.ts']],
  outputDir: 'test-results',
  use: {
    baseURL: `${origin}/app/`,
    locale: 'en-US',
    // the worker has tests of its own, which allow it
    serviceWorkers: 'block',
    // nothing waits for an animation, and a dialog that fades in has no contrast yet
    contextOptions: { reducedMotion: 'reduce' },
    // recording takes a third of the time; whoever looks for a fault says `--trace=retain-on-failure`
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' },
    },
    {
      // the static demo, whose mock backend runs in the page
      name: 'demo',
      testMatch: '**/*.demo.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, baseURL: `${demoOrigin}/app/` },
    },
    {
      // every page × what can befall it; a test sets its own sizes
      name: 'matrix',
      testMatch: 'matrix/**/*.matrix.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Tirane' },
    },
    {
      name: 'desktop',
      ...(process.env['TEST_FULL'] ? { grepInvert: /@phone\b/ } : { grep: /@(both|desktop)\b/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Tirane' },
    },
  ],
  webServer: [
    {
      command: `node scripts/serve.ts --port ${port} --no-share`,
      url: `${origin}/app/`,
      reuseExistingServer: false,
      stdout: 'pipe',
      stderr: 'pipe',
    },
    // `npm test` builds both; whoever runs one test by hand need not build the demo
    ...(existsSync('dist-demo/index.html')
      ? [
          {
            command: `node scripts/serve.ts --port ${demoPort} --dist dist-demo --no-mock`,
            url: `${demoOrigin}/app/`,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
