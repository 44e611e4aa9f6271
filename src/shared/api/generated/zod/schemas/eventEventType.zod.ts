/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventEventType = zod.enum(['EventChanged', 'GameChanged']).describe('Events that only the server sends, to the people of an event or a game (decisions 041 and 042)');

export type EventEventType = zod.input<typeof EventEventType>;
export type EventEventTypeOutput = zod.output<typeof EventEventType>;
