/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ClosureAction = zod.enum(['move', 'cancel', 'ask']);

export type ClosureAction = zod.input<typeof ClosureAction>;
export type ClosureActionOutput = zod.output<typeof ClosureAction>;
