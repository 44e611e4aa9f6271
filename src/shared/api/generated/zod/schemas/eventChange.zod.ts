/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventChange = zod.enum(['requested', 'accepted', 'rejected', 'promoted', 'updated', 'cancelled', 'removed']).describe('News of an event: data.change of EventChanged; without it screens only read again');

export type EventChange = zod.input<typeof EventChange>;
export type EventChangeOutput = zod.output<typeof EventChange>;
