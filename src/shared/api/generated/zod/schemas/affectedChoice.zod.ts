/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingPlaceTo } from './bookingPlaceTo.zod.ts';
import { BookingReason } from './bookingReason.zod.ts';
import { ClosureAction } from './closureAction.zod.ts';
import { Id } from './id.zod.ts';

export const AffectedChoice = zod.strictObject({
  "booking_id": Id,
  "action": ClosureAction,
  "to": BookingPlaceTo.optional().describe('Of a move; the nearest free time when absent'),
  "reason": BookingReason.optional().describe('What the player reads; that of the block when absent')
}).describe('What happens to one booking in a closed time.');

export type AffectedChoice = zod.input<typeof AffectedChoice>;
export type AffectedChoiceOutput = zod.output<typeof AffectedChoice>;
