/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ParticipantStatus = zod.enum(['invited', 'requested', 'going', 'maybe', 'waitlisted', 'declined', 'removed']);

export type ParticipantStatus = zod.input<typeof ParticipantStatus>;
export type ParticipantStatusOutput = zod.output<typeof ParticipantStatus>;
