/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';

export interface BookingVenue {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  address: string;
  /** Prefix and number */
  phone: string;
}
