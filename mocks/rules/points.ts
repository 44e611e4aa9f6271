import type { VenueRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { existing } from './views/lookups.ts';

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
