/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';

export interface CommunityRef {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
}
