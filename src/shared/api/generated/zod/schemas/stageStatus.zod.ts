/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StageStatus = zod.enum(['draft', 'ready', 'active', 'finished']);

export type StageStatus = zod.input<typeof StageStatus>;
export type StageStatusOutput = zod.output<typeof StageStatus>;
