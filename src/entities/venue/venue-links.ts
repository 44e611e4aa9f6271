import type { Venue } from '../../shared/api/generated/model';
import { dialledPhone, type Phone } from '../../shared/lib/phone-number.ts';

/** A link that dials the number. */
export const phoneLink = (phone: Phone): string => `tel:${dialledPhone(phone)}`;

/** The way there, in whichever map app the device opens. */
export const directionsTo = ({ latitude, longitude }: Pick<Venue, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
