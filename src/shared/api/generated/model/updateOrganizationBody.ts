/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Description } from './description.ts';
import type { EntityName } from './entityName.ts';
import type { Id } from './id.ts';
import type { ImageIds } from './imageIds.ts';
import type { Slug } from './slug.ts';

export interface UpdateOrganizationBody {
  name?: EntityName;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id?: Id;
  description?: Description;
  slug?: Slug;
}
