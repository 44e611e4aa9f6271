/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface City {
  id: Id;
  name: string;
  latitude: number;
  longitude: number;
}
