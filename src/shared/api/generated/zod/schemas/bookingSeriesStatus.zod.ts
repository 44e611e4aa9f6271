/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BookingSeriesStatus = zod.enum(['active', 'ended']);

export type BookingSeriesStatus = zod.input<typeof BookingSeriesStatus>;
export type BookingSeriesStatusOutput = zod.output<typeof BookingSeriesStatus>;
