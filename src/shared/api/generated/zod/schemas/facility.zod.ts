/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Facility = zod.enum(['changing-rooms', 'showers', 'free-parking', 'coffee-bar', 'spectator-seating', 'wifi', 'indoor-court']);

export type Facility = zod.input<typeof Facility>;
export type FacilityOutput = zod.output<typeof Facility>;
