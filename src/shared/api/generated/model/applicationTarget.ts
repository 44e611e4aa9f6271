/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationTargetType } from './applicationTargetType.ts';
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';

/**
 * What the applicant wants to join
 */
export interface ApplicationTarget {
  type: ApplicationTargetType;
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
}
