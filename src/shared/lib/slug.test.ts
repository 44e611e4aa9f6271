import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVED_SLUGS, isAllowedSlug, slugify, uniqueSlug } from './slug.ts';

/** The routes of the ledger (RT-07 … RT-63), as far as their first segment is fixed text. */
const ROUTES =
  '/games /teams /t/:slug /events /venues /account /explore /bookings /settings /tutorials /auth/login /event/{id} /communities /community/{id} /team/{slug} /applications /application/{id} /competitions /competition/{id} /venue/{slug} /fixtures/{id} /notifications /super/in-review /admin/team';

describe('slugs', () => {
  it.each([
    ['Fusha e Liqenit', 'fusha-e-liqenit'],
    ['Tenis për Fillestarë', 'tenis-per-fillestare'],
    ['Çarçaf & Zoë!', 'carcaf-zoe'],
    ['  Vjosa 5x5  ', 'vjosa-5x5'],
    ['⚽', ''],
  ])('%j is %j', (name, slug) => expect(slugify(name)).toBe(slug));

  it('slugify is stable on its own results', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(slugify(name))).toBe(slugify(name));
      }),
    );
  });

  it.each(ROUTES.split(' '))('%s hides no entity', (route) => expect(RESERVED_SLUGS).toContain(route.split('/')[1]));

  it('knows reserved, malformed and free slugs', () => {
    expect(isAllowedSlug('venues')).toBe(false);
    expect(isAllowedSlug('Arena')).toBe(false);
    expect(isAllowedSlug('')).toBe(false);
    expect(isAllowedSlug('arena-dajti')).toBe(true);
  });

  it('steps past what is taken or reserved', () => {
    expect(uniqueSlug('Arena Dajti', (slug) => slug === 'arena-dajti')).toBe('arena-dajti-2');
    expect(uniqueSlug('Events', () => false)).toBe('events-2');
    expect(uniqueSlug('⚽', () => false)).toBe('x');
  });
});
