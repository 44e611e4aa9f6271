/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageOrNull } from './imageOrNull.ts';
import type { PostLinkType } from './postLinkType.ts';
import type { PostSlot } from './postSlot.ts';
import type { Sport } from './sport.ts';

/**
 * A venue, a team or a free time that the text links to, as everybody may see it
 */
export interface PostLink {
  type: PostLinkType;
  /** Inside the app, e.g. /venue/arena-rinia */
  path: string;
  /** Of the venue or the team */
  name: string;
  image: ImageOrNull;
  city: string;
  /** Of a team and of the court */
  sport: Sport | null;
  slot: PostSlot | null;
}
