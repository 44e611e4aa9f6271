import type { Venue } from '../../shared/api/generated/model';
import { phoneGroups } from '../../shared/lib/phone-groups.ts';

/** Prefix and number as people write them. */
export const phoneText = ({ phone_prefix, phone_number }: Pick<Venue, 'phone_prefix' | 'phone_number'>): string =>
  phoneGroups(`${phone_prefix} ${phone_number}`);

/** The same as a link that dials. */
export const phoneLink = (venue: Pick<Venue, 'phone_prefix' | 'phone_number'>): string =>
  `tel:${phoneText(venue).replaceAll(/[^+\d]/g, '')}`;

/** The way there, in whichever map app the device opens. */
export const directionsTo = ({ latitude, longitude }: Pick<Venue, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
