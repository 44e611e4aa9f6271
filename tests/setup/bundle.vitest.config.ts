import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it needs dist/.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'bundle',
    environment: 'node',
    testTimeout: 60_000,
    include: ['tests/contract/{bundle,chunks,precache}.test.ts'],
  },
});
