import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it reads dist/, which those do not need.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'bundle',
    environment: 'node',
    testTimeout: 60_000,
    include: ['tests/contract/{bundle,chunks}.test.ts'],
  },
});
