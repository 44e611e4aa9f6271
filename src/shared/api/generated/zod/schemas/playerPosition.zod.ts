/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PlayerPosition = zod.enum(['goalkeeper', 'defender', 'midfielder', 'forward', 'guard', 'center', 'setter', 'hitter', 'libero']).describe('Football has the first four; basketball guard, forward, center; volleyball setter, hitter, libero; tennis none (R36)');

export type PlayerPosition = zod.input<typeof PlayerPosition>;
export type PlayerPositionOutput = zod.output<typeof PlayerPosition>;
