import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it needs dist/ and a program that npm does not install.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'nginx',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['tests/contract/nginx.test.ts'],
  },
});
