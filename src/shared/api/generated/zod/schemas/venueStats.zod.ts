/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Money } from './money.zod.ts';

export const venueStatsTodayBookingsMin = 0;

export const venueStatsPendingMin = 0;

export const venueStatsOccupancyWeekPctMin = 0;
export const venueStatsOccupancyWeekPctMax = 100;



export const VenueStats = zod.strictObject({
  "today_bookings": zod.int().min(venueStatsTodayBookingsMin),
  "pending": zod.int().min(venueStatsPendingMin).describe('Pending bookings'),
  "occupancy_week_pct": zod.number().min(venueStatsOccupancyWeekPctMin).max(venueStatsOccupancyWeekPctMax),
  "income_week": Money
});

export type VenueStats = zod.input<typeof VenueStats>;
export type VenueStatsOutput = zod.output<typeof VenueStats>;
