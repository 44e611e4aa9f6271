import '../../shared/lib/zod-setup.ts';
import { boolean, type input, type output, string, type ZodNumber } from 'zod';
import { emptyPhone, phoneShape, withStoredPhone } from '../../entities/person/phone.ts';
import { phoneFields } from '../../shared/lib/phone-number.ts';
import type { Place } from '../../entities/venue-map/albania.ts';
import type { UpdateVenueBody as VenueChanges, Venue } from '../../shared/api/generated/model';
import { CreateVenueBody } from '../../shared/api/generated/zod/schemas/createVenueBody.zod.ts';
import { Description } from '../../shared/api/generated/zod/schemas/description.zod.ts';
import { Slug } from '../../shared/api/generated/zod/schemas/slug.zod.ts';

const { city_id, address, latitude, longitude } = CreateVenueBody.shape;

/** Degrees as they are typed or put there by the pin; a comma is a decimal point too. */
const DEGREES = /^[+-]?\d{1,3}([.,]\d+)?$/;
const toDegrees = (text: string): number => Number(text.replace(',', '.'));
const degrees = (wire: ZodNumber) => string().trim().regex(DEGREES).transform(toDegrees).pipe(wire);

const fields = CreateVenueBody.pick({ name: true }).extend({
  ...phoneShape,
  description: Description,
  is_bookable: boolean(),
  city_id: string().transform(Number).pipe(city_id),
  address,
  latitude: degrees(latitude),
  longitude: degrees(longitude),
});

/** A new venue. Selects and coordinates hold text. Source: VEN-06 … VEN-12, VEN-20 … VEN-25, ENT-25. */
export const newVenueSchema = fields.transform(withStoredPhone);
/** A venue that exists has an address of its page too (ENT-26). */
export const venueSchema = fields.extend({ slug: string().trim().toLowerCase().pipe(Slug) }).transform(withStoredPhone);

/** A new venue, in the order of the fields; most are in the owner's own city. */
export const emptyVenue = (cityId: number | undefined): input<typeof newVenueSchema> => ({
  name: '',
  ...emptyPhone,
  description: '',
  is_bookable: false,
  city_id: cityId === undefined ? '' : String(cityId),
  address: '',
  latitude: '',
  longitude: '',
});

/** A venue as form values, in the order of the fields. A venue at 0° 0° has no place yet. */
export function venueValues(venue: Venue): input<typeof venueSchema> {
  const { name: called, description, is_bookable, address: street } = venue;
  const isPlaced = venue.latitude !== 0 || venue.longitude !== 0;
  return {
    name: called,
    ...phoneFields(venue),
    description,
    is_bookable,
    city_id: String(venue.city.id),
    address: street,
    latitude: isPlaced ? String(venue.latitude) : '',
    longitude: isPlaced ? String(venue.longitude) : '',
    slug: venue.slug,
  };
}

/** The request body: only what differs from the venue, so that what others changed meanwhile stays. */
export function venueChanges(values: output<typeof venueSchema>, venue: Venue): VenueChanges {
  const before = { ...venue, city_id: venue.city.id };
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => before[field as keyof typeof values] !== value), // keys of the schema
  );
}

/** The place that two typed coordinates name; null while they name none. */
export function placeOf(typedLatitude: string, typedLongitude: string): Place | null {
  const [lat, lng] = [typedLatitude.trim(), typedLongitude.trim()];
  if (!DEGREES.test(lat) || !DEGREES.test(lng)) return null;
  const place = { latitude: toDegrees(lat), longitude: toDegrees(lng) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}
