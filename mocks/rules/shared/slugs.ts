import { uniqueSlug } from '../../../src/shared/lib/slug.ts';
import type { DbReader } from '../../db/tables.ts';

/** Slugs are unique across all types and never a route's first segment (design §12). */
export const isSlugTaken = (db: DbReader, slug: string): boolean =>
  db.venues.one('slug', slug) !== undefined ||
  db.teams.one('slug', slug) !== undefined ||
  db.organizations.one('slug', slug) !== undefined ||
  db.communities.one('slug', slug) !== undefined ||
  db.competitions.one('slug', slug) !== undefined;

/** A free one, made of a name. */
export const newSlug = (db: DbReader, name: string): string => uniqueSlug(name, (slug) => isSlugTaken(db, slug));
