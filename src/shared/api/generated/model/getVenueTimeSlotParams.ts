/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestDate } from './requestDate.ts';

export type GetVenueTimeSlotParams = {
/**
 * Today when absent
 */
date?: RequestDate;
};
