/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventJoinPolicy = zod.enum(['open', 'approval']).describe('approval: the host decides about each who was not invited');

export type EventJoinPolicy = zod.input<typeof EventJoinPolicy>;
export type EventJoinPolicyOutput = zod.output<typeof EventJoinPolicy>;
