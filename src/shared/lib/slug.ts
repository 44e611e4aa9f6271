/** Public addresses of venues, teams, organizations, competitions and communities (design §12). */
import { fold } from './text/fold.ts';

/**
 * First segments of every route (RT-07 … RT-63) and of what the server serves beside them. `/:slug` would be
 * hidden behind them (R12), so no entity may take one.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  [
    'account admin application applications auth bookings communities community competition competitions event events',
    'explore fixtures games notifications settings super t team teams tutorials venue venues',
    'app api assets builds share',
  ].flatMap((line) => line.split(' ')),
);

/** Lower case, ë→e, ç→c, everything else that is not a letter or digit becomes one '-'. May be empty. */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** True for a slug an entity may have: in its normal form and no first segment of a route. */
export function isAllowedSlug(slug: string): boolean {
  return slug !== '' && slug === slugify(slug) && !RESERVED_SLUGS.has(slug);
}

/** The name's slug, or the first of slug-2, slug-3 … that is neither reserved nor taken. */
export function uniqueSlug(name: string, isTaken: (slug: string) => boolean): string {
  const base = slugify(name) || 'x';
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (isAllowedSlug(slug) && !isTaken(slug)) return slug;
  }
}
