/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface EventVenue {
  id: Id;
  slug: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}
