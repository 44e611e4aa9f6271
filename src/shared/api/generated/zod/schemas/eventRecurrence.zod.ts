/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventRecurrence = zod.enum(['none', 'weekly']);

export type EventRecurrence = zod.input<typeof EventRecurrence>;
export type EventRecurrenceOutput = zod.output<typeof EventRecurrence>;
