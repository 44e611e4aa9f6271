/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameRoomEventType = zod.enum(['result-changed']).describe('Events of the room fixture-{id}: sides, score or result (decision 042)');

export type GameRoomEventType = zod.input<typeof GameRoomEventType>;
export type GameRoomEventTypeOutput = zod.output<typeof GameRoomEventType>;
