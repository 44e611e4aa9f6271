import { RESERVED_SLUGS } from '../src/shared/lib/slug.ts';
import { MAX_ID, toWhole } from '../src/shared/routing/search-params.ts';
import { SLUG } from '../src/shared/routing/slug-address.ts';

/** What a page is about, by slug or by id. */
export interface Subject {
  kind: 'venue' | 'team' | 'competition' | 'event' | 'game' | 'community' | 'slug';
  key: string;
}

/** First segments of pages with a slug, and of those with an id and the pages within it that everybody may read (`route-table.ts`). */
const BY_SLUG = { venue: 'venue', team: 'team', t: 'team' } as const;
const BY_ID = {
  competition: { kind: 'competition', within: ['about', 'teams', 'fixtures', 'results', 'standings'] },
  event: { kind: 'event', within: ['info', 'participants', 'game'] },
  community: { kind: 'community', within: ['feed', 'events', 'members'] },
  fixtures: { kind: 'game', within: [] },
} as const;

/** What an address of the app is about; null for every page that is about no single thing, or not for everybody. */
export function subjectOf(pathname: string): Subject | null {
  const [first = '', second, third, ...more] = segmentsOf(pathname) ?? [];
  if (first === '' || more.length > 0) return null;
  if (second === undefined) return slugSubject('slug', RESERVED_SLUGS.has(first.toLowerCase()) ? '' : first);
  if (isKey(BY_SLUG, first)) return third === undefined ? slugSubject(BY_SLUG[first], second) : null;
  if (!isKey(BY_ID, first)) return null;
  const { kind, within } = BY_ID[first];
  if (third !== undefined && !within.some((page) => page === third)) return null;
  const id = toWhole(second, MAX_ID);
  return id === undefined ? null : { kind, key: String(id) };
}

/** Slugs are kept in small letters, and the app leads to them (design §12). */
function slugSubject(kind: Subject['kind'], text: string): Subject | null {
  const slug = text.toLowerCase();
  return SLUG.test(slug) ? { kind, key: slug } : null;
}

/** The parts below `/app/`; null for what is not below it, or cannot be decoded. */
function segmentsOf(pathname: string): string[] | null {
  if (!pathname.startsWith('/app/')) return null;
  try {
    return pathname.slice('/app/'.length).replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

const isKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);
