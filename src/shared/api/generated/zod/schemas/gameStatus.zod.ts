/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameStatus = zod.enum(['unscheduled', 'scheduled', 'live', 'break', 'finished', 'postponed', 'cancelled', 'suspended', 'abandoned', 'walkover']);

export type GameStatus = zod.input<typeof GameStatus>;
export type GameStatusOutput = zod.output<typeof GameStatus>;
