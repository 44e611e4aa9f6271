/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventOwnerType } from './eventOwnerType.ts';
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';

/**
 * In whose name it takes place
 */
export interface EventOwner {
  type: EventOwnerType;
  /** Of the user, community, team or organization */
  id: Id;
  name: string;
  /**
     * null: a user
     * @nullable
     */
  slug: string | null;
  image: ImageOrNull;
}
