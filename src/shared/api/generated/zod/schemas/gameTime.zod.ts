/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GameTime = zod.enum(['upcoming', 'live', 'past']).describe('live: on now; past: latest first, results that wait for the user before all others');

export type GameTime = zod.input<typeof GameTime>;
export type GameTimeOutput = zod.output<typeof GameTime>;
