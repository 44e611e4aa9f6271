/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { ModuleType } from './moduleType.ts';

/**
 * One role of the user, bound to one module.
 */
export interface Profile {
  type: ModuleType;
  /** The venue, team or organization; the user id for base and superuser */
  entity_id: Id;
  id: Id;
  name: string;
  /** @nullable */
  slug: string | null;
  image: ImageOrNull;
  /** Role in the entity, e.g. owner */
  role: string;
  /** @minimum 0 */
  unread_count: number;
}
