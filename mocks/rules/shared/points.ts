import type { VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from './lookups.ts';

/** Where something is, for a search nearby. */
export interface Point {
  readonly cityId: number;
  readonly lat: number;
  readonly lng: number;
}

export const pointOfVenue = ({ city_id, latitude, longitude }: VenueRecord): Point => ({
  cityId: city_id,
  lat: latitude,
  lng: longitude,
});

export function pointOfCity(db: DbReader, cityId: number): Point {
  const { latitude, longitude } = existing(db.cities.get(cityId), 'city');
  return { cityId, lat: latitude, lng: longitude };
}

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the great circle (haversine). */
export function distanceBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
