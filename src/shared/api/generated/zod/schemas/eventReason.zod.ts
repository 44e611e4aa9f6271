/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventReasonMax = 300;


export const EventReasonRegExp = new RegExp('\\S');


export const EventReason = zod.string().min(1).max(EventReasonMax).regex(EventReasonRegExp);

export type EventReason = zod.input<typeof EventReason>;
export type EventReasonOutput = zod.output<typeof EventReason>;
