/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Block } from './block.zod.ts';
import { Booking } from './booking.zod.ts';
import { CalendarDay } from './calendarDay.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Permissions } from './permissions.zod.ts';

export const GetVenueCalendar200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "courts": zod.array(CourtRef).describe('In the order of the venue'),
  "days": zod.array(CalendarDay),
  "bookings": zod.array(Booking).describe('Those that hold or held a slot in these days: pending and confirmed'),
  "blocks": zod.array(Block).describe('Those that concern these days'),
  "permissions": Permissions.describe('book: may book for others; block: may close courts')
})
})

export type GetVenueCalendar200 = zod.input<typeof GetVenueCalendar200>;
export type GetVenueCalendar200Output = zod.output<typeof GetVenueCalendar200>;
