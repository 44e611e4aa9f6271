import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, type Tag, withHead } from './html-head.ts';
import { apiSaying, HOSTILE, page, PAGE, readShared, slugOf, venueNamed, visit, withoutShared } from './testing.ts';

const tagsOf = (text: string): Tag[] =>
  Array.from({ length: 14 }, (_, index) => ({ name: 'meta', attributes: { name: `k${index}`, content: text } }));
const written = (html: string, text: string) => withHead(html, { title: text, tags: tagsOf(text) });

const visitNamed = async (text: string) =>
  (await visit('venue/x', { fetch: apiSaying(venueNamed(text)), next: async () => page() })).text();

/** The page with nothing of its own in the places that the edge takes. */
const REST = PAGE.replace(/ {4}<meta name="description".*\n/, '    \n')
  .replace(/ {4}<meta property="og:title".*\n/, '    \n')
  .replace('<title>Fusha</title>', '');

describe('the head of a page', () => {
  it('has our title and tags in the place of its own, and nothing else changes', () => {
    const html = written(PAGE, 'Fusha e Liqenit') ?? '';
    expect(readShared(html)).toMatchObject({ title: 'Fusha e Liqenit', k0: 'Fusha e Liqenit', k13: 'Fusha e Liqenit' });
    expect(withoutShared(html)).toBe(REST);
    expect(html).toContain('<!-- <title>not this one</title></head> -->');
    expect(html).toContain('{"name":"<title>nor this one</title>"}');
    expect(html).toContain('<title>of a drawing</title>');
  });

  it.each([
    ['<html><head></head><body>', '<html><head>|</head><body>'],
    ['<HTML><HEAD></HEAD><BODY>', '<HTML><HEAD>|</HEAD><BODY>'],
    ['<head><meta charset=utf-8></head>', '<head><meta charset=utf-8>|</head>'],
    ['<head><title>a</title><title>b</title></head>', '<head>|</head>'],
    ['<head><title\n>a</title ><link rel=icon href=x></head>', '<head>|<link rel=icon href=x></head>'],
    ["<head><link rel='canonical' href='/a>b'></head>", '<head>|</head>'],
    ['<head><meta content="og:title" name=robots></head>', '<head><meta content="og:title" name=robots>|</head>'],
    ['<head><meta name=twitter:card content=x><meta property="og:image:width" content="1"></head>', '<head>|</head>'],
    [
      '<head lang="en" data-a="x">\n<style>a{}</style></head>',
      '<head lang="en" data-a="x">\n<style>a{}</style>|</head>',
    ],
    [
      '\n<!-- a --><!doctype html><html lang=sq>\n<head></head>',
      '\n<!-- a --><!doctype html><html lang=sq>\n<head>|</head>',
    ],
  ])('%j', (html, expected) => {
    const text = written(html, 'a') ?? '';
    expect(readShared(text)?.['title']).toBe('a');
    const [before = '', after] = expected.split('|');
    expect(text.startsWith(before)).toBe(true);
    expect(withoutShared(text)).toBe(before + after);
  });

  it.each([
    '',
    'hello',
    '<p><head></head>',
    '<html><body></body></html>',
    '<header></header>',
    '<head><title>a</title>',
    '<head><!-- </head>',
    '<head><script></head>',
    '<head><title>a</head>',
    `<head><meta name='description></head>`,
    '<head><body></head>',
  ])('cannot be told in %j', (html) => {
    expect(written(html, 'a')).toBeNull();
  });
});

it('is looked for in one pass, also where there is none', () => {
  for (const html of [' '.repeat(200_000), `<head>${'<meta '.repeat(50_000)}`, `<head>${'<title>'.repeat(20_000)}`])
    expect(written(html, 'a')).toBeNull();
});

describe('no text becomes markup', () => {
  it('60 and more of them', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60));

  it.each(HOSTILE.map((text) => [text.slice(0, 60), text]))('%j', async (_, text) => {
    const html = await visitNamed(text);
    const found = readShared(html);
    const name = oneLine(text, 120);
    expect(found).toMatchObject({ title: `${name} · Fusha`, 'og:title': name });
    expect(found?.['og:url']).toBe(`https://fusha.example/app/venue/${encodeURIComponent(slugOf(text))}`);
    expect(withoutShared(html)).toBe(REST);
    expect(found?.['og:image']).toBe('https://fusha.example/app/share/general.png');
    expect(Array.from(found?.['description'] ?? '').length).toBeLessThanOrEqual(240);
  });

  it('whatever it is', async () => {
    const signs = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      ' ',
      '\n',
      '</title>',
      '</head>',
      '-->',
      '$&',
      '\u202e',
      'a',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(signs).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const html = await visitNamed(text);
        expect(readShared(html)?.['title']).toBe(`${oneLine(text, 120)} · Fusha`);
        expect(withoutShared(html)).toBe(REST);
      }),
      { numRuns: 300 },
    );
  });

  it('in whatever page: only its head changes', async () => {
    const parts = fc.constantFrom(
      '<!doctype html>',
      '<html>',
      '<head>',
      '</head>',
      '<body>',
      '</body>',
      '<title>',
      '</title>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<meta name="description" content="x">',
      "<meta name='description",
      '<link rel=canonical>',
      '"',
      'text',
      '\n',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 20 }), async (some) => {
        const html = some.join('');
        const answer = await visit('venue/x', { fetch: apiSaying(venueNamed('Arena')), next: async () => page(html) });
        const text = await answer.text();
        if (text === html) return;
        const at = text.indexOf('<title>Arena · Fusha</title>');
        expect(at).toBeGreaterThanOrEqual(0);
        expect(html.slice(0, html.indexOf('<head>') + 6)).toBe(text.slice(0, text.indexOf('<head>') + 6));
        const rest = withoutShared(text);
        const end = rest.slice(rest.lastIndexOf('</head>'));
        expect(html.endsWith(end)).toBe(true);
        // what is gone are titles, descriptions and canonical links alone
        const own =
          /<title>|<\/title>|<meta name="description" content="x">|<link rel=canonical>|text|<[!/\w-]*>|<!--|-->|"|\n/g;
        expect(rest.replaceAll(own, '')).toBe(html.replaceAll(own, '').slice(0, rest.replaceAll(own, '').length));
      }),
      { numRuns: 500 },
    );
  });

  it('whatever the API answers: nothing is thrown', async () => {
    const json = fc.json({ maxDepth: 4 }).map((text) => `{"success":true,"data":{"venue":${text}}}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, fc.string()), async (body) => {
        expect(await (await visit('venue/x', { fetch: apiSaying(body) })).text()).toBe(PAGE);
      }),
      { numRuns: 300 },
    );
  });
});

describe('one line', () => {
  it.each([
    ['  a\n\tb  c ', 'a b c'],
    ['abcdefghij', 'abcdefghij'],
    ['abcdefghijk', 'abcdefghi…'],
    ['abcdefgh ijk', 'abcdefgh…'],
    ['🏀🏀🏀🏀🏀🏀🏀🏀🏀🏀🏀', '🏀🏀🏀🏀🏀🏀🏀🏀🏀…'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['a\uD800b', 'a b'],
    ['Gjirokastër\u00a0–\u00a0x'.slice(0, 10), 'Gjirokastë'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%j', (text, line) => expect(oneLine(text, 10)).toBe(line));
});
