/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Court } from './court.ts';

export interface ListCourtsData {
  courts: Court[];
}
