/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RealtimeEventType = zod.enum(['NewBookingAdded', 'EventCreationNotification', 'EventInvitationNotification']);

export type RealtimeEventType = zod.input<typeof RealtimeEventType>;
export type RealtimeEventTypeOutput = zod.output<typeof RealtimeEventType>;
