/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameSideKey = zod.enum(['home', 'away']).describe('Of an event: home wears black, away white');

export type GameSideKey = zod.input<typeof GameSideKey>;
export type GameSideKeyOutput = zod.output<typeof GameSideKey>;
