import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInsideAddress, toPageAddress } from '../../src/shared/routing/inside-address.ts';
import { addressCases, ORIGIN } from './deep-links-addresses.ts';

/** The address a browser opens for the result, as a link and as a full page load. */
function expectInside(inside: string): void {
  const page = new URL(toPageAddress(inside), `${ORIGIN}/app/venues`);
  expect([page.origin, page.username, page.password]).toEqual([ORIGIN, '', '']);
  expect(page.pathname).toMatch(/^\/app(\/|$)/);
  // the browser had nothing to normalize
  expect(page.href).toBe(new URL(ORIGIN).origin + encodeAsBrowser(toPageAddress(inside)));
  expect(new URL(inside, ORIGIN).origin).toBe(ORIGIN);
}
/** Non-ASCII letters are encoded; the structure is unchanged. */
const encodeAsBrowser = (address: string): string =>
  new URL(`x:${address}`).href.slice(2).replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent);

describe('an address from outside (R7)', () => {
  it('has far more than 480 cases of its own, most of them refused', () => {
    const refused = addressCases.filter(({ inside }) => inside === null);
    expect(addressCases.length - refused.length).toBeGreaterThanOrEqual(400);
    expect(refused.length).toBeGreaterThanOrEqual(480);
  });

  it('[DL-01] [DL-02] [DL-03] [DL-04] becomes what the list says, for every case of the list', () => {
    const wrong = addressCases.flatMap(({ outside, inside }) => {
      const got = toInsideAddress(outside, ORIGIN);
      return got === inside ? [] : [{ outside, inside, got }];
    });
    expect(wrong).toEqual([]);
  });

  it('stays inside the app for a browser too, in every case that is let in', () => {
    expect.hasAssertions();
    for (const { inside } of addressCases) if (inside !== null) expectInside(inside);
  });

  it('is refused or inside, whatever it is put together from (20,000 cases)', () => {
    const signs = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '%00',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u202e',
      '\ud800',
      '。',
    ];
    const words = ['app', '/app', '/app/', 'venues', 'evil.example', ORIGIN, 'https:', 'javascript:', 'a'];
    const piece = fc.constantFrom(...signs, ...words);
    const start = fc.constantFrom('', '/', '/app', '/app/', ORIGIN, `${ORIGIN}/app/`);
    let admitted = 0;
    fc.assert(
      fc.property(start, fc.array(piece, { maxLength: 8 }), (first, pieces) => {
        const inside = toInsideAddress(first + pieces.join(''), ORIGIN);
        if (inside === null) return;
        admitted += 1;
        expect(inside.startsWith('/')).toBe(true);
        expectInside(inside);
      }),
      { numRuns: 20_000 },
    );
    expect(admitted).toBeGreaterThan(1_000);
  });

  it('is refused or inside, whatever the text (20,000 cases)', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.webPath(),
        ),
        (outside) => {
          const inside = toInsideAddress(outside, ORIGIN);
          if (inside !== null) expectInside(inside);
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
