/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageIds } from './imageIds.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { Slug } from './slug.ts';

export interface UpdateVenueBody {
  name?: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id?: Id;
  address?: OneLine;
  latitude?: Latitude;
  longitude?: Longitude;
  description?: ManyLines;
  phone_prefix?: PhonePrefix;
  phone_number?: PhoneNumber;
  is_bookable?: boolean;
  slug?: Slug;
  status?: PublicationStatus;
}
