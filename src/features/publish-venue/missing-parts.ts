import type { Venue } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';

/** A part of a venue's presentation, named as the overview names it. */
export type VenuePart =
  | 'name'
  | 'city'
  | 'address'
  | 'location'
  | 'phone'
  | 'image'
  | 'courts'
  | 'description'
  | 'covers'
  | 'bookable';

export interface VenueParts {
  /** Needed before a review, and not there; in the order of the fields. */
  missing: VenuePart[];
  /** Needed and there. */
  done: VenuePart[];
  /** What players would miss. */
  optional: VenuePart[];
}

/** What a venue lacks. The server decides at the submit; this leads to it (design §4: draft → in-review). */
export function venueParts(venue: Venue): VenueParts {
  const hasCourts = venue.courts_count > 0;
  const needed: Partial<Record<VenuePart, boolean>> = {
    name: venue.name.trim() !== '',
    city: true, // no venue is without
    address: venue.address.trim() !== '',
    location: venue.latitude !== 0 || venue.longitude !== 0,
    phone: venue.phone_number.trim() !== '',
    image: venue.image !== null,
    ...((venue.is_bookable || hasCourts) && { courts: hasCourts }),
  };
  const wished: Partial<Record<VenuePart, boolean>> = {
    ...(!('courts' in needed) && { courts: false }),
    description: venue.description.trim() !== '',
    covers: venue.images.length > 0,
    ...(hasCourts && { bookable: venue.is_bookable }),
  };
  return { missing: partsWith(needed, false), done: partsWith(needed, true), optional: partsWith(wished, false) };
}

const partsWith = (parts: Partial<Record<VenuePart, boolean>>, isThere: boolean): VenuePart[] =>
  Object.entries(parts).flatMap(([part, is]) => (is === isThere ? [part as VenuePart] : [])); // keys of the record

const fields = {
  name: 'name',
  city: 'city_id',
  address: 'address',
  location: 'latitude',
  phone: 'phone_number',
  description: 'description',
  bookable: 'is_bookable',
} as const;

/** Where a part is added: its view, and there its field. */
export function partAddress(part: VenuePart): string {
  if (part === 'courts') return paths.manageVenue('courts');
  if (part === 'image' || part === 'covers') return paths.manageVenue('photos');
  return `${paths.manageVenue('details')}#${fields[part]}`;
}
