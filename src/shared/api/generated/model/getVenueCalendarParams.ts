/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';

export type GetVenueCalendarParams = {
/**
 * First day
 */
from: RequestDate;
/**
 * Last day; at most seven days in all
 */
to: RequestDate;
court_id?: Id;
};
