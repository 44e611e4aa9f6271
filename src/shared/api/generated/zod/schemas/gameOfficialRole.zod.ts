/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameOfficialRole = zod.enum(['referee', 'tracker']).describe('tracker: keeps the score');

export type GameOfficialRole = zod.input<typeof GameOfficialRole>;
export type GameOfficialRoleOutput = zod.output<typeof GameOfficialRole>;
