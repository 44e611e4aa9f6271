/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const HandoverState = zod.enum(['offered', 'accepted', 'declined', 'withdrawn', 'expired']);

export type HandoverState = zod.input<typeof HandoverState>;
export type HandoverStateOutput = zod.output<typeof HandoverState>;
