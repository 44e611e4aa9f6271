/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface CreateVenueBody {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /**
     * Ids of uploaded images, the covers in order
     * @maxItems 10
     */
  images?: Id[];
  city_id: Id;
  /**
     * @minLength 1
     * @maxLength 200
     */
  address: string;
  /**
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /** @maxLength 2000 */
  description?: string;
  /**
     * e.g. +355
     * @pattern ^\+\d{1,4}$
     */
  phone_prefix?: string;
  /**
     * @minLength 9
     * @maxLength 30
     * @pattern ^(?=(\D*\d){9})(\+?\d{2,15}|[\d ]*\d[\d ]*)$
     */
  phone_number: string;
  is_bookable?: boolean;
}
