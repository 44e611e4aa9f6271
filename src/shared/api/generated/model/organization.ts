/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Permissions } from './permissions.ts';

export interface Organization {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  images: Image[];
  city: City;
  description: string;
  /**
     * The setting of this name: a phone number or an address to write to
     * @nullable
     */
  public_contact: string | null;
  /** @minimum 0 */
  competitions_count: number;
  /** edit: profile, pictures and settings; manage_users; manage_competitions. All are false outside the module organization */
  permissions: Permissions;
}
