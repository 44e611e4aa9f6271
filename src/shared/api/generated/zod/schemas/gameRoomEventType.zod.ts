/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameRoomEventType = zod.enum(['result-changed', 'fixture-event', 'fixture-clock', 'fixture-status']).describe('Events of the room fixture-{id}: sides or result (decision 042); of a tracked game what happened, its clock, and its periods and tracker (decision 063)');

export type GameRoomEventType = zod.input<typeof GameRoomEventType>;
export type GameRoomEventTypeOutput = zod.output<typeof GameRoomEventType>;
