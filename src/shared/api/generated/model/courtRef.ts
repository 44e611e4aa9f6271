/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Sport } from './sport.ts';

export interface CourtRef {
  id: Id;
  name: string;
  sport: Sport;
}
