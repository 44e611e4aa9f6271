import { expect, it } from 'vitest';
import { dispensable } from './dispensable.ts';
import { errorPorts } from './error-ports.ts';

const REPORTER = 'Failed to fetch dynamically imported module: https://fusha.test/app/assets/reporter-DSRgKQd.js';
const VENUE = 'Failed to fetch dynamically imported module: https://fusha.test/app/assets/venue.page-DSRgKQd.js';
const UNNAMED = 'Importing a module script failed.';
const canBeMissed = (message: string) => errorPorts.isDispensable(new Error(message));

/** A file that comes, or does not, when the test says so. */
function file() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { load: () => promise, come: () => resolve('module'), fail: () => reject(new Error(REPORTER)) };
}

it('[ERR-15] while such a file loads, the app goes on without it, and without no other', async () => {
  const reporter = file();
  const loaded = dispensable(/\/reporter-/, reporter.load);
  expect([REPORTER, UNNAMED, VENUE].map(canBeMissed)).toEqual([true, true, false]);
  reporter.fail();
  expect(await loaded).toBeNull();
  expect([REPORTER, UNNAMED, VENUE].map(canBeMissed)).toEqual([false, false, false]);
});

it('two of them at once do not disturb each other, and one that comes is given', async () => {
  const [reporter, page] = [file(), file()];
  const first = dispensable(/\/reporter-/, reporter.load);
  const second = dispensable(/\.page-/, page.load);
  reporter.come();
  expect(await first).toBe('module');
  expect([REPORTER, VENUE].map(canBeMissed)).toEqual([false, true]);
  page.come();
  await second;
});

it('a page that is loaded ahead is needed once somebody goes there', async () => {
  const page = file();
  let goes = false;
  const loaded = dispensable(/\.page-/, page.load, () => goes);
  expect(canBeMissed(VENUE)).toBe(true);
  goes = true;
  expect(canBeMissed(VENUE)).toBe(false);
  page.fail();
  await loaded;
});
