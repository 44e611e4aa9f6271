/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ChangedVenueStatus = zod.enum(['disabled', 'published']);

export type ChangedVenueStatus = zod.input<typeof ChangedVenueStatus>;
export type ChangedVenueStatusOutput = zod.output<typeof ChangedVenueStatus>;
