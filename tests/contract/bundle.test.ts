import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuild } from './build-output.ts';

// Runs after a build (`npm run check:bundle`). Bytes are brotli at its best, kB are 1,000 bytes.
const build = readBuild(join(import.meta.dirname, '../../dist'));
/** The page of the list and the English texts are in the core, whose key has its hash. */
const VENUES = Object.keys(build.manifest).filter((key) => /^_core-.*\.js$/.test(key));
const JS_OF_VENUES = 150_000;
const JS_OF_PAGE = 25_000;
const CSS_OF_VENUES = 12_000;
const FONTS = 45_000;
/** Chunks that one page may need besides the entry's (HTTP/1.1 loads six at a time). */
const CHUNKS_OF_PAGE = 10;

/** Strings of these libraries that survive minification. */
const fingerprints = {
  bugsnag: /notify\.bugsnag\.com/,
  firebase: /@firebase\/(app|auth|database|messaging)\b/,
  leaflet: /leaflet-(pane|container|marker-icon)/,
  msw: /\[MSW\]|mockServiceWorker/,
  'react-hook-form': /\b_subjects\b|shouldUseNativeValidation/,
  zod: /\bZod(Error|Type|RealError)\b|_zod\b/,
};
/** Names that only the seeds of the mock backend know. */
const seeds = /Kompleksi Rozafa e Re|Tenis Klub Parku i Madh i Ri|Skampa Arena e Vogël|Shqiponjat e Liqenit/;

const scripts = build.files.filter((name) => name.endsWith('.js'));
const total = (names: string[]) => names.reduce((sum, name) => sum + build.size(name), 0);

describe('bytes of a guest who opens the list of venues', () => {
  const { js, css } = build.filesOf(VENUES);

  it('one chunk has them', () => expect(VENUES).toHaveLength(1));
  it('scripts', () => expect(total(js), js.join(' ')).toBeLessThanOrEqual(JS_OF_VENUES));
  it('styles', () => expect(total(css), css.join(' ')).toBeLessThanOrEqual(CSS_OF_VENUES));
  it('fonts', () => {
    const fonts = build.files.filter((name) => name.endsWith('.woff2'));
    expect(total(fonts), fonts.join(' ')).toBeLessThanOrEqual(FONTS);
  });
  it('the core asks to be compiled while it arrives', () =>
    expect(build.text(build.chunk(VENUES[0] ?? '').file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/));
  it('chunks beside the entry', () =>
    expect(js.length - build.closure(build.entries).size).toBeLessThanOrEqual(CHUNKS_OF_PAGE));
  it.each(Object.entries(fingerprints))('no %s before it is needed', (_library, fingerprint) => {
    expect(js.filter((name) => fingerprint.test(build.text(name)))).toEqual([]);
  });
});

describe('bytes of the other pages', () => {
  const pages = Object.keys(build.manifest).filter((key) => /^src\/pages\/.*\.page\.tsx$/.test(key));

  it('are found', () => expect(pages.length).toBeGreaterThan(0));
  it('the pieces that many of them share need nothing but the start (docs/decisions/079)', () => {
    const [key = '', ...more] = Object.keys(build.manifest).filter((name) => /^_pieces-.*\.js$/.test(name));
    expect(more).toEqual([]);
    const needed = (build.chunk(key).imports ?? []).map((name) => name.replace(/^_(.*)-[\w-]{7}\.js$/, '$1'));
    expect(needed.filter((name) => !['rolldown-runtime', 'boot', 'core'].includes(name))).toEqual([]);
  });
  it.each(pages)('%s', (page) => expect(build.size(build.chunk(page).file)).toBeLessThanOrEqual(JS_OF_PAGE));
});

it('[PWA-02] a build is static files under one folder: nothing that a server would run, and nothing that lies elsewhere', () => {
  const kinds = new Set(build.files.map((name) => extname(name)));
  const known = ['.css', '.html', '.js', '.json', '.png', '.svg', '.webmanifest', '.woff2'];
  expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual(known);
  const named = [
    ...build.text('index.html').matchAll(/\s(?:src|href)="([^"]+\.(?:js|css|woff2|png|svg|webmanifest))"/g),
  ];
  expect(named.length).toBeGreaterThan(0);
  for (const [, address = ''] of named) expect(build.files).toContain(address.replace(/^\/app\//, ''));
});

it('no two scripts of one name have the same content: the bundler would name them now this way, now that (R25)', () => {
  const withoutHash = (file: string) => file.replace(/-[\w-]{7}\.js$/, '');
  const same = Map.groupBy(scripts, (file) => withoutHash(file) + build.text(file));
  expect([...same.values()].filter((files) => files.length > 1)).toEqual([]);
});

describe('a production build does not contain', () => {
  it('the mock backend or a name of its seeds', () => {
    expect(build.files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
    expect(scripts.filter((name) => fingerprints.msw.test(build.text(name)) || seeds.test(build.text(name)))).toEqual(
      [],
    );
  });
  it.each([
    ['source maps', /sourceMappingURL/],
    ['evaluated code', /\beval\(|\bnew Function\(/],
    ['written documents', /document\.write\(/],
    ['an address of a development machine', /localhost:\d|127\.0\.0\.1/],
  ])('is %s', (_what, pattern) => {
    expect(scripts.filter((name) => pattern.test(build.text(name)))).toEqual([]);
  });
  it('an inline script, style or handler in a page', () => {
    for (const name of build.files.filter((file) => file.endsWith('.html'))) {
      const html = build.text(name);
      expect(html, name).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=|javascript:/i);
    }
  });
});
