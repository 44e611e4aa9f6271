/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { VenueDayFigures } from './venueDayFigures.zod.ts';
import { VenueFigures } from './venueFigures.zod.ts';

export const GetVenueFigures200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "days": zod.array(VenueDayFigures),
  "week": VenueFigures,
  "week_before": VenueFigures,
  "next": zod.array(Booking).describe('The next confirmed bookings of today, at most five')
})
})

export type GetVenueFigures200 = zod.input<typeof GetVenueFigures200>;
export type GetVenueFigures200Output = zod.output<typeof GetVenueFigures200>;
