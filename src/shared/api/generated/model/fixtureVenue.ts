/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface FixtureVenue {
  id: Id;
  slug: string;
  name: string;
}
