/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EntityName } from './entityName.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';

/**
 * A place without a booking
 */
export interface EventLocation {
  name: EntityName;
  /**
     * @maxLength 200
     * @nullable
     */
  address: string | null;
  /** Both or neither of latitude and longitude */
  latitude: Latitude | null;
  longitude: Longitude | null;
}
