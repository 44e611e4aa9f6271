import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuild } from './build-output.ts';

// Runs after a build (`npm run check:bundle`): what the worker fetches before anybody asks for it (PWA-17, decision 073).
const build = readBuild(join(import.meta.dirname, '../../dist'));
const worker = build.text('sw.js');
/** Of the list in the worker's file: address, and the hash of what has none in its name. */
const listed = [...worker.matchAll(/\{url:[`"']([^`"']+)[`"'],revision:(?:null|[`"']([^`"']+)[`"'])\}/g)].map(
  ([, url = '', revision]) => ({ file: url.replace(/^\/app\//, ''), url, revision }),
);
const files = listed.map(({ file }) => file);

const BYTES = 650_000;
const FILES = 400;
/** Each with all that it loads, also when something on it is pressed; the list of venues is in the core. */
const PAGES = [
  'core',
  'home.page',
  'explore.page',
  'venue.page',
  'bookings.page',
  'games.page',
  'fixture.page',
  'track.page',
  'login.page',
];
const NOT_AHEAD = /\.page(\.tsx$|-)|\/venue-maps\./;

/** Files of a module and of all that it imports; undefined where the bundler put it into a chunk of another name. */
function filesOf(key: string): string[] {
  return [...build.closure([key])]
    .map(build.chunk)
    .flatMap(({ file, css, assets }) => [file, css ?? [], assets ?? []].flat());
}

describe('the files that the worker keeps', () => {
  it('are in the build, once each, and no other origin’s', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect(new Set(files).size).toBe(files.length);
    expect(listed.filter(({ url, file }) => !url.startsWith('/app/') || !build.files.includes(file))).toEqual([]);
  });

  it('are known by their names; the pages by their content', () => {
    const pages = ['index.html', 'shell.html'];
    const revision = (file: string) => createHash('sha256').update(build.text(file)).digest('hex').slice(0, 16);
    expect(listed.filter((one) => one.revision !== undefined)).toEqual(
      pages.map((file) => ({ file, url: `/app/${file}`, revision: revision(file) })),
    );
    expect(files.filter((file) => !pages.includes(file) && !/^assets\/.*-[\w-]{7}\.\w+$/.test(file))).toEqual([]);
  });

  it('cost no more than this', () => {
    const bytes = files.reduce((sum, file) => sum + build.size(file), 0);
    expect(bytes).toBeLessThanOrEqual(BYTES);
    expect(files.length).toBeLessThanOrEqual(FILES);
  });

  it('hold what each page starts with', () => {
    const missing = build.entries.flatMap(filesOf).filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
    for (const name of ['core', 'later', 'zod', 'albanian'])
      expect(
        files.some((file) => file.startsWith(`assets/${name}-`)),
        name,
      ).toBe(true);
  });

  it.each(['en', 'sq'])('hold all texts in %s', (language) => {
    const texts = Object.keys(build.manifest).filter((key) => key.startsWith(`src/shared/i18n/locales/${language}/`));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((key) => !files.includes(build.chunk(key).file))).toEqual([]);
  });

  it.each(PAGES)('hold %s with what it loads', (name) => {
    const page = Object.keys(build.manifest).find((key) => new RegExp(`(^_|/)${name}(\\.tsx$|-[^/]*\\.js$)`).test(key));
    const now = [...build.closure(page ? [page] : [])].filter((key) => !/^_(boot|later)-/.test(key));
    const later = now.flatMap((key) => build.chunk(key).dynamicImports ?? []).filter((key) => !NOT_AHEAD.test(key));
    expect(now.length).toBeGreaterThan(0);
    expect([...now, ...later].flatMap(filesOf).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('hold the script and the styles of the front page', () => {
    const needed = [...build.text('index.html').matchAll(/(?:src|href)="\/app\/(assets\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(needed.length).toBeGreaterThan(4);
    expect(needed.filter((file) => file && !files.includes(file))).toEqual([]);
  });

  it('hold what is opened on the way to a game', () => {
    for (const name of [
      'booking-sheet',
      'watch-panel',
      'filter-panel',
      'menu-icons',
      'cancel-booking-dialog',
      'start-updates',
    ])
      expect(
        files.some((file) => file.startsWith(`assets/${name}-`)),
        name,
      ).toBe(true);
  });

  it('hold no mock, no story and no tool of developers', () => {
    const other = /\bmsw\b|mockServiceWorker|\.stories|storybook|\/__mock|Kompleksi Rozafa e Re/;
    expect(files.filter((file) => /\.(js|html)$/.test(file) && other.test(build.text(file)))).toEqual([]);
  });
});
