/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageIds } from './imageIds.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';

export interface CreateOrganizationBody {
  name: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id: Id;
  description?: ManyLines;
}
