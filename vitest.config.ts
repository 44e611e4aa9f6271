import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.ts';
import { appPlugins, mockAliases, optimizeDeps } from './vite.shared.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [appPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          exclude: ['tests/contract/{bundle,chunks}.test.ts'], // need a build; `check:bundle` runs them
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'tests/{contract,fuzz}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [appPlugins(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        resolve: { alias: mockAliases },
        server: { hmr: { overlay: false } }, // it would lie over all the stories after the broken one
        test: {
          name: 'stories',
          testTimeout: 60_000, // the waits within a story are shorter and say what they wait for
          isolate: false, // each story cleans up after itself, and the modules are loaded once
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
