/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const WeekdayMax = 7;



export const Weekday = zod.int().min(1).max(WeekdayMax).describe('ISO weekday, 1 is Monday');

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;
