/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CompetitionRoomEventType = zod.enum(['competition-changed', 'game-changed']).describe('Events of the room competition-{id}: the competition or its teams; a game of it (decision 055)');

export type CompetitionRoomEventType = zod.input<typeof CompetitionRoomEventType>;
export type CompetitionRoomEventTypeOutput = zod.output<typeof CompetitionRoomEventType>;
