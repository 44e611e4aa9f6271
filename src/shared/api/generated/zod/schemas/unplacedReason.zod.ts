/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UnplacedReason = zod.enum(['kick-off', 'order', 'rest', 'official', 'court']).describe('kick-off: its matchday has none; order: it would not stand between the games before and after it; rest: of team; official: taken; court: all are taken');

export type UnplacedReason = zod.input<typeof UnplacedReason>;
export type UnplacedReasonOutput = zod.output<typeof UnplacedReason>;
