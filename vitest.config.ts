import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.ts';
import { appPlugins, mockAliases, optimizeDeps } from './vite.shared.ts';

/** For a machine with other work, in ms: a test that hangs fails late, none fails because it is slow. */
const UNIT_TIMEOUT = 20_000;
/** Tests of the built files; `check:bundle` and `test:nginx` run them. */
const needBuild = ['tests/contract/{bundle,chunks,nginx,precache}.test.ts'];
/** Tests that mock or reload modules, or replace a global for good: each has a process of its own. */
const needIsolation = [
  'src/app/error-reports/start-error-reports.test.ts',
  'src/app/first-visit/first-requests.test.ts',
  'src/app/links/deep-links.test.ts',
  'src/models/module-links/module-links.model.test.ts',
  'src/shared/api/{first-visit,request}.test.ts',
  'src/shared/platform/firebase/identity.test.ts',
  'mocks/{handlers/images/images,hosts/page}.test.ts',
  'tests/contract/loaders.test.ts',
  'tests/fuzz/modules.test.ts',
];
const production = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1, // one of them waits at times, for its timers or its server
    projects: [
      {
        plugins: [appPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false, // a process for each file takes as long as its tests
          testTimeout: UNIT_TIMEOUT,
          setupFiles: ['tests/setup/random-seed.ts', 'tests/setup/leaks.ts'], // a file that leaves something behind fails
          exclude: [...needBuild, ...needIsolation],
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'tests/{contract,fuzz}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'edge/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [appPlugins()],
        test: {
          name: 'isolated',
          environment: 'node',
          testTimeout: UNIT_TIMEOUT,
          setupFiles: ['tests/setup/random-seed.ts'],
          include: needIsolation,
        },
      },
      {
        plugins: [
          appPlugins(),
          storybookTest({ configDir: '.storybook', tags: process.env['TEST_FULL'] ? {} : { exclude: ['full'] } }),
        ],
        // React as people get it: its development build takes a tenth of the time
        define: production,
        optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define: production } } },
        oxc: { jsx: { development: false } },
        resolve: { alias: mockAliases },
        server: { hmr: { overlay: false } }, // it would lie over all the stories after the broken one
        test: {
          name: 'stories',
          testTimeout: 60_000, // the waits within a story are shorter and say what they wait for
          maxWorkers: availableParallelism(), // more pages wait for each other
          isolate: false, // each story cleans up after itself, and the modules are loaded once
          setupFiles: ['tests/setup/forget-stories.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] },
              contextOptions: { reducedMotion: 'reduce' }, // what still fades in is neither visible nor of enough contrast
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
