/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueSort = zod.enum(['name', 'distance', 'price', 'submitted']);

export type VenueSort = zod.input<typeof VenueSort>;
export type VenueSortOutput = zod.output<typeof VenueSort>;
