/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventAnswer = zod.enum(['going', 'maybe', 'declined']);

export type EventAnswer = zod.input<typeof EventAnswer>;
export type EventAnswerOutput = zod.output<typeof EventAnswer>;
