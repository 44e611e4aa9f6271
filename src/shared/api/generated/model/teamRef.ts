/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';

export interface TeamRef {
  id: Id;
  slug: string;
  name: string;
  /**
     * Three or four letters
     * @minLength 1
     * @maxLength 4
     */
  short_name: string;
  image: ImageOrNull;
}
