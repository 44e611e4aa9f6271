/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';

export interface ListCitiesData {
  cities: City[];
}
