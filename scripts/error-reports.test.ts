import { expect, it } from 'vitest';
import { readSettings } from '../src/app/error-reports/settings.ts';
import { withSettings } from './error-reports.ts';

const PAGE = '<html><head><title>Fusha</title></head><body></body></html>';
const KEY = '0123456789abcdef0123456789abcdef';

/** The settings of a page, as the browser reads them. */
const read = (page: string) =>
  readSettings(/content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

it('a build without a key has a page without settings', () => {
  expect(withSettings(PAGE, { VITE_BUGSNAG_MAX_EVENTS: '20' })).toBe(PAGE);
});

it('[ERR-20] [ERR-21] the app reads what the build was given', () => {
  expect(read(withSettings(PAGE, { VITE_BUGSNAG_KEY: KEY }))).toEqual({ key: KEY, maxEvents: 10 });
  const VITE_ERROR_REPORTER_URL = 'https://reports.example/errors?project=1&"2"';
  const given = { VITE_BUGSNAG_KEY: KEY, VITE_BUGSNAG_MAX_EVENTS: '20', VITE_ERROR_REPORTER_URL };
  expect(read(withSettings(PAGE, given))).toEqual({ key: KEY, maxEvents: 20, address: VITE_ERROR_REPORTER_URL });
  expect(read(withSettings(PAGE, { VITE_BUGSNAG_KEY: KEY, VITE_BUGSNAG_MAX_EVENTS: '0' }))).toBeNull();
});
