import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it needs dist/ and programs that npm does not install.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'browsers',
    environment: 'node',
    testTimeout: 180_000, // the waits within a journey are shorter and say what they wait for
    hookTimeout: 60_000,
    include: ['tests/browsers/*.test.ts'],
  },
});
