/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface UpdateOrganizationBody {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name?: string;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /**
     * Ids of uploaded images, the covers in order
     * @maxItems 10
     */
  images?: Id[];
  city_id?: Id;
  /** @maxLength 2000 */
  description?: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  slug?: string;
}
