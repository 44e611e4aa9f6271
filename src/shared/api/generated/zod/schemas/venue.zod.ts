/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingPolicy } from './bookingPolicy.zod.ts';
import { City } from './city.zod.ts';
import { Court } from './court.zod.ts';
import { Facility } from './facility.zod.ts';
import { FreeSlot } from './freeSlot.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { Money } from './money.zod.ts';
import { NextFree } from './nextFree.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';
import { Sport } from './sport.zod.ts';
import { VenueDisabled } from './venueDisabled.zod.ts';
import { VenueReview } from './venueReview.zod.ts';

export const venueCourtsCountMin = 0;

export const venueDistanceMMin = 0;

export const venueFreeSlotsMax = 6;



export const Venue = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "status": PublicationStatus,
  "image": ImageOrNull.describe('Logo'),
  "images": zod.array(Image).describe('Cover photos'),
  "city": City,
  "address": zod.string(),
  "latitude": Latitude,
  "longitude": Longitude,
  "description": zod.string(),
  "phone_prefix": zod.string(),
  "phone_number": zod.string(),
  "is_bookable": zod.boolean(),
  "sports": zod.array(Sport).describe('The sports of its public courts'),
  "courts": zod.array(Court).describe('The public courts; all of them for users of the venue; may be empty in a list'),
  "courts_count": zod.int().min(venueCourtsCountMin),
  "price_from": zod.union([Money,zod.null()]),
  "facilities": zod.array(Facility).describe('The facilities of all its courts together'),
  "is_bookmarked": zod.boolean(),
  "booking_policy": BookingPolicy,
  "distance_m": zod.int().min(venueDistanceMMin).optional().describe('Only when lat and lng were given'),
  "free_slots": zod.array(FreeSlot).max(venueFreeSlotsMax).optional().describe('Only when a date was given'),
  "next_free": zod.union([NextFree,zod.null()]),
  "review": zod.union([VenueReview,zod.null()]),
  "disabled": zod.union([VenueDisabled,zod.null()]),
  "permissions": Permissions
});

export type Venue = zod.input<typeof Venue>;
export type VenueOutput = zod.output<typeof Venue>;
