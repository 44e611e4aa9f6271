/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingPreview } from './bookingPreview.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const PreviewBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": BookingPreview
})

export type PreviewBooking200 = zod.input<typeof PreviewBooking200>;
export type PreviewBooking200Output = zod.output<typeof PreviewBooking200>;
