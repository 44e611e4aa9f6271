/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingSeries } from './bookingSeries.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const endBookingSeries200DataCancelledCountMin = 0;


export const EndBookingSeries200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "series": BookingSeries,
  "cancelled_count": zod.int().min(endBookingSeries200DataCancelledCountMin)
})
})

export type EndBookingSeries200 = zod.input<typeof EndBookingSeries200>;
export type EndBookingSeries200Output = zod.output<typeof EndBookingSeries200>;
