/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingPolicy } from './bookingPolicy.ts';
import type { City } from './city.ts';
import type { Court } from './court.ts';
import type { Facility } from './facility.ts';
import type { FreeSlot } from './freeSlot.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';
import type { Money } from './money.ts';
import type { NextFree } from './nextFree.ts';
import type { Permissions } from './permissions.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { Sport } from './sport.ts';
import type { VenueDisabled } from './venueDisabled.ts';
import type { VenueReview } from './venueReview.ts';

export interface Venue {
  id: Id;
  slug: string;
  name: string;
  status: PublicationStatus;
  /** Logo */
  image: ImageOrNull;
  /** Cover photos */
  images: Image[];
  city: City;
  address: string;
  latitude: Latitude;
  longitude: Longitude;
  description: string;
  phone_prefix: string;
  phone_number: string;
  is_bookable: boolean;
  /** The sports of its public courts */
  sports: Sport[];
  /** The public courts; all of them for users of the venue; may be empty in a list */
  courts: Court[];
  /** @minimum 0 */
  courts_count: number;
  price_from: Money | null;
  /** The facilities of all its courts together */
  facilities: Facility[];
  is_bookmarked: boolean;
  booking_policy: BookingPolicy;
  /**
     * Only when lat and lng were given
     * @minimum 0
     */
  distance_m?: number;
  /**
     * Only when a date was given
     * @maxItems 6
     */
  free_slots?: FreeSlot[];
  next_free: NextFree | null;
  review: VenueReview | null;
  disabled: VenueDisabled | null;
  permissions: Permissions;
}
