/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Sport } from './sport.ts';

export interface ListSportsData {
  sports: Sport[];
}
