/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventCourtChoice = zod.enum(['keep', 'free']);

export type EventCourtChoice = zod.input<typeof EventCourtChoice>;
export type EventCourtChoiceOutput = zod.output<typeof EventCourtChoice>;
