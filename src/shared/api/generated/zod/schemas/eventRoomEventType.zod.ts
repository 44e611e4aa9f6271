/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventRoomEventType = zod.enum(['event-changed', 'answers-changed', 'game-changed']).describe('Events of the room event-{id}, with the actor in data.activity: the event; answers and people; its game (decision 041)');

export type EventRoomEventType = zod.input<typeof EventRoomEventType>;
export type EventRoomEventTypeOutput = zod.output<typeof EventRoomEventType>;
