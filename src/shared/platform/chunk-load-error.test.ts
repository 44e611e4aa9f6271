import { expect, it } from 'vitest';
import { isChunkLoadError } from './chunk-load-error.ts';

it.each([
  'Failed to fetch dynamically imported module: https://x/app/assets/venues-1a2b.js',
  'error loading dynamically imported module: https://x/app/assets/venues-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /app/assets/venues-1a2b.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('%s', (message) => expect(isChunkLoadError(new TypeError(message))).toBe(true));

it.each([
  new Error('Failed to fetch'),
  new Error(''),
  'Failed to fetch dynamically imported module',
  null,
  undefined,
  {},
])('%s is no chunk error', (error) => expect(isChunkLoadError(error)).toBe(false));
