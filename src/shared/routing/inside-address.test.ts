import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInsideAddress, toPageAddress } from './inside-address.ts';

const origin = 'https://fusha.example';

describe('an outside address turned inside (R7)', () => {
  it.each([
    ['/app', '/'],
    ['/app/', '/'],
    ['/app/venues', '/venues'],
    ['/app/venues?a=1#b', '/venues?a=1#b'],
    ['/application/5', '/application/5'],
    ['/venues?returnTo=//evil.com', '/venues?returnTo=//evil.com'],
    [`${origin}/app/venues`, '/venues'],
    ['/venue/fusha-e-liqenit?date=2026-11-26&book=1', '/venue/fusha-e-liqenit?date=2026-11-26&book=1'],
  ])('[DL-01] [DL-02] [DL-03] %s → %s', (outside, inside) => {
    expect(toInsideAddress(outside, origin)).toBe(inside);
  });

  it.each([
    null,
    '',
    'not a url',
    'venues',
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/app//evil.com',
    '/app/\\evil.com',
    '/app/..//evil.com',
    '/app/../admin',
    '/%2e%2e/x',
    '/a/%2E%2e/b',
    '/.',
    '/a/./b',
    '/app/%2f%2fevil.com',
    '/app/%5cevil.com',
    '/%252f%252fevil.com',
    '/a%00b',
    '/a\tb',
    '/a\nb',
    '/a b',
    '/ ',
    ' /a',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:x',
    'file:///etc',
    'https://evil.com',
    'https://evil.com/app/venues',
    'http://fusha.example/app',
    'https://fusha.example.evil.com/app',
    'https://fusha.example@evil.com/',
    'https://fusha.example:8443/app',
    'https://user@fusha.example/app',
    'https://fusha.example',
    'ftp://fusha.example/',
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '///',
    '////evil.com',
    '/app///x',
    '/\u0000',
    '/\u007f',
    '/\u0085',
    '?x=1',
    '#x',
    `/${'a'.repeat(2_000)}`,
    'app://x/app//evil.com',
    'mailto:a@b.c',
    '/.%2e/x',
    '/%c0%ae%c0%ae/x',
  ])('[DL-04] refuses %j', (outside) => {
    expect(toInsideAddress(outside, origin)).toBeNull();
  });

  it('[DL-04] takes 2,000 characters, and not one more', () => {
    const longest = `/${'a'.repeat(1_999)}`;
    expect(toInsideAddress(longest, origin)).toBe(longest);
    expect(toInsideAddress(`${longest}a`, origin)).toBeNull();
  });

  it('never leaves the origin, whatever is thrown at it (5,000 cases)', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'app',
      'evil.com',
      'https:',
      'javascript:',
      '\t',
      '\n',
      ' ',
      'a',
      '%25',
      '\u202e',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const inside = toInsideAddress(pieces.join(''), origin);
        if (inside === null) return;
        const url = new URL(`/app${inside}`, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith('/app/')).toBe(true);
        expect(new URL(inside, origin).origin).toBe(origin);
      }),
      { numRuns: 5_000 },
    );
  });
});

it('the address of a page is the one inside, below the app’s own', () =>
  expect(toPageAddress('/venues?a=1')).toBe('/app/venues?a=1'));
